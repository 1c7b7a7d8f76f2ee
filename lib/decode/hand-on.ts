// Hands what was scanned to the document's sink: runs of records parsed together, head members one by one. A run that
// does not parse is taken apart, so that one bad record costs only itself.

import { brand } from "../base/brand.ts";
import type { Json } from "../base/json.ts";
import { appendTo, type Pointer } from "../base/json-pointer.ts";
import { say } from "../model/sentences.ts";
import type { DocumentReading, ListState, OpenDocument, Pending } from "./document.ts";
import { countKeys, duplicateKey } from "./duplicate-key.ts";
import { byteAt, view } from "./feed.ts";
import { type FileReading, skip } from "./file-reading.ts";
import { finding } from "./findings.ts";
import { BATCH_BYTES } from "./limits.ts";
import { parseRun, parseSlice, runText } from "./parse-slice.ts";
import { handOnText } from "./record-run.ts";
import { isLearned, learnKeys } from "./record-shape.ts";

type PendingRecord = Extract<Pending, { kind: "record" }>;
type PendingMember = Extract<Pending, { kind: "member" }>;

/**
 * Empties `reading.pending`; the bytes of all of it must be in memory. With `isGoingOn` the last record stays: what follows
 * may still show that it is none.
 */
export function handOn(
  file: FileReading,
  reading: DocumentReading,
  document: OpenDocument,
  isGoingOn = false,
): void {
  const last = reading.pending.at(-1);
  const kept = isGoingOn && last?.kind === "record" ? reading.pending.pop() : undefined;
  let run: PendingRecord[] = [];
  let list: ListState | null = null;
  for (const item of reading.pending) {
    const isFollowing = item.kind === "record" && item.list === list;
    const isLong = run.length > 0 && item.start - (run[0]?.start ?? 0) >= BATCH_BYTES;
    if (!isFollowing || isLong) {
      handOnRun(file, document, run);
      run = [];
      list = null;
    }
    if (item.kind === "record") {
      run.push(item);
      list = item.list;
    } else if (item.kind === "member") handOnMember(file, document, item);
    else leaveGap(file, item.list, item.start);
  }
  handOnRun(file, document, run);
  reading.pending.length = 0;
  reading.feed.held = Number.POSITIVE_INFINITY;
  if (!kept) return;
  reading.pending.push(kept);
  reading.feed.held = kept.start - 1;
}

function handOnRun(file: FileReading, document: OpenDocument, run: readonly PendingRecord[]): void {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return;
  const { bytes, base } = file.feed;
  if (document.sink.run && isLearned(first.list.shape)) {
    const text = runText(bytes, first.start - base, last.end - base);
    if (text !== null) {
      handOnText(file, document, first.list, { first: first.index, text }, run);
      return;
    }
  }
  const values = parseRun(bytes, first.start - base, last.end - base, run.length);
  run.forEach((record, index) => {
    const value = values?.[index] ?? readAlone(file, document, record, recordPointer(record));
    if (value === undefined) leaveGap(file, record.list, record.start);
    else handOnRecord(file, document, record, value);
  });
}

function handOnRecord(file: FileReading, document: OpenDocument, record: PendingRecord, value: Json): void {
  const { list } = record;
  const pointer = recordPointer(record);
  const [start, end] = [file.toFile(record.start), file.toFile(record.end)];
  list.starts.push(start);
  list.ends.push(end);
  learnKeys(list.shape, value);
  checkKeys(file, document, record, value, pointer);
  document.kept += 1;
  document.sink.record({ pointer, line: null, bytes: [start, end], value });
}

function handOnMember(file: FileReading, document: OpenDocument, item: PendingMember): void {
  const pointer = appendTo(item.container.at, item.key);
  const value = readAlone(file, document, item, pointer);
  if (value === undefined) return;
  checkKeys(file, document, item, value, pointer);
  item.container.members.push({ key: item.key, start: item.start, value, inner: null });
  document.sink.head(pointer, value, [file.toFile(item.start), file.toFile(item.end)]);
}

/** A value that stands alone; undefined when it is no JSON, which is then reported and counted as skipped. */
function readAlone(
  file: FileReading,
  document: OpenDocument,
  item: PendingRecord | PendingMember,
  pointer: Pointer,
): Json | undefined {
  const result = parseSlice(view(file.feed, item.start, item.end));
  if (result.ok) {
    if (result.value.invalidAt >= 0)
      reportInvalid(file, document, item.start + result.value.invalidAt, pointer);
    return result.value.value;
  }
  const at = item.start + result.failure;
  const [byte, atByte] = [byteAt(file.feed, at), file.toFile(at)];
  document.isDamaged = true;
  document.findings.push(
    finding("syntax-error", (spot) => say("value-no-json", { place: pointer, byte, at: atByte, spot }), {
      at: pointer,
      bytes: skip(file, item.start, item.end),
      spot: at,
      hint: "repair-or-export",
    }),
  );
  return undefined;
}

/** Says that bytes inside a value are no UTF-8. */
export function reportInvalid(
  file: FileReading,
  document: OpenDocument,
  offset: number,
  pointer: Pointer,
  line: number | null = null,
): void {
  const at = file.toFile(offset);
  document.findings.push(
    finding(
      "invalid-bytes",
      (spot) =>
        pointer === ""
          ? say("no-utf-8-in-line", { at, spot })
          : say("no-utf-8-in-place", { place: pointer, at, spot }),
      {
        at: pointer,
        line,
        bytes: [at, at + 1],
        spot: offset,
        hint: "save-as-utf-8-if-other",
      },
    ),
  );
}

/** Says that an object has one key twice. */
export function checkKeys(
  file: FileReading,
  document: OpenDocument,
  item: { readonly start: number; readonly end: number; readonly keys: number },
  value: Json,
  pointer: Pointer,
  line: number | null = null,
): void {
  if (countKeys(value) === item.keys) return;
  const found = duplicateKey(view(file.feed, item.start, item.end));
  if (!found) return;
  const at = file.toFile(item.start + found.offset);
  document.findings.push(
    finding("duplicate-key", (spot) => say("key-twice", { key: found.key, at, spot }), {
      at: brand<Pointer>(`${pointer}${found.at}`),
      line,
      bytes: [at, at + 1],
      spot: item.start + found.offset,
    }),
  );
}

/** A record that could not be read keeps its index. */
function leaveGap(file: FileReading, list: ListState, start: number): void {
  const at = file.toFile(start);
  list.starts.push(at);
  list.ends.push(at);
}

function recordPointer(record: PendingRecord): Pointer {
  return brand<Pointer>(`${record.list.at}/${record.index}`);
}
