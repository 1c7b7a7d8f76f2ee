// Runs of records as text, for a sink that parses them in another thread; and, on the other side, the records in such a run.
// What only a parsed value shows is found there: then the run is refused, and the file is to be decoded in one thread.

import { brand } from "../base/brand.ts";
import { type Pointer, ROOT } from "../base/json-pointer.ts";
import type { RawRecord, RecordRun } from "../model/raw-document.ts";
import type { ListState, OpenDocument } from "./document.ts";
import { countKeys } from "./duplicate-key.ts";
import type { FileReading } from "./file-reading.ts";
import { parsedRun } from "./parse-slice.ts";
import { isExportShaped } from "./shape.ts";

interface Item {
  readonly start: number;
  readonly end: number;
  readonly keys: number;
  readonly line?: number;
}

/** Hands on records whose bytes were scanned and not parsed. `first` is the index of the first in its list. */
export function handOnText(
  file: FileReading,
  document: OpenDocument,
  list: ListState,
  { first, text }: Pick<RecordRun, "first" | "text">,
  items: readonly Item[],
): void {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { start, end, line } of items) {
    const [from, to] = [file.toFile(start), file.toFile(end)];
    starts.push(from);
    ends.push(to);
    if (line !== undefined) leaveLinesBefore(list, line, from);
    list.starts.push(from);
    list.ends.push(to);
  }
  document.kept += items.length;
  const lines = items.flatMap(({ line }) => line ?? []);
  document.sink.run?.({
    list: list.at,
    first,
    lines: lines.length > 0 ? lines : null,
    starts,
    ends,
    keys: items.map(({ keys }) => keys),
    text,
  });
}

/** Lines between the last one read and this one hold no record: each keeps its place with an empty range. */
export function leaveLinesBefore(list: ListState, line: number, at: number): void {
  while (list.starts.length < line - 1) {
    list.starts.push(at);
    list.ends.push(at);
  }
}

/** The records of a run; null when something in it needs more than its text: no JSON, a key that repeats, a document. */
export function recordsOf(run: RecordRun): readonly RawRecord[] | null {
  const { list, first, lines, starts, ends, keys } = run;
  const values = parsedRun(run.text, starts.length);
  if (values === null) return null;
  const records: RawRecord[] = [];
  for (const [index, value] of values.entries()) {
    if (countKeys(value) !== keys[index] || (lines !== null && isExportShaped(value))) return null;
    records.push({
      pointer: lines === null ? brand<Pointer>(`${list}/${first + index}`) : ROOT,
      line: lines?.[index] ?? null,
      bytes: [starts[index] ?? 0, ends[index] ?? 0],
      value,
    });
  }
  return records;
}
