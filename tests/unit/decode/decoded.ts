// Decodes bytes or a text and keeps everything that comes out, in order. For tests only: files this small fit in memory.

import type { Json } from "@/lib/base/json.ts";
import { type DecodeOptions, decode } from "@/lib/decode/decode.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import type { Problem } from "@/lib/model/problem.ts";
import type {
  ByteRange,
  ByteSource,
  DocumentEnd,
  DocumentStart,
  FileOutcome,
  RawRecord,
} from "@/lib/model/raw-document.ts";

interface HeadMember {
  readonly pointer: string;
  readonly value: Json;
  readonly bytes: ByteRange;
}

export interface DecodedDocument {
  readonly start: DocumentStart;
  readonly heads: HeadMember[];
  readonly records: RawRecord[];
  /** Empty when reading was stopped; never more than one. */
  readonly ends: DocumentEnd[];
}

export interface Decoded {
  readonly outcome: FileOutcome;
  readonly documents: readonly DecodedDocument[];
  readonly problems: readonly Problem[];
  readonly codes: readonly string[];
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export async function decodeSource(source: ByteSource, options: DecodeOptions = {}): Promise<Decoded> {
  const documents: DecodedDocument[] = [];
  const outcome = await decode(
    source,
    (start) => {
      const into: DecodedDocument = { start, heads: [], records: [], ends: [] };
      documents.push(into);
      return {
        head: (pointer, value, bytes) => into.heads.push({ pointer, value, bytes }),
        record: (record) => into.records.push(record),
        end: (end) => into.ends.push(end),
      };
    },
    options,
  );
  const problems = [
    ...outcome.problems,
    ...documents.flatMap(({ ends }) => ends.flatMap((end) => end.problems)),
  ];
  return { outcome, documents, problems, codes: problems.map(({ code }) => code) };
}

export function decoded(
  content: Uint8Array | string,
  name = "e-f.json",
  options: DecodeOptions = {},
): Promise<Decoded> {
  const bytes = typeof content === "string" ? bytesOf(content) : content;
  return decodeSource(sourceFromBytes(bytes, name), options);
}

/** The only document of a file. */
export async function decodedAlone(content: Uint8Array | string, name = "e-f.json") {
  const { documents, ...rest } = await decoded(content, name);
  const [document, ...others] = documents;
  const end = document?.ends[0];
  if (!document || !end || others.length > 0) throw new Error(`${documents.length} documents, not one`);
  return { ...rest, ...document, end };
}

/** The part of a file that a byte range names. */
export function slice(content: Uint8Array | string, [start, end]: ByteRange): string {
  const bytes = typeof content === "string" ? bytesOf(content) : content;
  return new TextDecoder().decode(bytes.subarray(start, end));
}
