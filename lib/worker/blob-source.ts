// A dropped file as bytes that can be read in pieces. A file that changed on disk since it was dropped cannot be read any
// more: the browser says so, and the task that reads it ends with that.

import type { ByteSource } from "../model/raw-document.ts";
import type { DroppedFile } from "./protocol.ts";

export function blobSource({ name, blob }: DroppedFile): ByteSource {
  return {
    name,
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  };
}
