// Opens a fixture of OpenCode 1.x through the document reader.

import { readFileSync } from "node:fs";
import { isJsonArray, isJsonObject, type Json, memberOf } from "@/lib/base/json.ts";
import type { SessionEvent } from "@/lib/model/event.ts";
import type { ReadDocument, SessionLog } from "@/lib/model/session-log.ts";
import { feedOne } from "../../../scenario/feed.ts";

const FOLDER = new URL("../../../fixtures/opencode-1/", import.meta.url);

export function fixtureValue(name: string): Json {
  const text = readFileSync(new URL(name, FOLDER), "utf8");
  return name.endsWith(".jsonl") ? text : JSON.parse(text);
}

export function readFixture(name: string): ReadDocument {
  return feedOne(name, fixtureValue(name));
}

export function onlyLog(document: ReadDocument): SessionLog {
  const [log, ...others] = document.logs;
  if (log === undefined || others.length > 0) throw new Error(`expected one log in ${document.name}`);
  return log;
}

type Kind = SessionEvent["kind"];
type OfKind<Name extends Kind> = Extract<SessionEvent, { kind: Name }>;

export function eventsOf<Name extends Kind>(document: ReadDocument, kind: Name): readonly OfKind<Name>[] {
  return onlyLog(document).events.filter((event): event is OfKind<Name> => event.kind === kind);
}

export function callOf(document: ReadDocument, id: string): OfKind<"tool-call"> {
  const call = eventsOf(document, "tool-call").find((event) => event.call?.value === id);
  if (call === undefined) throw new Error(`no call ${id}`);
  return call;
}

export function codesOf(document: ReadDocument): readonly string[] {
  return document.problems.map((problem) => problem.code);
}

/** Every pointer of a stated value in an event, with the value. */
export function statedIn(value: unknown): readonly { at: string; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(statedIn);
  const own =
    "at" in value && "value" in value && typeof value.at === "string"
      ? [{ at: value.at, value: value.value }]
      : [];
  return [...own, ...Object.values(value).flatMap(statedIn)];
}

/** A message as 1.x writes it, for documents drawn in a test. */
export function message(role: string, id: string, created: number, parts: Json = [], info: Json = {}): Json {
  const more = isJsonObject(info) ? info : {};
  return {
    info: { id, sessionID: "ses_drawn", role, time: { created }, ...more },
    parts: isJsonArray(parts) ? parts : [],
  };
}

export function partsOf(row: Json): readonly Json[] {
  const parts = isJsonObject(row) ? memberOf(row, "parts") : null;
  return isJsonArray(parts) ? parts : [];
}
