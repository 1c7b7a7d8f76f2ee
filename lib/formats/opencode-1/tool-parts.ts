// One tool part: the call as 1.x records it. Whether the host or the user made it, and whether it was aborted, also
// depends on its message; assistant-rows.ts settles that.

import { brand } from "../../base/brand.ts";
import { type Cursor, member, type Stated } from "../../base/cursor.ts";
import { quoteOf } from "../../base/text.ts";
import type { StatedExcerpt } from "../../model/event.ts";
import type { CallId } from "../../model/ids.ts";
import { say } from "../../model/sentences.ts";
import type { CallPhase, ToolCallEvent } from "../../model/tool-call.ts";
import { statedPatch } from "../host-text/patch-files.ts";
import { permissionResource } from "../host-text/resource.ts";
import { type AbortSign, abortSign } from "./abort.ts";
import type { Writable } from "./draft.ts";
import { toolError } from "./error-text.ts";
import { readUnavailable } from "./invalid-tool.ts";
import { readQuestion } from "./question.ts";
import {
  checkTime,
  countedRedaction,
  excerptAt,
  nameAt,
  numberOrWordAt,
  type Reading,
  type Spot,
  textAt,
  timeAt,
} from "./reading.ts";
import { readDelegation, TASK_TOOL } from "./task.ts";
import { inputExcerpt } from "./tool-input.ts";

export interface CallDigest {
  readonly kind: "tool";
  readonly event: Writable<ToolCallEvent>;
  readonly abort: AbortSign | null;
  /** Exit code of a shell, for a command of the user's own. */
  readonly exit: Stated<number | string> | null;
}

const PHASES: Readonly<Record<string, CallPhase>> = {
  pending: "pending",
  running: "running",
  completed: "completed",
  error: "error",
};

/** Null when the part does not name its tool: no call can be made of it. */
export function readToolPart(spot: Spot, reading: Reading): CallDigest | null {
  const part = spot.cursor;
  const tool = nameAt(member(part, "tool"), reading);
  if (tool === null) return null;
  const state = member(part, "state");
  const word = nameAt(member(state, "status"), reading);
  const phase =
    word === null || !Object.hasOwn(PHASES, word.value) ? "other" : (PHASES[word.value] ?? "other");
  if (word !== null && phase === "other") reportState(word.value, tool.value, spot, reading);
  const input = member(state, "input");
  const time = member(state, "time");
  const requested = timeAt(time, "start", spot, reading);
  const ended = timeAt(time, "end", spot, reading);
  checkTime(time, "compacted", spot, reading);
  const call = nameAt(member(part, "callID"), reading);
  const isInputRedacted = countedRedaction(input, reading);
  const metadata = member(state, "metadata");
  countedRedaction(metadata, reading);
  const { unavailable, statedTools } = readUnavailable(tool.value, state, reading);
  const event: Writable<ToolCallEvent> = {
    seq: 0,
    row: spot.row,
    source: part.pointer,
    line: spot.line,
    at: requested,
    message: null,
    kind: "tool-call",
    call: call === null ? null : { value: brand<CallId>(call.value), at: call.at },
    tool,
    isByHost: false,
    phase,
    state: word,
    requested,
    started: null,
    ended,
    resource: permissionResource(input, tool.value, 1),
    patch: statedPatch(input, tool.value),
    input: isInputRedacted ? null : inputExcerpt(input),
    isInputRedacted,
    error: toolError(member(state, "error"), reading),
    output: outputAt(tool.value, member(state, "output"), reading),
    delegation: tool.value === TASK_TOOL ? readDelegation(state, reading) : null,
    backgroundShell: null,
    question: readQuestion(tool.value, state, phase),
    nested: null,
    unavailable,
    isTakenOut: false,
    statedTools,
    abort: null,
    isCutByMigration: false,
  };
  return {
    kind: "tool",
    event,
    abort: abortSign(state, phase),
    exit: numberOrWordAt(member(metadata, "exit")),
  };
}

function reportState(word: string, tool: string, spot: Spot, reading: Reading): void {
  reading.problems.add(
    "unknown-tool-state",
    say("call-in-state", { tool, state: word }),
    { at: member(member(spot.cursor, "state"), "status").pointer, line: spot.line },
    "call-kept-outcome-unknown",
  );
}

/** Only what answers a dispatch is looked into; there are many other outputs. */
function outputAt(tool: string, output: Cursor, reading: Reading): StatedExcerpt | null {
  if (tool === TASK_TOOL) return excerptAt(output, reading);
  const text = textAt(output, reading);
  return text === null ? null : { value: quoteOf(text.value), at: text.at };
}
