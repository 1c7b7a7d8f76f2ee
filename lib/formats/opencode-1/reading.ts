// What the files of this folder share while one document is read: its problems, and the few ways of taking a value.
// A placeholder of a sanitised export is not a value: it is counted and taken as absent.

import type { CoverageNode } from "../../base/coverage-tree.ts";
import {
  type Cursor,
  member,
  type Stated,
  statedNumber,
  statedString,
  statedTime,
} from "../../base/cursor.ts";
import { isJsonArray, isJsonObject, type Json } from "../../base/json.ts";
import { excerptOf, startOf } from "../../base/text.ts";
import { type EpochMs, isInstant } from "../../base/time.ts";
import type { StatedExcerpt } from "../../model/event.ts";
import { say } from "../../model/sentences.ts";
import { isRedactedObject, isRedactedText } from "../host-text/redaction.ts";
import type { ProblemList } from "../problem-list.ts";
import { shownValue } from "../shown-value.ts";

export interface Reading {
  readonly problems: ProblemList;
  /** Coverage node of the document's root. */
  readonly root: CoverageNode;
  /** How many values were replaced before the export. */
  redactions: number;
}

/** A cursor with the line that its pointer is relative to, and the index of its record. */
export interface Spot {
  readonly cursor: Cursor;
  readonly line: number | null;
  readonly row: number;
}

export function isRedacted(value: Json | undefined): boolean {
  return typeof value === "string" ? isRedactedText(value) : isRedactedObject(value);
}

/** The text at a cursor; null for a placeholder or anything that is no text. */
export function textAt(cursor: Cursor, reading: Reading): Stated<string> | null {
  if (!countedRedaction(cursor, reading)) return statedString(cursor);
  return null;
}

/** A text that is not empty: ids and names. */
export function nameAt(cursor: Cursor, reading: Reading): Stated<string> | null {
  return cursor.value === "" ? null : textAt(cursor, reading);
}

export function excerptAt(cursor: Cursor, reading: Reading): StatedExcerpt | null {
  const text = textAt(cursor, reading);
  return text === null ? null : { value: excerptOf(text.value), at: text.at };
}

/** Counts a placeholder; true when there was one. */
export function countedRedaction(cursor: Cursor, reading: Reading): boolean {
  if (!isRedacted(cursor.value)) return false;
  reading.redactions += 1;
  cursor.node.isReadWhole = true;
  return true;
}

/**
 * A recorded time. One that cannot be read is reported; an absent one is not, nor is null where a host may leave it out.
 */
export function timeAt(holder: Cursor, key: string, spot: Spot, reading: Reading): Stated<EpochMs> | null {
  checkTime(holder, key, spot, reading);
  return statedTime(member(holder, key));
}

const OPTIONAL_TIMES = new Set(["archived", "compacted", "compacting", "completed", "end"]);

/** Reports a time that cannot be read, without taking it. */
export function checkTime(holder: Cursor, key: string, spot: Spot, reading: Reading): void {
  if (!isJsonObject(holder.value) || !Object.hasOwn(holder.value, key)) return;
  const cursor = member(holder, key);
  if (isInstant(cursor.value) || (cursor.value === null && OPTIONAL_TIMES.has(key))) return;
  reading.problems.add(
    "unreadable-time",
    say("time-unreadable", { field: key, value: shown(cursor.value) }),
    { at: cursor.pointer, line: spot.line },
    "read-without-time",
  );
}

/** The times of a part that makes no event of its own: an end before its beginning is named. */
export function checkSpan(time: Cursor, spot: Spot, reading: Reading): void {
  const start = timeAt(time, "start", spot, reading);
  const end = timeAt(time, "end", spot, reading);
  if (start === null || end === null || end.value >= start.value) return;
  reading.problems.add(
    "time-disorder",
    say("ends-before-begins", { end: end.value, start: start.value }),
    { at: end.at, line: spot.line },
    "no-duration",
  );
}

/** A number that the host may also write as a word (`"NaN"`). */
export function numberOrWordAt(cursor: Cursor): Stated<number | string> | null {
  return statedNumber(cursor) ?? statedString(cursor);
}

/** A value as a sentence may quote it: short, of a list or an object only that it is one. */
export function shown(value: Json | undefined): string {
  if (typeof value === "string") return JSON.stringify(startOf(value, 60));
  if (isJsonArray(value)) return "[…]";
  if (isJsonObject(value)) return "{…}";
  return value === undefined ? "" : shownValue(value);
}
