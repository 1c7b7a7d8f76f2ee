// The parts of a message, each reduced to what an event may need. What it becomes is decided with its message
// (user-rows.ts, assistant-rows.ts); nothing of the part's own value is kept.

import {
  elements,
  member,
  type Stated,
  statedBoolean,
  statedNumber,
  statedString,
} from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import type { Pointer } from "../../base/json-pointer.ts";
import type { EpochMs } from "../../base/time.ts";
import type { StatedError, TokenCounts } from "../../model/event.ts";
import { say } from "../../model/sentences.ts";
import { namedError } from "./error-text.ts";
import { judge } from "./judge.ts";
import { checkSpan, nameAt, type Reading, type Spot, shown, timeAt } from "./reading.ts";
import { partSchemas } from "./schema-parts.ts";
import { readTextPart, type TextDigest } from "./text-parts.ts";
import { readTokens } from "./tokens.ts";
import { type CallDigest, readToolPart } from "./tool-parts.ts";

export interface PartPlace {
  readonly pointer: Pointer;
  readonly line: number | null;
  readonly row: number;
}

export type PartContent =
  | TextDigest
  | CallDigest
  | { readonly kind: "agent"; readonly name: string | null }
  | { readonly kind: "compaction"; readonly auto: Stated<boolean> | null }
  | {
      readonly kind: "retry";
      readonly attempt: Stated<number> | null;
      readonly error: StatedError | null;
      readonly at: Stated<EpochMs> | null;
    }
  | {
      readonly kind: "step-finish";
      readonly reason: Stated<string> | null;
      readonly cost: Stated<number> | null;
      readonly tokens: Stated<TokenCounts> | null;
    }
  | { readonly kind: "file" | "other" | "step-start" | "subtask" }
  | { readonly kind: "unread"; readonly type: string | null };

export interface PartDigest {
  readonly place: PartPlace;
  /** The part's own id; parts of the older hosts have none. */
  readonly id: string | null;
  readonly content: PartContent;
}

/** Reads one part; a part that cannot be read becomes one of kind `unread`, never nothing. */
export function readPart(spot: Spot, reading: Reading): PartDigest {
  const { cursor, line, row } = spot;
  const id = isJsonObject(cursor.value) ? statedString(member(cursor, "id")) : null;
  return {
    place: { pointer: cursor.pointer, line, row },
    id: id?.value ?? null,
    content: contentOf(spot, reading),
  };
}

function contentOf(spot: Spot, reading: Reading): PartContent {
  const { cursor, line } = spot;
  const place = { at: cursor.pointer, line };
  if (!isJsonObject(cursor.value)) {
    reading.problems.add(
      "malformed-item",
      say("part-is", { place: cursor.pointer, value: shown(cursor.value) }),
      place,
      "rest-of-message-read",
    );
    return { kind: "unread", type: null };
  }
  const type = statedString(member(cursor, "type"))?.value ?? null;
  if (type === null || !isKnownType(type)) {
    const told =
      type === null
        ? say("part-without-type", { place: cursor.pointer, type: shown(member(cursor, "type").value) })
        : say("part-of-type", { place: cursor.pointer, type });
    reading.problems.add("unknown-content-type", told, place, "kept-rest-of-message-read");
    return { kind: "unread", type };
  }
  judge(partSchemas[type], spot, reading, `[${type}]`);
  return readKnown(type, spot, reading);
}

type KnownType = keyof typeof partSchemas;

function isKnownType(type: string): type is KnownType {
  return Object.hasOwn(partSchemas, type);
}

function readKnown(type: KnownType, spot: Spot, reading: Reading): PartContent {
  const part = spot.cursor;
  switch (type) {
    case "text":
      return readTextPart(spot, reading);
    case "tool":
      return readToolPart(spot, reading) ?? { kind: "unread", type };
    case "agent":
      return { kind: "agent", name: nameAt(member(part, "name"), reading)?.value ?? null };
    case "compaction":
      return { kind: "compaction", auto: statedBoolean(member(part, "auto")) };
    case "retry":
      return {
        kind: "retry",
        attempt: statedNumber(member(part, "attempt")),
        error: namedError(member(part, "error"), reading),
        at: timeAt(member(part, "time"), "created", spot, reading),
      };
    case "step-finish":
      return {
        kind: "step-finish",
        reason: nameAt(member(part, "reason"), reading),
        cost: statedNumber(member(part, "cost")),
        tokens: readTokens(member(part, "tokens")),
      };
    case "reasoning":
      checkSpan(member(part, "time"), spot, reading);
      return { kind: "other" };
    case "file":
    case "step-start":
    case "subtask":
      return { kind: type };
    case "patch":
    case "snapshot":
      return { kind: "other" };
  }
}

/** The parts of a message in the order of the file; a list that is none is reported and empty. */
export function partSpots(list: Spot, reading: Reading): readonly Spot[] {
  const { cursor, line, row } = list;
  if (cursor.value !== undefined && !Array.isArray(cursor.value)) {
    reading.problems.add(
      "malformed-item",
      say("parts-are", { place: cursor.pointer, value: shown(cursor.value) }),
      { at: cursor.pointer, line },
      "message-read",
    );
  }
  return elements(cursor).map((part) => ({ cursor: part, line, row }));
}
