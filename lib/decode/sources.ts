// Byte sources from what browsers and Node share. Files on disk are the command line's own.

import type { ByteSource } from "../model/raw-document.ts";

/** A dropped File, or any Blob. Reads pieces from where the platform keeps them; nothing is held here. */
export function sourceFromBlob(blob: Blob, name: string): ByteSource {
  return {
    name,
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  };
}

/** Bytes that are in memory anyway. Pieces are views, not copies. */
export function sourceFromBytes(bytes: Uint8Array, name: string): ByteSource {
  return {
    name,
    size: bytes.length,
    read: async (start, end) => bytes.subarray(start, end),
  };
}

/** The last part of a path as dropped. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
