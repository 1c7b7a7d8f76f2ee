// Opens the sink of a document, once it is clear that there is one, and reports the text that stands before it.

import type { Json } from "../base/json.ts";
import { type DocumentReading, headOf, type OpenDocument } from "./document.ts";
import type { FileReading } from "./file-reading.ts";
import { DOCUMENT_LIMIT } from "./limits.ts";
import { endText } from "./text-stretch.ts";

type Parts = Pick<OpenDocument, "form" | "lists" | "root" | "findings">;

export function isFull(file: FileReading): boolean {
  return file.documents.length >= DOCUMENT_LIMIT;
}

/** `start` is a stream offset in memory. With `isHeadless` the text before it is the document's damaged beginning. */
export function openDocument(
  file: FileReading,
  start: number,
  parts: Parts,
  isHeadless = false,
): OpenDocument {
  const text = endText(file, isHeadless);
  if (text) (isHeadless ? parts.findings : file.findings).push(text);
  const ordinal = file.documents.length + 1;
  const name = ordinal === 1 ? file.name : `${file.name}@${ordinal}`;
  const from = file.toFile(start);
  const sink = file.open({ name, form: parts.form });
  const document: OpenDocument = {
    ...parts,
    sink,
    bytes: [from, from],
    isClosed: false,
    isDamaged: isHeadless,
    kept: 0,
  };
  file.documents.push(document);
  return document;
}

/** Makes what is being read a document: from here on its records are handed on. */
export function decide(file: FileReading, reading: DocumentReading): OpenDocument {
  if (reading.document) return reading.document;
  const { lists, root, findings, start, isHeadless } = reading;
  reading.document = openDocument(file, start, { form: "json", lists, root, findings }, isHeadless);
  return reading.document;
}

/** The head of a document: empty arrays for its lists, an empty array for lines. */
export function headValue(document: OpenDocument): Json {
  return document.root ? headOf(document.root) : [];
}
