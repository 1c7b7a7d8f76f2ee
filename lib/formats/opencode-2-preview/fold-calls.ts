// Folds the events of a tool call into one: input.started names the tool, `tool.called` makes the call, progress and
// success or failure answer it. A call that never came so far as to be called is kept as streaming.
//
//   input.started ── input.ended ── called ── progress… ── success | failed

import { brand } from "../../base/brand.ts";
import { type Cursor, member, type Stated } from "../../base/cursor.ts";
import type { EpochMs } from "../../base/time.ts";
import type { EventHead } from "../../model/event.ts";
import type { CallId } from "../../model/ids.ts";
import type { CallPhase } from "../../model/tool-call.ts";
import { resultTexts } from "../rows-2/call-content.ts";
import { type CallInput, readCallInput } from "../rows-2/call-input.ts";
import type { RowReading } from "../rows-2/reading.ts";
import { metadataOf, readCallAnswer, toolCallEvent } from "../rows-2/tool-call.ts";
import { type DumpEvent, headOf, stepMessage, wordIn } from "./dump-event.ts";
import type { EventSlots } from "./event-slots.ts";

interface OpenCall {
  slot: number;
  head: EventHead;
  call: Stated<CallId> | null;
  tool: Stated<string>;
  requested: Stated<EpochMs> | null;
  started: Stated<EpochMs> | null;
  input: CallInput;
}

export interface CallFold {
  fold(event: DumpEvent): void;
}

export function callFold(slots: EventSlots, reading: RowReading): CallFold {
  const open = new Map<string, OpenCall>();

  const settle = (event: DumpEvent, phase: CallPhase) => {
    const known = open.get(keyOf(event, reading));
    const call = known ?? begin(event, "");
    if (call === null) return;
    const ended = phase === "completed" || phase === "error" ? event.at : null;
    if (ended !== null) open.delete(keyOf(event, reading));
    const holders = {
      metadata: metadataOf(event.data),
      olderMetadata: null,
      texts: resultTexts(event.data, reading),
      error: member(event.data, "error"),
    };
    const answer = readCallAnswer(call.tool.value, phase, holders, reading);
    const { call: id, tool, requested, started } = call;
    const facts = { call: id, tool, phase, state: null, requested, started, ended };
    slots.put(call.slot, toolCallEvent(call.head, facts, call.input, answer));
  };

  const begin = (event: DumpEvent, inputKey: string): OpenCall | null => {
    const before = open.get(keyOf(event, reading));
    const tool = wordIn(event.data, reading, "tool", "name") ?? before?.tool ?? null;
    if (tool === null) return null;
    const id = wordIn(event.data, reading, "callID", "id");
    const call: OpenCall = {
      slot: before?.slot ?? slots.reserve(event.session, event.line),
      head: headOf(event, null),
      call: id === null ? null : { value: brand<CallId>(id.value), at: id.at },
      tool,
      requested: before?.requested ?? null,
      started: null,
      input: readCallInput(member(event.data, inputKey), tool.value, reading),
    };
    open.set(keyOf(event, reading), call);
    return call;
  };

  return {
    fold(event) {
      switch (event.name) {
        case "tool.input.started": {
          const call = begin(event, "input");
          if (call === null) return;
          call.requested = event.at;
          slots.put(call.slot, unanswered(call, "streaming", event.data, reading));
          return;
        }
        case "tool.input.ended": {
          const call = open.get(keyOf(event, reading));
          if (call === undefined || call.started !== null) return;
          call.input = readCallInput(member(event.data, "text"), call.tool.value, reading);
          slots.put(call.slot, unanswered(call, "streaming", event.data, reading));
          return;
        }
        case "tool.called": {
          const call = begin(event, "input");
          if (call === null) return;
          call.started = event.at;
          slots.put(call.slot, unanswered(call, "running", event.data, reading));
          return;
        }
        case "tool.progress":
          if (open.has(keyOf(event, reading))) settle(event, "running");
          return;
        case "tool.success":
          settle(event, "completed");
          return;
        case "tool.failed":
          settle(event, "error");
          return;
        default:
          return;
      }
    },
  };
}

function unanswered(call: OpenCall, phase: CallPhase, data: Cursor, reading: RowReading) {
  const nothing = member(data, "");
  const holders = { metadata: nothing, olderMetadata: null, texts: [], error: nothing };
  const answer = readCallAnswer(call.tool.value, phase, holders, reading);
  const { call: id, tool, requested, started } = call;
  const facts = { call: id, tool, phase, state: null, requested, started, ended: null };
  return toolCallEvent(call.head, facts, call.input, answer);
}

/** Call ids repeat; within one step they do not. */
function keyOf(event: DumpEvent, reading: RowReading): string {
  const message = stepMessage(event, reading)?.value ?? "";
  return `${message} ${wordIn(event.data, reading, "callID", "id")?.value ?? ""}`;
}
