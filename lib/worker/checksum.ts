// The checksum that a ZIP states of a member, over a file's bytes as they are.

import { crc32 } from "../decode/crc32.ts";
import type { OnBytes } from "./opened-bundles.ts";

const PIECE_BYTES = 8 * 1024 * 1024;

export async function checksumOf(blob: Blob, signal: AbortSignal, onBytes: OnBytes): Promise<number> {
  let checksum = 0;
  for (let from = 0; from < blob.size && !signal.aborted; from += PIECE_BYTES) {
    const piece = new Uint8Array(await blob.slice(from, from + PIECE_BYTES).arrayBuffer());
    checksum = crc32(checksum, piece);
    onBytes(from + piece.length);
  }
  return checksum;
}
