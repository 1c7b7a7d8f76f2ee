// Decode and read: bytes in, documents out. Every file has an outcome, also one in which nothing is a session.

import type { Json } from "../base/json.ts";
import { decode } from "../decode/decode.ts";
import { baseName } from "../decode/sources.ts";
import { documentReader } from "../formats/read-document.ts";
import type { DocumentId } from "../model/ids.ts";
import type {
  ByteRange,
  ByteSource,
  DocumentSink,
  DocumentStart,
  FileOutcome,
} from "../model/raw-document.ts";
import type { ReadDocument } from "../model/session-log.ts";

export interface ReadOptions {
  /** Stops between two pieces; the outcome then says `reading-cancelled` and holds no document. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytesRead: number) => void;
}

/** How a document lies in its file: enough to show any value of it from the bytes again. */
export interface DocumentFrame {
  readonly form: DocumentStart["form"];
  /** Which of the file's documents it is, from 0. */
  readonly ordinal: number;
  readonly bytes: ByteRange;
  /** The value of the document with empty lists of records. */
  readonly head: Json;
}

export interface ReadFile {
  readonly outcome: FileOutcome;
  /** Those that no format fits included: they say what they look like. */
  readonly documents: readonly ReadDocument[];
  readonly frames: ReadonlyMap<DocumentId, DocumentFrame>;
}

export async function readFile(source: ByteSource, options: ReadOptions = {}): Promise<ReadFile> {
  const reader = fileReader(source);
  return reader.readWith(await decode(source, reader.open, options));
}

export interface FileReader {
  /** For whoever decodes the file: where each of its documents goes. */
  readonly open: (start: DocumentStart) => DocumentSink;
  /** What was read, once decoding has ended. */
  readonly readWith: (outcome: FileOutcome) => ReadFile;
}

export function fileReader({ name, size }: Pick<ByteSource, "name" | "size">): FileReader {
  const documents: ReadDocument[] = [];
  const frames = new Map<DocumentId, DocumentFrame>();
  const file = baseName(name);
  let opened = 0;
  return {
    open: (start) => {
      const ordinal = opened;
      opened += 1;
      const reader = documentReader(start, fileOf(start.name, file), size, (document) => {
        documents.push(document);
      });
      return {
        ...reader,
        end(end) {
          frames.set(end.id, { form: start.form, ordinal, bytes: end.bytes, head: end.head });
          reader.end(end);
        },
      };
    },
    readWith: (outcome) => ({ outcome, documents, frames }),
  };
}

/** The file that a document's name speaks of: without the number of a further document, with a member of an archive. */
function fileOf(document: string, file: string): string {
  return document.startsWith(`${file}!`) ? document.replace(/@\d+$/, "") : file;
}
