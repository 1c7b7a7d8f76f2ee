// Puts one tool call together from what states it. Rows keep a call in one item, event dumps in up to five events: so
// what is read of the input and what is read of the answer are two things, joined here.

import { type Cursor, member, type Stated } from "../../base/cursor.ts";
import { excerptOf, quoteOf } from "../../base/text.ts";
import type { EventHead, StatedExcerpt } from "../../model/event.ts";
import type { CallPhase, ToolCallEvent } from "../../model/tool-call.ts";
import { saysCutByMigration } from "../host-text/sentences.ts";
import { type CallInput, isDispatching, type StatedRefusal, statedRefusal } from "./call-input.ts";
import { errorMessage, readBackgroundShell, readNestedCalls, readQuestion } from "./call-outcome.ts";
import { type DelegationAnswer, readDelegationAnswer } from "./delegation.ts";
import { readableError, readableText } from "./readable.ts";
import type { RowReading } from "./reading.ts";

/** What a call is, when it was, and how far it came. */
export type CallFacts = Pick<
  ToolCallEvent,
  "call" | "tool" | "phase" | "state" | "requested" | "started" | "ended"
>;

export interface AnswerHolders {
  readonly metadata: Cursor;
  /** Where a call that was migrated from 1.x keeps the metadata of its part; else null. */
  readonly olderMetadata: Cursor | null;
  readonly texts: readonly Cursor[];
  readonly error: Cursor;
}

/** All that was read of a call's answer: nothing of it keeps the record alive. */
export type CallAnswer = Pick<
  ToolCallEvent,
  "error" | "output" | "backgroundShell" | "question" | "nested" | "isCutByMigration"
> & { readonly delegation: DelegationAnswer | null; readonly refusal: StatedRefusal | null };

export function readCallAnswer(
  tool: string,
  phase: CallPhase,
  holders: AnswerHolders,
  reading: RowReading,
): CallAnswer {
  const places = { ...holders, tool, phase };
  const message = phase === "error" ? errorMessage(holders.error, reading) : null;
  return {
    error: phase === "error" ? readableError(holders.error, reading) : null,
    output: readOutput(tool, holders.texts, reading),
    delegation: isDispatching(tool) ? readDelegationAnswer(places, reading) : null,
    backgroundShell: readBackgroundShell(places, reading),
    question: readQuestion(places, reading),
    nested: readNestedCalls(places, reading),
    refusal: refusalOf(tool, message),
    isCutByMigration: message !== null && saysCutByMigration(message.value),
  };
}

/**
 * The host's sentence names the tool that was called. Another name is another program's answer: a server of tools has such a
 * sentence too, and so may a program inside `execute`, which the host lets complete whatever it ended with.
 */
function refusalOf(tool: string, message: Stated<string> | null): StatedRefusal | null {
  const refusal = statedRefusal(message);
  return refusal?.tool.value === tool ? refusal : null;
}

/** A tool that the host does not have dispatches nothing, whatever it is called. */
export function toolCallEvent(
  head: EventHead,
  facts: CallFacts,
  input: CallInput,
  answer: CallAnswer,
): ToolCallEvent {
  const refusal = answer.refusal ?? input.refusal;
  const delegation =
    refusal === null && input.request !== null && answer.delegation !== null
      ? {
          ...input.request,
          ...answer.delegation,
          isRedacted: input.isRedacted || answer.delegation.isRedacted,
        }
      : null;
  return {
    // Member by member: a spread of this many makes objects that are slow and large, and there are many calls.
    seq: head.seq,
    row: head.row,
    source: head.source,
    line: head.line,
    at: head.at,
    message: head.message,
    kind: "tool-call",
    call: facts.call,
    tool: facts.tool,
    phase: facts.phase,
    state: facts.state,
    requested: facts.requested,
    started: facts.started,
    ended: facts.ended,
    isByHost: false,
    resource: input.resource,
    patch: input.patch,
    input: input.input,
    isInputRedacted: input.isRedacted,
    error: answer.error,
    output: answer.output,
    delegation,
    backgroundShell: answer.backgroundShell,
    question: answer.question,
    nested: answer.nested,
    unavailable: refusal?.tool ?? null,
    isTakenOut: refusal?.isTakenOut ?? false,
    statedTools: refusal?.available ?? null,
    abort: null,
    isCutByMigration: answer.isCutByMigration,
  };
}

/** Only what answers a dispatch is looked into; there are many other outputs. */
function readOutput(tool: string, texts: readonly Cursor[], reading: RowReading): StatedExcerpt | null {
  const [first] = texts;
  const text = first === undefined ? null : readableText(first, reading);
  const excerpt = isDispatching(tool) ? excerptOf : quoteOf;
  return text === null ? null : { value: excerpt(text.value), at: text.at };
}

const PHASES: ReadonlyMap<string, CallPhase> = new Map([
  ["pending", "pending"],
  ["streaming", "streaming"],
  ["running", "running"],
  ["completed", "completed"],
  ["error", "error"],
]);

/** The phase that a recorded state word stands for; `other` for a word that nobody knows. */
export function phaseOf(state: string | null): CallPhase {
  return state === null ? "other" : (PHASES.get(state) ?? "other");
}

/** The first of several holders of one thing that holds an object; the first of them when none does. */
export function firstHolder(first: Cursor, ...others: readonly Cursor[]): Cursor {
  const isHolder = (cursor: Cursor) => typeof cursor.value === "object" && cursor.value !== null;
  return [first, ...others].find(isHolder) ?? first;
}

/** The metadata of a call, under the names that it has had. */
export function metadataOf(holder: Cursor): Cursor {
  return firstHolder(member(holder, "metadata"), member(holder, "structured"));
}
