// What enters a conversation: prompts, and rows that the host writes for the model. A dump tells of an input twice, when
// it is admitted and when it is taken up; only the second puts it into the conversation. One that was never taken up
// is still waiting, and no event.

import { type Cursor, isPresent, member } from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import type { SessionEvent } from "../../model/event.ts";
import { readSynthetic } from "../rows-2/notice.ts";
import { readPrompt } from "../rows-2/plain-rows.ts";
import type { RowReading } from "../rows-2/reading.ts";
import { type DumpEvent, headOf, wordIn } from "./dump-event.ts";
import type { EventSlots } from "./event-slots.ts";

const ID_KEYS = ["messageID", "inputID", "inboxID", "id"];

export interface InputFold {
  fold(event: DumpEvent): void;
}

export function inputFold(slots: EventSlots, reading: RowReading): InputFold {
  const admitted = new Map<string, SessionEvent>();
  return {
    fold(event) {
      const id = wordIn(event.data, reading, ...ID_KEYS);
      switch (event.name) {
        case "prompt.admitted":
        case "input.admitted":
        case "inbox.enqueued": {
          const input = inputOf(event, reading);
          if (id !== null && input !== null) admitted.set(id.value, input);
          return;
        }
        case "prompted":
        case "input.promoted":
        case "inbox.delivered": {
          const waiting = id === null ? undefined : admitted.get(id.value);
          const input = inputOf(event, reading) ?? waiting ?? null;
          if (id !== null) admitted.delete(id.value);
          const head = headOf(event, id);
          const type = wordIn(event.record, reading, "type")?.value ?? null;
          if (input === null) slots.add({ ...head, kind: "unread", type }, event.session);
          else slots.add({ ...input, ...head }, event.session);
          return;
        }
        case "synthetic":
          slots.add(readSynthetic(headOf(event, id), event.data, reading), event.session);
          return;
        default:
          return;
      }
    },
  };
}

/** The words of an input, wherever its event keeps them; null when it only names it. */
function inputOf(event: DumpEvent, reading: RowReading): SessionEvent | null {
  const holder = ["prompt", "input", "message", "item"]
    .map((key) => member(event.data, key))
    .find((cursor) => isJsonObject(cursor.value));
  if (holder === undefined) return null;
  const body = innerBody(holder);
  const head = headOf(event, null);
  const kind = wordIn(holder, reading, "type")?.value;
  const isByHost = kind === "synthetic" || isPresent(member(member(body, "metadata"), "source"));
  return isByHost ? readSynthetic(head, body, reading) : readPrompt(head, body, reading);
}

function innerBody(holder: Cursor): Cursor {
  const inner = ["data", "prompt"]
    .map((key) => member(holder, key))
    .find((cursor) => isJsonObject(cursor.value));
  return inner ?? holder;
}
