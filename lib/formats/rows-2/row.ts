// One row of a 2.x document as events. A row that is no object, has no type or a type that nobody knows is named,
// counted and kept as an unread event.

import { type Cursor, member } from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import type { EventHead, SessionEvent } from "../../model/event.ts";
import { say } from "../../model/sentences.ts";
import { kindOf } from "../json-kind.ts";
import { readAssistant } from "./assistant.ts";
import { judge } from "./judge.ts";
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
import { nextSeq, placeOf, type RowReading } from "./reading.ts";

type RowReader = (head: EventHead, row: Cursor, reading: RowReading) => readonly SessionEvent[];

const alone =
  (read: (head: EventHead, row: Cursor, reading: RowReading) => SessionEvent): RowReader =>
  (head, row, reading) => [read(head, row, reading)];

const READERS: ReadonlyMap<string, RowReader> = new Map<string, RowReader>([
  ["user", alone(readPrompt)],
  ["assistant", readAssistant],
  ["synthetic", alone(readSynthetic)],
  ["system", alone(readSystem)],
  ["skill", alone(readSkill)],
  ["shell", alone(readUserShell)],
  ["compaction", alone(readCompaction)],
  ["agent-switched", alone(readAgentSwitch)],
  ["model-switched", alone(readModelSwitch)],
  ["location-switched", alone(readLocationSwitch)],
  ["idle", alone(readIdle)],
]);

export function isKnownRowType(type: string): boolean {
  return READERS.has(type);
}

/** The events of one row, numbered on from those before. */
export function readRow(row: Cursor, index: number, reading: RowReading): readonly SessionEvent[] {
  const type = typeOfRow(row, reading);
  const head = readHead(row, index, reading);
  const read = type === null ? undefined : READERS.get(type);
  if (type === null || read === undefined) return [{ ...head, kind: "unread", type }];
  const schema = reading.schemas.rows.get(type);
  if (schema !== undefined) judge(schema, row, type, reading);
  return read(head, row, reading);
}

function readHead(row: Cursor, index: number, reading: RowReading): EventHead {
  return {
    seq: nextSeq(reading),
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
    reading.problems.add("malformed-item", say("row-is", { kind: kindOf(row.value ?? null) }), place);
    return null;
  }
  const type = readableWord(member(row, "type"), reading)?.value ?? null;
  if (type === null) reading.problems.add("row-without-type", say("row-without-type", {}), place);
  else if (!READERS.has(type)) {
    reading.problems.add("unknown-row-type", say("row-of-type", { type }), place);
  }
  return type;
}
