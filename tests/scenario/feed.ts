// Feeds a value, or lines of JSONL, to the document reader as decode would, without bytes: lists of records one by one,
// everything else as the head. For tests that are about formats and not about decoding.

import { brand } from "@/lib/base/brand.ts";
import { isJsonArray, isJsonObject, type Json, memberOf } from "@/lib/base/json.ts";
import { appendTo, type Pointer, pointerFrom, ROOT } from "@/lib/base/json-pointer.ts";
import { documentReader } from "@/lib/formats/read-document.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import type { DocumentEnd, DocumentSink, RecordList } from "@/lib/model/raw-document.ts";
import type { ReadDocument } from "@/lib/model/session-log.ts";

/** The documents read from one JSON value. A string is a file of JSONL, one JSON value a line. */
export function feed(name: string, value: Json): readonly ReadDocument[] {
  const documents: ReadDocument[] = [];
  const isLines = typeof value === "string";
  const sink = documentReader({ name, form: isLines ? "jsonl" : "json" }, name, 0, (document) => {
    documents.push(document);
  });
  if (isLines) feedLines(name, value, sink);
  else feedValue(name, value, sink);
  return documents;
}

/** The one document of a value. */
export function feedOne(name: string, value: Json): ReadDocument {
  const [document, ...others] = feed(name, value);
  if (document === undefined || others.length > 0) throw new Error(`expected one document of ${name}`);
  return document;
}

const LISTS: readonly (readonly string[])[] = [
  ["messages"],
  ["events"],
  ["messages", "data"],
  ["events", "data"],
  ["data"],
  ["data", "messages"],
  ["data", "events"],
  ["data", "messages", "data"],
];

function feedValue(name: string, value: Json, sink: DocumentSink): void {
  const paths = isJsonArray(value) ? [[]] : LISTS.filter((path) => isJsonArray(valueAt(value, path)));
  const lists: RecordList[] = [];
  for (const path of paths) {
    const list = valueAt(value, path);
    if (!isJsonArray(list)) continue;
    const at = pointerFrom(path);
    list.forEach((item, index) => {
      sink.record({ pointer: appendTo(at, index), line: null, bytes: [index, index + 1], value: item });
    });
    lists.push(listOf(at, list.length));
  }
  const head = paths.reduce(without, value);
  if (isJsonObject(head)) {
    for (const [key, member] of Object.entries(head)) sink.head(appendTo(ROOT, key), member, [0, 0]);
  }
  sink.end(endOf(name, head, lists));
}

function feedLines(name: string, text: string, sink: DocumentSink): void {
  const lines = text.split("\n");
  lines.forEach((line, index) => {
    if (line.trim() === "") return;
    const parsed: Json = JSON.parse(line);
    sink.record({ pointer: ROOT, line: index + 1, bytes: [index, index + 1], value: parsed });
  });
  sink.end(endOf(name, [], [listOf(ROOT, lines.length)]));
}

function listOf(at: Pointer, length: number): RecordList {
  const starts = Array.from({ length }, (_, index) => index);
  return { at, starts, ends: starts.map((start) => start + 1) };
}

function endOf(name: string, head: Json, lists: readonly RecordList[]): DocumentEnd {
  return {
    id: brand<DocumentId>(`test:${name}`),
    name,
    lists,
    head,
    bytes: [0, 0],
    isComplete: true,
    within: null,
    problems: [],
  };
}

function valueAt(value: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (here, key) => (isJsonObject(here) ? memberOf(here, key) : undefined),
    value,
  );
}

function without(value: Json, path: readonly string[]): Json {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, name === key ? without(member, rest) : member]),
  );
}
