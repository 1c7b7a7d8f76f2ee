// Files that were read, remembered by the digest of their bytes: joining a child to a lead does not read the lead again.

import { sourceFromBlob } from "../decode/sources.ts";
import type { FileId } from "../model/library.ts";
import { fileId } from "../pipeline/file-id.ts";
import type { ReadFile, ReadOptions } from "../pipeline/read-files.ts";
import { boundedCache } from "./bounded-cache.ts";
import type { DroppedFile, KeptFile } from "./protocol.ts";
import { readBlob } from "./read-blob.ts";

/** What is kept of a file takes a fraction of its bytes; this bounds the bytes. */
const CAPACITY_BYTES = 512 * 1024 * 1024;
const cache = boundedCache<ReadFile>(CAPACITY_BYTES);

export interface DroppedRead {
  readonly id: FileId | null;
  readonly read: ReadFile;
}

/** Reads a file that was just dropped; whether it was read before is known only by its digest, at the end. */
export async function readDropped({ name, blob }: DroppedFile, options: ReadOptions): Promise<DroppedRead> {
  const read = await readBlob({ name, blob }, options);
  const id = await fileId(sourceFromBlob(blob, name), read);
  if (id !== null) cache.set(id, read, blob.size);
  return { id, read };
}

export async function readKept({ id, name, blob }: KeptFile, options: ReadOptions = {}): Promise<ReadFile> {
  const known = cache.get(id);
  if (known !== undefined) return known;
  const read = await readBlob({ name, blob }, options);
  cache.set(id, read, blob.size);
  return read;
}
