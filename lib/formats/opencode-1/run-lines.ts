// The lines of `opencode run --format json`: one finished part each, with the time at which the client printed it. No
// message record and no prompt is among them. An event can only point into its own line, so a step stands at the line
// that ends it, and its beginning is not known; one that never ended stands at the line that began it.

import { member, type Stated, statedString } from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import type { EpochMs } from "../../base/time.ts";
import type { StepEvent } from "../../model/event.ts";
import { say } from "../../model/sentences.ts";
import type { SessionRecord } from "../../model/session-log.ts";
import { settledAbort } from "./abort.ts";
import { type Draft, draftHead } from "./draft.ts";
import { namedError } from "./error-text.ts";
import { hasHostId } from "./host-call.ts";
import { type PartDigest, type PartPlace, readPart } from "./parts.ts";
import { nameAt, type Reading, type Spot, textAt, timeAt } from "./reading.ts";
import { brandedSession } from "./session-id.ts";
import { unrecordedSession } from "./session-record.ts";
import { RUN_TYPES } from "./shape.ts";
import { TASK_TOOL } from "./task.ts";
import { unreadRow } from "./unread.ts";

export interface RunLog {
  line(spot: Spot): void;
  /** The session that the first line names; null when there was no line. */
  readonly session: () => SessionRecord | null;
  readonly events: () => readonly Draft[];
  /** Messages, and lines that belong to none. */
  readonly rows: () => number;
}

interface OpenStep {
  readonly place: PartPlace;
  readonly at: Stated<EpochMs> | null;
  readonly message: Stated<string> | null;
}

export function runLog(reading: Reading): RunLog {
  const events: Draft[] = [];
  const started = new Set<string>();
  const rows = new Map<string, number>();
  let open: OpenStep | null = null;
  let session: SessionRecord | null = null;

  /** Lines of one message share the row of its first. */
  const rowOf = (message: string, row: number): number => {
    const known = rows.get(message);
    if (known === undefined) rows.set(message, row);
    return known ?? row;
  };

  return {
    line(spot) {
      const { cursor } = spot;
      session ??= namedBy(spot, reading);
      const type = statedString(member(cursor, "type"))?.value ?? "";
      const place = { pointer: cursor.pointer, line: spot.line, row: spot.row };
      const at = timeAt(cursor, "timestamp", spot, reading);
      if (!RUN_TYPES.has(type)) {
        reading.problems.add(
          "unknown-row-type",
          say("line-of-type", { type }),
          { at: cursor.pointer, line: spot.line },
          "kept-and-counted",
        );
        events.push(unreadRow(place, type));
        return;
      }
      if (type === "error") {
        if (open !== null) place.row = open.place.row;
        events.push({
          ...step(place, null, open?.message ?? null),
          completed: at,
          error: errorIn(spot, reading),
        });
        open = null;
        return;
      }
      const part = member(cursor, "part");
      if (!isJsonObject(part.value)) {
        if (type !== "done") events.push(unreadRow(place, type));
        return;
      }
      const digest = readPart({ ...spot, cursor: part }, reading);
      const message = textAt(member(part, "messageID"), reading);
      if (message !== null) place.row = rowOf(message.value, place.row);
      if (digest.content.kind === "step-start") {
        if (open !== null) events.push(step(open.place, open.at, open.message));
        open = { place, at, message };
        if (message !== null) started.add(message.value);
        return;
      }
      if (digest.content.kind === "step-finish") {
        events.push(finishedStep(place, at, message ?? open?.message ?? null, digest));
        open = null;
        return;
      }
      events.push(...partEvents(digest, place, message, message !== null && started.has(message.value)));
    },
    session: () => session,
    rows: () => new Set([...rows.values(), ...events.map(({ row }) => row)]).size,
    events: () => (open === null ? events : [...events, step(open.place, open.at, open.message)]),
  };
}

function namedBy({ cursor, line }: Spot, reading: Reading): SessionRecord | null {
  const id = brandedSession(nameAt(member(cursor, "sessionID"), reading));
  return id === null ? null : unrecordedSession(id, line);
}

function step(place: PartPlace, at: Stated<EpochMs> | null, message: Stated<string> | null): StepEvent {
  return {
    ...draftHead(place, at, message),
    kind: "step",
    agent: null,
    model: null,
    streamed: null,
    completed: null,
    finish: null,
    error: null,
    tokens: null,
    cost: null,
    text: null,
    isSummary: false,
    isUserShell: false,
  };
}

function finishedStep(
  place: PartPlace,
  completed: Stated<EpochMs> | null,
  message: Stated<string> | null,
  { content }: PartDigest,
): StepEvent {
  const base = step(place, null, message);
  if (content.kind !== "step-finish") return base;
  return { ...base, completed, finish: content.reason, tokens: content.tokens, cost: content.cost };
}

function partEvents(
  { content }: PartDigest,
  place: PartPlace,
  message: Stated<string> | null,
  isInStep: boolean,
): readonly Draft[] {
  if (content.kind === "unread") return [unreadRow(place, content.type)];
  if (content.kind !== "tool") return [];
  const isByHost = content.event.tool.value === TASK_TOOL && !isInStep && hasHostId(content.event);
  return [{ ...content.event, row: place.row, message, isByHost, abort: settledAbort(content.abort, null) }];
}

function errorIn(spot: Spot, reading: Reading): StepEvent["error"] {
  return namedError(member(spot.cursor, "error"), reading);
}
