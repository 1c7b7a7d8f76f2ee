// An assistant row: one step of the model, and the tool calls that it made. Items of a type that nobody knows are
// named and left; they do not hide the others.

import { type Cursor, elements, isPresent, member, type Stated, statedNumber } from "../../base/cursor.ts";
import { isJsonArray, isJsonObject } from "../../base/json.ts";
import type { EventHead, RetryEvent, SessionEvent, StatedExcerpt, StepEvent } from "../../model/event.ts";
import { say } from "../../model/sentences.ts";
import { kindOf } from "../json-kind.ts";
import { judge } from "./judge.ts";
import {
  checkTimes,
  readableError,
  readableQuote,
  readableText,
  readableTime,
  readableWord,
} from "./readable.ts";
import { nextSeq, placeOf, type RowReading } from "./reading.ts";
import { readTokens } from "./tokens.ts";
import { readToolItem } from "./tool-item.ts";

export function readAssistant(head: EventHead, row: Cursor, reading: RowReading): readonly SessionEvent[] {
  noteShape(row, reading);
  const retry = readRetry(head, member(row, "retry"), reading);
  const items = readItems(head, member(row, "content"), reading);
  const step = readStep(head, row, items.text, reading);
  return retry === null ? [step, ...items.events] : [step, retry, ...items.events];
}

function readStep(head: EventHead, row: Cursor, text: StatedExcerpt | null, reading: RowReading): StepEvent {
  const time = member(row, "time");
  return {
    seq: head.seq,
    row: head.row,
    source: head.source,
    line: head.line,
    at: head.at,
    message: head.message,
    kind: "step",
    agent: readableWord(member(row, "agent"), reading),
    model: readModel(member(row, "model"), reading),
    streamed: readableTime(time, "streamed", reading),
    completed: readableTime(time, "completed", reading),
    finish: readableWord(member(row, "finish"), reading),
    error: readableError(member(row, "error"), reading),
    tokens: readTokens(member(row, "tokens")),
    cost: statedNumber(member(row, "cost")),
    text,
    isSummary: false,
    isUserShell: false,
  };
}

/** The id of a model, which builds write as an object or as one text. */
export function readModel(model: Cursor, reading: RowReading): Stated<string> | null {
  return readableWord(isJsonObject(model.value) ? member(model, "id") : model, reading);
}

function readRetry(head: EventHead, retry: Cursor, reading: RowReading): RetryEvent | null {
  if (!isJsonObject(retry.value)) return null;
  return {
    kind: "retry",
    ...head,
    seq: nextSeq(reading),
    source: retry.pointer,
    at: readableTime(retry, "at", reading) ?? head.at,
    attempt: statedNumber(member(retry, "attempt")),
    error: readableError(member(retry, "error"), reading),
  };
}

interface Items {
  readonly text: StatedExcerpt | null;
  readonly events: readonly SessionEvent[];
}

function readItems(head: EventHead, content: Cursor, reading: RowReading): Items {
  if (!isJsonArray(content.value)) return { text: null, events: [] };
  let text: StatedExcerpt | null = null;
  const events: SessionEvent[] = [];
  for (const item of elements(content)) {
    const type = typeOfItem(item, reading);
    const schema = type === null ? undefined : reading.schemas.items.get(type);
    if (schema === undefined) continue;
    judge(schema, item, `content/${type ?? ""}`, reading);
    if (type === "tool") {
      const call = readToolItem(head, item, reading);
      if (call !== null) events.push(call);
      continue;
    }
    noteItemShape(item, reading);
    if (type === "text") text = readableQuote(member(item, "text"), reading) ?? text;
    if (type === "reasoning") checkReasoning(item, reading);
  }
  return { text, events };
}

function typeOfItem(item: Cursor, reading: RowReading): string | null {
  if (!isJsonObject(item.value)) {
    reading.problems.add(
      "malformed-item",
      say("content-item-is", { kind: kindOf(item.value ?? null) }),
      placeOf(item, reading),
    );
    return null;
  }
  const type = readableWord(member(item, "type"), reading)?.value ?? null;
  if (type === null || !reading.schemas.items.has(type)) {
    reading.problems.add(
      "unknown-content-type",
      type === null ? say("content-item-without-type", {}) : say("content-item-of-type", { type }),
      placeOf(item, reading),
    );
  }
  return type;
}

/** Nothing rests on the words of a reasoning; its redaction and its times are looked at. */
function checkReasoning(item: Cursor, reading: RowReading): void {
  readableText(member(item, "text"), reading);
  checkTimes(member(item, "time"), reading);
}

function noteShape(row: Cursor, reading: RowReading): void {
  if (isPresent(member(row, "native"))) reading.marks.native = true;
  if (isPresent(member(row, "providerState"))) reading.marks.providerState = true;
}

function noteItemShape(item: Cursor, reading: RowReading): void {
  if (isPresent(member(item, "native"))) reading.marks.native = true;
  if (isPresent(member(item, "state"))) reading.marks.providerState = true;
}
