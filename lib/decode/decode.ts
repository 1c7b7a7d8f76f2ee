// The entrance: one file in, its documents out, record by record. Reads plain files and the files inside archives.

import type { ByteSource, FileOutcome } from "../model/raw-document.ts";
import { decodeGzip, decodeZip } from "./archive.ts";
import { type ContentOptions, decodeContent, type OpenSink } from "./content.ts";
import { settle } from "./findings.ts";
import { PIECE_BYTES } from "./limits.ts";
import { isGzip, isZip } from "./looks-like.ts";
import { guarded, piecesOf } from "./pieces.ts";
import { baseName } from "./sources.ts";

const MAGIC_BYTES = 4;

export interface DecodeOptions {
  /** Stops between two pieces; the outcome then says `reading-cancelled` and no document is ended. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytesRead: number) => void;
  /** How much is read at a time. For tests: results do not depend on it. */
  readonly pieceBytes?: number;
}

/**
 * Decodes a file and hands its documents to the sinks that `open` gives. The ends of all documents come last, in order:
 * only the whole file tells its id, and whether the first document is `name` or `name@1`.
 */
export async function decode(
  source: ByteSource,
  open: OpenSink,
  options: DecodeOptions = {},
): Promise<FileOutcome> {
  const { signal, onProgress = () => undefined, pieceBytes = PIECE_BYTES } = options;
  const content = { signal, onBytes: onProgress };
  const head = await firstBytes(source);
  if (isZip(head) || isGzip(head)) return decodeArchive(source, isZip(head), open, content);
  return decodeContent(piecesOf(source, pieceBytes), baseName(source.name), open, content);
}

async function decodeArchive(
  source: ByteSource,
  isZipFile: boolean,
  open: OpenSink,
  content: ContentOptions,
): Promise<FileOutcome> {
  const guard = guarded(source);
  const outcome = await (isZipFile ? decodeZip : decodeGzip)(guard.source, open, content);
  if (!guard.failure) return outcome;
  const problems = settle([guard.failure], baseName(source.name), new Map());
  return { ...outcome, problems: [...problems, ...outcome.problems] };
}

/** None when the file cannot be read: reading it whole then says why. */
async function firstBytes(source: ByteSource): Promise<Uint8Array> {
  for await (const bytes of piecesOf(
    { ...source, size: Math.min(source.size, MAGIC_BYTES) },
    MAGIC_BYTES,
  ).each())
    return bytes;
  return new Uint8Array(0);
}
