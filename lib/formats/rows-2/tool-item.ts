// A tool item of an assistant row: names the places of a call in it. What 2.0.16 calls metadata, providerState and
// content, betas called structured and result, and later builds call native.

import { brand } from "../../base/brand.ts";
import { type Cursor, isPresent, member } from "../../base/cursor.ts";
import type { EventHead } from "../../model/event.ts";
import type { CallId } from "../../model/ids.ts";
import { say } from "../../model/sentences.ts";
import type { ToolCallEvent } from "../../model/tool-call.ts";
import { resultTexts } from "./call-content.ts";
import { readCallInput } from "./call-input.ts";
import { judge } from "./judge.ts";
import { readableTime, readableWord } from "./readable.ts";
import { nextSeq, placeOf, type RowReading } from "./reading.ts";
import { firstHolder, metadataOf, phaseOf, readCallAnswer, toolCallEvent } from "./tool-call.ts";

/** The call of an item; null when the item does not name its tool. */
export function readToolItem(head: EventHead, item: Cursor, reading: RowReading): ToolCallEvent | null {
  const state = member(item, "state");
  const status = readableWord(member(state, "status"), reading);
  noteShape(item, state, reading);
  judgeState(state, status?.value ?? null, reading);
  const tool = readableWord(member(item, "name"), reading);
  if (tool === null) return null;
  const call = readableWord(member(item, "id"), reading);
  const time = member(item, "time");
  const requested = readableTime(time, "created", reading);
  const phase = phaseOf(status?.value ?? null);
  const facts = {
    call: call === null ? null : { value: brand<CallId>(call.value), at: call.at },
    tool,
    phase,
    state: status,
    requested,
    started: readableTime(time, "ran", reading),
    ended: readableTime(time, "completed", reading),
  };
  const input = readCallInput(member(state, "input"), tool.value, reading);
  const holders = {
    metadata: metadataOf(state),
    // Only 1.x has this tool: in a call of 2.x the same member is a blob of the provider.
    olderMetadata:
      tool.value === "task" ? firstHolder(member(item, "native"), member(item, "providerState")) : null,
    texts: resultTexts(state, reading),
    error: member(state, "error"),
  };
  const answer = readCallAnswer(tool.value, phase, holders, reading);
  const { row, line, message } = head;
  const own = { seq: nextSeq(reading), row, source: item.pointer, line, at: requested, message };
  return toolCallEvent(own, facts, input, answer);
}

function noteShape(item: Cursor, state: Cursor, reading: RowReading): void {
  const { marks } = reading;
  if (isPresent(member(item, "native"))) marks.native = true;
  if (isPresent(member(item, "providerState"))) marks.providerState = true;
  if (isPresent(member(item, "provider")) || isPresent(member(state, "structured"))) marks.structured = true;
}

function judgeState(state: Cursor, status: string | null, reading: RowReading): void {
  if (status === null) return;
  const schema = reading.schemas.states.get(status);
  if (schema !== undefined) {
    judge(schema, state, `state/${status}`, reading);
    return;
  }
  reading.problems.add(
    "unknown-tool-state",
    say("tool-in-state", { state: status }),
    placeOf(member(state, "status"), reading),
  );
}
