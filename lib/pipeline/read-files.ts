// Decode and read: bytes in, documents out. Every file has an outcome, also one in which nothing is a session.

import { decode } from "../decode/decode.ts";
import { baseName } from "../decode/sources.ts";
import { documentReader } from "../formats/read-document.ts";
import type { ByteSource, FileOutcome } from "../model/raw-document.ts";
import type { ReadDocument } from "../model/session-log.ts";

export interface ReadOptions {
  /** Stops between two pieces; the outcome then says `reading-cancelled` and holds no document. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytesRead: number) => void;
}

export interface ReadFile {
  readonly outcome: FileOutcome;
  /** Those that no format fits included: they say what they look like. */
  readonly documents: readonly ReadDocument[];
}

export async function readFile(source: ByteSource, options: ReadOptions = {}): Promise<ReadFile> {
  const documents: ReadDocument[] = [];
  const file = baseName(source.name);
  const outcome = await decode(
    source,
    (start) =>
      documentReader(start, fileOf(start.name, file), source.size, (document) => {
        documents.push(document);
      }),
    options,
  );
  return { outcome, documents };
}

/** The file that a document's name speaks of: without the number of a further document, with a member of an archive. */
function fileOf(document: string, file: string): string {
  return document.startsWith(`${file}!`) ? document.replace(/@\d+$/, "") : file;
}
