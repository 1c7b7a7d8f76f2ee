// Reads one file: alone, or, where the file is large and a decoding worker is there, in two threads. The result is the same.

import { sourceFromBlob } from "../decode/sources.ts";
import { fileReader, type ReadFile, type ReadOptions, readFile } from "../pipeline/read-files.ts";
import { type Decoder, decoderAt } from "./decoded-elsewhere.ts";
import type { DroppedFile } from "./protocol.ts";

/** Smaller files are read before a second thread would have begun. */
const WORTH_SHARING_BYTES = 4 * 1024 * 1024;

let decoder: Decoder | null = null;

/** From here on large files are decoded at the other end of the port. */
export function decodeAt(port: MessagePort): void {
  decoder = decoderAt(port);
}

/** There is nobody at the other end of the port any more. */
export function loseDecoder(): void {
  decoder?.lose();
  decoder = null;
}

export async function readBlob({ name, blob }: DroppedFile, options: ReadOptions = {}): Promise<ReadFile> {
  const other = decoder;
  if (other !== null && blob.size >= WORTH_SHARING_BYTES) {
    const reader = fileReader({ name, size: blob.size });
    const outcome = await other.decode(name, blob, reader.open, options);
    if (outcome !== null) return reader.readWith(outcome);
  }
  return readFile(sourceFromBlob(blob, name), options);
}
