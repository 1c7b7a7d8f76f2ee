// A file on disk as a ByteSource: read in ranges through one handle, never as a whole.

import { open } from "node:fs/promises";
import type { ByteSource } from "../model/raw-document.ts";

export interface OpenSource extends ByteSource {
  close(): Promise<void>;
}

export async function openFile(path: string, name: string): Promise<OpenSource> {
  const handle = await open(path, "r");
  const info = await handle.stat();
  if (!info.isFile()) {
    // A pipe or a device has no size and cannot be read in ranges: take what it gives.
    const bytes = await handle.readFile();
    await handle.close();
    return bytesSource(name, bytes);
  }
  return {
    name,
    size: info.size,
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, info.size) - start));
      let filled = 0;
      while (filled < bytes.length) {
        const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, start + filled);
        if (bytesRead === 0) return bytes.subarray(0, filled);
        filled += bytesRead;
      }
      return bytes;
    },
    close: () => handle.close(),
  };
}

/** Bytes that are already here. */
export function bytesSource(name: string, bytes: Uint8Array): OpenSource {
  return {
    name,
    size: bytes.length,
    read: async (start, end) => bytes.subarray(start, end),
    close: async () => {},
  };
}
