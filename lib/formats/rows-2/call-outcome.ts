// What a settled or running call tells beside its plain output, in the host's own fixed forms: a shell that moved to the
// background, a question and its answers, the calls that a program made, a tool that the host does not have.

import { type Cursor, elements, member, type Stated, statedJson } from "../../base/cursor.ts";
import { isJsonArray, isJsonObject } from "../../base/json.ts";
import { say } from "../../model/sentences.ts";
import type { BackgroundShell, CallPhase, NestedCall, NestedCalls, Question } from "../../model/tool-call.ts";
import {
  saysQuestionAnswered,
  saysQuestionDismissed,
  shellMovedToBackground,
} from "../host-text/sentences.ts";
import { kindOf } from "../json-kind.ts";
import { isRedacted, readableText, readableWord } from "./readable.ts";
import { placeOf, type RowReading } from "./reading.ts";

export interface OutcomePlaces {
  readonly tool: string;
  readonly phase: CallPhase;
  readonly metadata: Cursor;
  readonly texts: readonly Cursor[];
  readonly error: Cursor;
}

const SHELLS = new Set(["shell", "bash"]);
/** Errors of type `aborted` that end a call for another reason than an answer to its question. */
const CUT_OFF = /interrupted|shut ?down|evicted/i;

export function readBackgroundShell(places: OutcomePlaces, reading: RowReading): BackgroundShell | null {
  if (!SHELLS.has(places.tool) || places.phase !== "completed") return null;
  const status = readableWord(member(places.metadata, "status"), reading);
  const text = firstText(places, reading);
  const moved = text === null ? null : shellMovedToBackground(text.value);
  if (status?.value !== "running" && moved === null) return null;
  const named = readableWord(member(places.metadata, "shellID"), reading);
  const inSentence = text === null || moved === null || moved.shell === null ? null : moved.shell;
  return {
    shell: named ?? (inSentence === null || text === null ? null : { value: inSentence, at: text.at }),
  };
}

/** A question that was cancelled with words is an ordinary error: whose words they are is not stated. */
export function readQuestion(places: OutcomePlaces, reading: RowReading): Question | null {
  if (places.tool !== "question") return null;
  if (places.phase === "completed") {
    const answers = readAnswers(member(places.metadata, "answers"));
    if (answers !== null) return { state: "answered", answers, at: answers.at };
    const [first] = places.texts;
    // A dismissed question is an error; what a sanitised export hides of a completed one is only the answer.
    if (first !== undefined && isRedacted(first, reading)) {
      return { state: "answered", answers: null, at: first.pointer };
    }
    const text = firstText(places, reading);
    if (text === null || !saysQuestionAnswered(text.value)) return null;
    return { state: "answered", answers: null, at: text.at };
  }
  if (places.phase !== "error") return null;
  const type = readableWord(member(places.error, "type"), reading)?.value;
  const message = errorMessage(places.error, reading)?.value ?? "";
  const isDismissed = saysQuestionDismissed(message) || (type === "aborted" && !CUT_OFF.test(message));
  return isDismissed ? { state: "dismissed", answers: null, at: places.error.pointer } : null;
}

function readAnswers(cursor: Cursor): Stated<readonly (readonly string[])[]> | null {
  if (!isJsonArray(cursor.value)) return null;
  const answers: string[][] = [];
  for (const answer of cursor.value) {
    if (!isJsonArray(answer)) return null;
    answers.push(answer.filter((choice) => typeof choice === "string"));
  }
  statedJson(cursor);
  return { value: answers, at: cursor.pointer };
}

/** The calls that a program of `execute` made. They have no ids, no times and no results of their own. */
export function readNestedCalls(places: OutcomePlaces, reading: RowReading): NestedCalls | null {
  if (places.tool !== "execute") return null;
  const list = member(places.metadata, "toolCalls");
  if (isRedacted(places.metadata, reading) || isRedacted(list, reading))
    return { calls: [], isRedacted: true };
  if (!isJsonArray(list.value)) return null;
  return { calls: elements(list).flatMap((call) => nestedCall(call, reading)), isRedacted: false };
}

function nestedCall(call: Cursor, reading: RowReading): readonly NestedCall[] {
  if (!isJsonObject(call.value)) {
    reading.problems.add(
      "malformed-item",
      say("nested-call-is", { kind: kindOf(call.value ?? null) }),
      placeOf(call, reading),
    );
    return [];
  }
  const tool = readableWord(member(call, "tool"), reading);
  if (tool === null) return [];
  return [{ tool, status: readableWord(member(call, "status"), reading) }];
}

export function errorMessage(error: Cursor, reading: RowReading): Stated<string> | null {
  return readableText(typeof error.value === "string" ? error : member(error, "message"), reading);
}

function firstText(places: OutcomePlaces, reading: RowReading): Stated<string> | null {
  const [first] = places.texts;
  return first === undefined ? null : readableText(first, reading);
}
