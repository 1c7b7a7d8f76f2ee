// Feeds one parsed export to one format's reader, as decode would: records one by one, then the head without them.
// Knows no format; the document's lists are found by their names.

import { brand } from "@/lib/base/brand.ts";
import {
  type CoveragePattern,
  countLeaves,
  coveragePatterns,
  coverageRoot,
} from "@/lib/base/coverage-tree.ts";
import { isJsonArray, isJsonObject, type Json } from "@/lib/base/json.ts";
import { appendTo, type Pointer, pointerFrom, ROOT, resolvePointer } from "@/lib/base/json-pointer.ts";
import type { DocumentSample, Format, ReaderResult } from "@/lib/formats/format.ts";
import { recordCursor } from "@/lib/formats/record-cursor.ts";
import type { SessionEvent } from "@/lib/model/event.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import type { ProblemCode } from "@/lib/model/problem.ts";
import type { RawRecord } from "@/lib/model/raw-document.ts";

const LISTS = [
  ["messages"],
  ["events"],
  ["messages", "data"],
  ["data", "messages"],
  ["data", "events"],
  ["data", "messages", "data"],
  ["data"],
  [],
];

export interface ReadValue extends ReaderResult {
  readonly events: readonly SessionEvent[];
  readonly coverage: readonly CoveragePattern[];
}

export function readValue(format: Format, value: Json): ReadValue {
  const { at, records, head } = taken(value);
  const coverage = coverageRoot();
  const reader = format.reader({ name: "export.json", form: "json" }, coverage);
  for (const record of records) {
    countLeaves(recordCursor(record, coverage).node, record.value);
    reader.record(record);
  }
  countLeaves(coverage, head);
  const result = reader.end({
    id: brand<DocumentId>("0"),
    name: "export.json",
    lists: [{ at, starts: records.map(() => 0), ends: records.map(() => 0) }],
    head,
    bytes: [0, 0],
    isComplete: true,
    within: null,
    problems: [],
  });
  return {
    ...result,
    events: result.logs.flatMap((log) => log.events),
    coverage: coveragePatterns(coverage),
  };
}

export function sampleOf(value: Json): DocumentSample {
  const { records, head } = taken(value);
  return { form: "json", head, records, isWhole: true };
}

function taken(value: Json): { at: Pointer; records: readonly RawRecord[]; head: Json } {
  for (const path of LISTS) {
    const at = pointerFrom(path);
    const list = resolvePointer(value, at);
    if (!isJsonArray(list)) continue;
    const records = list.map((item, index) => ({
      pointer: appendTo(at, index),
      line: null,
      bytes: [0, 0] as const,
      value: item,
    }));
    return { at, records, head: without(value, path) };
  }
  return { at: ROOT, records: [], head: value };
}

function without(value: Json, path: readonly string[]): Json {
  const [key, ...rest] = path;
  if (key === undefined || !isJsonObject(value)) return [];
  return { ...value, [key]: without(value[key] ?? null, rest) };
}

/** The events of one kind. */
export function ofKind<Kind extends SessionEvent["kind"]>(
  events: readonly SessionEvent[],
  kind: Kind,
): readonly Extract<SessionEvent, { kind: Kind }>[] {
  const isOf = (event: SessionEvent): event is Extract<SessionEvent, { kind: Kind }> => event.kind === kind;
  return events.filter(isOf);
}

export function codesOf(read: ReaderResult): readonly ProblemCode[] {
  return read.problems.map(({ code }) => code);
}

/** Places that a result states and that the value does not have. Every reader must leave this empty. */
export function unresolved(value: Json, result: ReaderResult): readonly string[] {
  const missing: string[] = [];
  const pending: unknown[] = [result.logs, result.problems];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== "object" || next === null) continue;
    for (const [key, item] of Object.entries(next)) {
      if ((key === "at" || key === "source") && typeof item === "string") {
        if (resolvePointer(value, item) === undefined) missing.push(item);
      }
      if (item !== null) pending.push(item);
    }
  }
  return missing;
}
