// One row of a 2.x document as events. A row that is no object, has no type or a type that nobody knows is named,
// counted and kept as an unread event.

import { type Cursor, member } from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import type { EventHead, SessionEvent } from "../../model/event.ts";
import { readAssistant } from "./assistant.ts";
import { judge, kindOf } from "./judge.ts";
import { readSynthetic } from "./notice.ts";
import {
  readAgentSwitch,
  readCompaction,
  readIdle,
  readLocationSwitch,
  readModelSwitch,
  readPrompt,
  readSkill,
  readSystem,
  readUserShell,
} from "./plain-rows.ts";
import { readableTime, readableWord } from "./readable.ts";
import { placeOf, type RowReading } from "./reading.ts";

type RowReader = (
  head: EventHead,
  row: Cursor,
  reading: RowReading,
) => SessionEvent | readonly SessionEvent[];

const READERS: ReadonlyMap<string, RowReader> = new Map<string, RowReader>([
  ["user", readPrompt],
  ["assistant", readAssistant],
  ["synthetic", readSynthetic],
  ["system", readSystem],
  ["skill", readSkill],
  ["shell", readUserShell],
  ["compaction", readCompaction],
  ["agent-switched", readAgentSwitch],
  ["model-switched", readModelSwitch],
  ["location-switched", readLocationSwitch],
  ["idle", readIdle],
]);

export function isKnownRowType(type: string): boolean {
  return READERS.has(type);
}

/** The events of one row, `seq` counted from the given one. */
export function readRow(
  row: Cursor,
  index: number,
  seq: number,
  reading: RowReading,
): readonly SessionEvent[] {
  const type = typeOfRow(row, reading);
  const head = readHead(row, index, reading);
  const read = type === null ? undefined : READERS.get(type);
  if (type === null || read === undefined) return [{ ...head, seq, kind: "unread", type }];
  const schema = reading.schemas.rows.get(type);
  if (schema !== undefined) judge(schema, row, type, reading);
  const events = [read(head, row, reading)].flat();
  return events.map((event, offset) => ({ ...event, seq: seq + offset }));
}

function readHead(row: Cursor, index: number, reading: RowReading): EventHead {
  return {
    seq: 0,
    row: index,
    source: row.pointer,
    line: reading.line,
    at: readableTime(member(row, "time"), "created", reading),
    message: readableWord(member(row, "id"), reading),
  };
}

function typeOfRow(row: Cursor, reading: RowReading): string | null {
  const place = placeOf(row, reading);
  if (!isJsonObject(row.value)) {
    const kind = kindOf(row.value ?? null);
    reading.problems.add("malformed-item", `A row is ${kind} where an object was due`, place);
    return null;
  }
  const type = readableWord(member(row, "type"), reading)?.value ?? null;
  if (type === null) reading.problems.add("row-without-type", "A row has no type", place);
  else if (!READERS.has(type)) {
    reading.problems.add("unknown-row-type", `The row type ${JSON.stringify(type)} is not known`, place);
  }
  return type;
}
