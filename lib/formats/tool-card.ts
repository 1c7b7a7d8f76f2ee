// One call as a card, from the places in which a host keeps its parts. Which member of an input is a command, a patch or
// one side of an edit is told by the names that the hosts' own tools use.

import { type Cursor, elements, isPresent, member } from "../base/cursor.ts";
import { isJsonArray, isJsonObject } from "../base/json.ts";
import { epochMs, isInstant } from "../base/time.ts";
import type { CallPhase } from "../model/tool-call.ts";
import type { Attachment, CallTime, InputForm, InputMember, ToolCard } from "../model/transcript-block.ts";
import { failureAt, pieceOf, wordIn } from "./block-parts.ts";

export interface CardPlaces {
  readonly tool: Cursor;
  readonly call: Cursor;
  readonly status: Cursor;
  readonly title: Cursor;
  readonly times: readonly (readonly [CallTime["name"], Cursor])[];
  readonly input: Cursor;
  readonly texts: readonly Cursor[];
  readonly error: Cursor;
  readonly files: readonly Attachment[];
  readonly metadata: Cursor;
}

const PHASES: ReadonlyMap<string, CallPhase> = new Map([
  ["pending", "pending"],
  ["streaming", "streaming"],
  ["running", "running"],
  ["completed", "completed"],
  ["error", "error"],
]);

export function toolCard(places: CardPlaces): ToolCard {
  const status = wordIn(places.status);
  const truncated = member(places.metadata, "truncated").value;
  return {
    tool: wordIn(places.tool),
    call: wordIn(places.call),
    status,
    phase: PHASES.get(status ?? "") ?? "other",
    title: wordIn(places.title) === null ? null : pieceOf(places.title),
    times: places.times.flatMap(([name, cursor]) => callTime(name, cursor)),
    input: inputMembers(places.input),
    output: places.texts.flatMap((text) => pieceOf(text) ?? []),
    diff: wordIn(member(places.metadata, "diff")) === null ? null : pieceOf(member(places.metadata, "diff")),
    failure: isPresent(places.error) ? failureAt(places.error) : null,
    files: places.files,
    nested: nestedCalls(member(places.metadata, "toolCalls")),
    isCutByHost: typeof truncated === "boolean" ? truncated : null,
    metadata: isEmpty(places.metadata) ? null : pieceOf(places.metadata),
  };
}

/** A time that no clock could show stays in the record, one click away; its problem names it. */
function callTime(name: CallTime["name"], { value, pointer }: Cursor): readonly CallTime[] {
  return isInstant(value) ? [{ name, ms: epochMs(value), at: pointer }] : [];
}

const FORMS: ReadonlyMap<string, InputForm> = new Map<string, InputForm>([
  ["oldString", "old"],
  ["newString", "new"],
  ["patchText", "patch"],
  ["patch", "patch"],
  ["command", "code"],
  ["code", "code"],
]);

function inputMembers(input: Cursor): readonly InputMember[] {
  if (!isJsonObject(input.value)) {
    const piece = pieceOf(input);
    return piece === null || piece.chars === 0 ? [] : [{ key: null, form: "code", piece }];
  }
  return Object.keys(input.value).flatMap((key) => {
    const value = member(input, key);
    const piece = pieceOf(value);
    if (piece === null) return [];
    const form = typeof value.value === "string" ? (FORMS.get(key) ?? "text") : "json";
    return [{ key, form, piece }];
  });
}

function nestedCalls(list: Cursor): ToolCard["nested"] {
  return elements(list).flatMap((call) => {
    const tool = wordIn(member(call, "tool"));
    return tool === null ? [] : [{ tool, status: wordIn(member(call, "status")) }];
  });
}

function isEmpty({ value }: Cursor): boolean {
  if (value === undefined || value === null) return true;
  if (isJsonArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}
