// A message: its own record and its parts, wherever in the file they stand. Exports hold both in one row, share payloads
// in several. Reduced on sight; what events come of it is decided when all of the document is known.

import {
  type Cursor,
  member,
  memberOneOf,
  type Stated,
  statedBoolean,
  statedNumber,
} from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import type { EpochMs } from "../../base/time.ts";
import type { StatedError, TokenCounts } from "../../model/event.ts";
import { say } from "../../model/sentences.ts";
import { namedError } from "./error-text.ts";
import { judge } from "./judge.ts";
import type { PartDigest, PartPlace } from "./parts.ts";
import { nameAt, type Reading, type Spot, shown, timeAt } from "./reading.ts";
import { assistantInfo, userInfo } from "./schema.ts";
import { readTokens } from "./tokens.ts";

export interface InfoDigest {
  /** The row, or the record of the message alone. */
  readonly place: PartPlace;
  readonly id: Stated<string> | null;
  readonly session: Stated<string> | null;
  /** null: a role that is not known, or none. */
  readonly role: "user" | "assistant" | null;
  readonly roleWord: string | null;
  readonly created: Stated<EpochMs> | null;
  readonly step: StepDigest | null;
}

/** What only an assistant's record holds. */
export interface StepDigest {
  readonly parent: string | null;
  readonly agent: Stated<string> | null;
  readonly model: Stated<string> | null;
  readonly completed: Stated<EpochMs> | null;
  readonly finish: Stated<string> | null;
  readonly error: StatedError | null;
  readonly tokens: Stated<TokenCounts> | null;
  readonly cost: Stated<number> | null;
  readonly isSummary: boolean;
  /** The project's root. */
  readonly root: Stated<string> | null;
}

export interface MessageDigest {
  readonly info: InfoDigest;
  readonly parts: readonly PartDigest[];
}

/** Reads a message's own record. `place` is where its event will stand. */
export function readInfo(info: Spot, place: PartPlace, reading: Reading): InfoDigest {
  const { cursor, line } = info;
  if (!isJsonObject(cursor.value)) {
    if (cursor.value === undefined) {
      reportNoRole(place, reading);
    } else {
      reading.problems.add(
        "malformed-item",
        say("message-record-is", { place: cursor.pointer, value: shown(cursor.value) }),
        { at: cursor.pointer, line },
        "author-unknown-calls-read",
      );
    }
    return { place, id: null, session: null, role: null, roleWord: null, created: null, step: null };
  }
  const word = nameAt(member(cursor, "role"), reading);
  const role = word?.value === "user" || word?.value === "assistant" ? word.value : null;
  if (word === null) reportNoRole(place, reading);
  else if (role === null) reportRole(word.value, place, reading);
  else judge(role === "user" ? userInfo : assistantInfo, info, reading, `[${role}]`);
  return {
    place,
    id: nameAt(member(cursor, "id"), reading),
    session: nameAt(member(cursor, "sessionID"), reading),
    role,
    roleWord: word?.value ?? null,
    created: timeAt(member(cursor, "time"), "created", info, reading),
    step: role === "assistant" ? readStep(info, reading) : null,
  };
}

function readStep(info: Spot, reading: Reading): StepDigest {
  const { cursor } = info;
  return {
    parent: nameAt(member(cursor, "parentID"), reading)?.value ?? null,
    agent: nameAt(memberOneOf(cursor, "agent", "mode"), reading),
    model: nameAt(member(cursor, "modelID"), reading),
    completed: timeAt(member(cursor, "time"), "completed", info, reading),
    finish: nameAt(member(cursor, "finish"), reading),
    error: namedError(member(cursor, "error"), reading),
    tokens: readTokens(member(cursor, "tokens")),
    cost: statedNumber(member(cursor, "cost")),
    isSummary: isTrue(member(cursor, "summary")),
    root: nameAt(member(member(cursor, "path"), "root"), reading),
  };
}

function isTrue(cursor: Cursor): boolean {
  return statedBoolean(cursor)?.value === true;
}

function reportNoRole(place: PartPlace, reading: Reading): void {
  reading.problems.add(
    "row-without-type",
    say("message-without-role", { place: place.pointer }),
    { at: place.pointer, line: place.line },
    "kept-calls-read",
  );
}

function reportRole(word: string, place: PartPlace, reading: Reading): void {
  reading.problems.add(
    "unknown-row-type",
    say("message-of-role", { place: place.pointer, role: word }),
    { at: place.pointer, line: place.line },
    "kept-calls-read",
  );
}
