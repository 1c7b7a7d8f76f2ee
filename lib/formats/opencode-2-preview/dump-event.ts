// One record of an event dump, opened: its name, its data, its time, and the head that an event made of it carries.

import { type Cursor, isPresent, member, type Stated } from "../../base/cursor.ts";
import type { EpochMs } from "../../base/time.ts";
import type { EventHead } from "../../model/event.ts";
import { readableTime, readableWord } from "../rows-2/readable.ts";
import type { RowReading } from "../rows-2/reading.ts";
import type { ReadEventName } from "./event-names.ts";

export interface DumpEvent {
  readonly name: ReadEventName;
  readonly record: Cursor;
  readonly data: Cursor;
  readonly index: number;
  readonly line: number | null;
  readonly at: Stated<EpochMs> | null;
  /** The session that it belongs to; a client mixes in what it hears of others. */
  readonly session: Stated<string> | null;
}

/** The preview writes the time into the data, later builds onto the event. */
export function eventTime(record: Cursor, data: Cursor, reading: RowReading): Stated<EpochMs> | null {
  return isPresent(member(data, "timestamp"))
    ? readableTime(data, "timestamp", reading)
    : readableTime(record, "created", reading);
}

/** The head of what an event stands for; `message` only where the event makes a message of its own. */
export function headOf(event: DumpEvent, message: Stated<string> | null): EventHead {
  return {
    seq: 0,
    row: event.index,
    source: event.record.pointer,
    line: event.line,
    at: event.at,
    message,
  };
}

/** The first of several members that holds a word. */
export function wordIn(data: Cursor, reading: RowReading, ...keys: readonly string[]): Stated<string> | null {
  for (const key of keys) {
    const found = readableWord(member(data, key), reading);
    if (found !== null) return found;
  }
  return null;
}

/** The id of the message that a step and all that belongs to it share. */
export function stepMessage(event: DumpEvent, reading: RowReading): Stated<string> | null {
  return wordIn(event.data, reading, "assistantMessageID", "messageID");
}
