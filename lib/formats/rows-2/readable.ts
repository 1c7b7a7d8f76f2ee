// Values as a document states them, with the placeholders of a sanitised export told from values: a redacted value is
// null and leaves a mark. Also the times, of which the ones that nobody can read are named.

import { brand } from "../../base/brand.ts";
import { type Cursor, isPresent, member, type Stated, statedString, statedTime } from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import { excerptOf, QUOTE_LENGTH } from "../../base/text.ts";
import type { EpochMs } from "../../base/time.ts";
import type { StatedError, StatedExcerpt } from "../../model/event.ts";
import type { SessionId } from "../../model/ids.ts";
import { say } from "../../model/sentences.ts";
import { isRedactedObject, isRedactedText } from "../host-text/redaction.ts";
import { shownValue } from "../shown-value.ts";
import { placeOf, type RowReading } from "./reading.ts";

/** True for a placeholder, text or object; the document is then marked as sanitised. */
export function isRedacted(cursor: Cursor, reading: RowReading): boolean {
  const { value } = cursor;
  const found = typeof value === "string" ? isRedactedText(value) : isRedactedObject(value);
  if (!found) return false;
  cursor.node.isReadWhole = true;
  reading.marks.redacted ??= placeOf(cursor, reading);
  return true;
}

/** A text in full; for texts that are looked into and then let go. */
export function readableText(cursor: Cursor, reading: RowReading): Stated<string> | null {
  return isRedacted(cursor, reading) ? null : statedString(cursor);
}

/** The start of a text and its length. */
export function readableExcerpt(cursor: Cursor, reading: RowReading, length?: number): StatedExcerpt | null {
  const text = readableText(cursor, reading);
  return text === null ? null : { value: excerptOf(text.value, length), at: text.at };
}

/** So much of a text as is quoted, and its length. */
export function readableQuote(cursor: Cursor, reading: RowReading): StatedExcerpt | null {
  return readableExcerpt(cursor, reading, QUOTE_LENGTH);
}

/** A name, an id, a word: a text that says nothing when it is empty. */
export function readableWord(cursor: Cursor, reading: RowReading): Stated<string> | null {
  const text = readableText(cursor, reading);
  return text === null || text.value === "" ? null : text;
}

export function readableSession(cursor: Cursor, reading: RowReading): Stated<SessionId> | null {
  return asSession(readableWord(cursor, reading));
}

export function asSession(id: Stated<string> | null): Stated<SessionId> | null {
  return id === null ? null : { value: brand<SessionId>(id.value), at: id.at };
}

/** The member `key` of a `time` object. A recorded value that is no time is a problem of its own. */
export function readableTime(times: Cursor, key: string, reading: RowReading): Stated<EpochMs> | null {
  const cursor = member(times, key);
  const time = statedTime(cursor);
  if (time !== null || !isPresent(cursor)) return time;
  if (cursor.value === null && key !== "created") return null;
  const value = shownValue(cursor.value ?? null);
  reading.problems.add(
    "unreadable-time",
    say("time-unreadable", { field: key, value }),
    placeOf(cursor, reading),
  );
  return null;
}

/** Times of something that makes no event of its own: they are read, and an end before its beginning is named. */
export function checkTimes(times: Cursor, reading: RowReading): void {
  if (!isJsonObject(times.value)) return;
  const created = readableTime(times, "created", reading);
  const completed = readableTime(times, "completed", reading);
  if (created === null || completed === null || completed.value >= created.value) return;
  reading.problems.add(
    "time-disorder",
    say("ends-before-begins", { end: completed.value, start: created.value }),
    placeOf(member(times, "completed"), reading),
    "no-duration",
  );
}

/** Some builds put the whole command before the reason: so much of a message is kept that both are in it. */
const ERROR_LENGTH = 8192;

/** `{type, message}`, or a bare message; null when nothing is there. */
export function readableError(cursor: Cursor, reading: RowReading): StatedError | null {
  if (typeof cursor.value === "string") {
    return { type: null, message: readableExcerpt(cursor, reading, ERROR_LENGTH), at: cursor.pointer };
  }
  if (!isJsonObject(cursor.value)) return null;
  return {
    type: readableWord(member(cursor, "type"), reading),
    message: readableExcerpt(member(cursor, "message"), reading, ERROR_LENGTH),
    at: cursor.pointer,
  };
}
