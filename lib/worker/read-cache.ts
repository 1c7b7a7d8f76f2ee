// Files that were read, remembered by the digest of their bytes: joining a child to a lead does not read the lead again.

import type { FileId } from "../model/library.ts";
import { type ReadFile, readFile } from "../pipeline/read-files.ts";
import { blobSource } from "./blob-source.ts";
import { boundedCache } from "./bounded-cache.ts";
import type { DroppedFile, KeptFile } from "./protocol.ts";

export type OnBytes = (bytes: number) => void;

/** What is kept of a file takes a fraction of its bytes; this bounds the bytes. */
const CAPACITY_BYTES = 512 * 1024 * 1024;
const cache = boundedCache<ReadFile>(CAPACITY_BYTES);

/** Reads a file that was just dropped; whether it was read before is known only by its digest, at the end. */
export async function readDropped(
  file: DroppedFile,
  { signal, onBytes }: { readonly signal: AbortSignal; readonly onBytes: OnBytes },
): Promise<ReadFile> {
  const read = await readFile(blobSource(file), { signal, onProgress: onBytes });
  cache.set(read.file, read, file.blob.size);
  return read;
}

export async function readKept(file: KeptFile, onBytes: OnBytes = () => undefined): Promise<ReadFile> {
  const known = cache.get(keyOf(file.id));
  if (known !== undefined) return known;
  const read = await readFile(blobSource(file), { onProgress: onBytes });
  cache.set(keyOf(file.id), read, file.blob.size);
  return read;
}

function keyOf(id: FileId): string {
  return id;
}
