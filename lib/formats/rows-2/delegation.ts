// What the host answered to a dispatch: the child and a status word in the call's metadata, and the same again in its
// fixed sentence or envelope. Both are handed on with their places; which one counts is for analysis.

import { type Cursor, member, memberOneOf, type Stated } from "../../base/cursor.ts";
import { quoteOf } from "../../base/text.ts";
import type { StatedExcerpt } from "../../model/event.ts";
import type { SessionId } from "../../model/ids.ts";
import type { CallPhase, Delegation } from "../../model/tool-call.ts";
import { readEnvelope } from "../host-text/envelope.ts";
import {
  childInSentence,
  isReply,
  saysNoTextResponse,
  saysWorkingInBackground,
} from "../host-text/sentences.ts";
import { readTaskResult } from "../host-text/task-result.ts";
import type { DelegationRequest } from "./call-input.ts";
import { errorMessage } from "./call-outcome.ts";
import { asSession, isRedacted, readableSession, readableText, readableWord } from "./readable.ts";
import type { RowReading } from "./reading.ts";

/** Where the answer to a call stands. */
export interface AnswerPlaces {
  readonly phase: CallPhase;
  readonly metadata: Cursor;
  /** Where a migrated call of 1.x keeps the metadata of its part; holds a blob of the provider in every other call. */
  readonly olderMetadata: Cursor | null;
  readonly texts: readonly Cursor[];
  readonly error: Cursor;
}

type Answer = Pick<Delegation, "childInText" | "statusInText" | "reply" | "hasReply" | "isMessageToRunning">;

const NO_ANSWER: Answer = {
  childInText: null,
  statusInText: null,
  reply: null,
  hasReply: null,
  isMessageToRunning: false,
};

/** The part of a delegation that its answer states; the request states the rest (call-input.ts). */
export type DelegationAnswer = Omit<Delegation, keyof DelegationRequest>;

export function readDelegationAnswer(places: AnswerPlaces, reading: RowReading): DelegationAnswer {
  const { metadata, olderMetadata } = places;
  const status = readableWord(member(metadata, "status"), reading);
  const child =
    readableSession(memberOneOf(metadata, "sessionID", "sessionId"), reading) ??
    (olderMetadata === null ? null : readableSession(member(olderMetadata, "sessionId"), reading));
  const redacted = [metadata, ...places.texts].filter((cursor) => isRedacted(cursor, reading));
  return {
    childInMetadata: child,
    statusInMetadata: status,
    ...answerOf(places, status, reading),
    isRedacted: redacted.length > 0,
  };
}

function answerOf(places: AnswerPlaces, status: Stated<string> | null, reading: RowReading): Answer {
  if (places.phase === "error") {
    return { ...NO_ANSWER, childInText: childIn(errorMessage(places.error, reading)) };
  }
  const texts = places.texts.map((cursor) => readableText(cursor, reading)).filter((text) => text !== null);
  for (const text of texts) {
    const answer = envelopeAnswer(text) ?? sentenceAnswer(text) ?? olderAnswer(text);
    if (answer !== null) return answer;
  }
  const [first] = texts;
  if (first === undefined || status?.value !== "completed") return NO_ANSWER;
  return { ...NO_ANSWER, ...replied(first, first.value) };
}

/** `<subagent sessionID="…" state="…">` or, in a migrated session, `<task id="…" state="…">`. */
function envelopeAnswer(text: Stated<string>): Answer | null {
  const envelope = readEnvelope(text.value);
  if (envelope === null || envelope.tag === "shell") return null;
  const isRunning = envelope.state === "running";
  return {
    childInText: asSession(stated(envelope.id, text)),
    statusInText: stated(envelope.state, text),
    ...(isRunning ? { reply: null, hasReply: null } : replied(text, envelope.body)),
    isMessageToRunning: isRunning && (envelope.summary ?? "").startsWith("Background task updated"),
  };
}

function sentenceAnswer(text: Stated<string>): Answer | null {
  const child = childInSentence(text.value);
  const isWorking = saysWorkingInBackground(text.value);
  if (saysNoTextResponse(text.value)) {
    return { ...NO_ANSWER, statusInText: stated("completed", text), ...replied(text, text.value) };
  }
  if (child === null && !isWorking) return null;
  return {
    ...NO_ANSWER,
    childInText: asSession(stated(child, text)),
    statusInText: isWorking ? stated("running", text) : null,
  };
}

/** A migrated result of 1.x before the envelope. It has no status word: it was the child's answer. */
function olderAnswer(text: Stated<string>): Answer | null {
  const result = readTaskResult(text.value);
  if (result === null) return null;
  return { ...NO_ANSWER, childInText: asSession(stated(result.id, text)), ...replied(text, result.body) };
}

function replied(text: Stated<string>, body: string): { reply: StatedExcerpt; hasReply: boolean } {
  return {
    reply: { value: quoteOf(body), at: text.at },
    hasReply: isReply(body),
  };
}

function childIn(text: Stated<string> | null): Stated<SessionId> | null {
  return text === null ? null : asSession(stated(childInSentence(text.value), text));
}

function stated(value: string | null, text: Stated<string>): Stated<string> | null {
  return value === null ? null : { value, at: text.at };
}
