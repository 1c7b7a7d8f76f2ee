// What enters a conversation: prompts, and rows that the host writes for the model. A dump tells of an input twice, when
// it is admitted and when it is taken up; only the second puts it into the conversation. One that was never taken up
// is still waiting, and no event. One that two events put there entered once.

import { type Cursor, isPresent, member, type Stated } from "../../base/cursor.ts";
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
  const entered = new Set<string>();
  const isNew = (id: Stated<string> | null): boolean => {
    if (id === null) return true;
    const isFirst = !entered.has(id.value);
    entered.add(id.value);
    return isFirst;
  };
  return {
    fold(event) {
      const ids = idsOf(event, reading);
      const [id = null] = ids;
      switch (event.name) {
        case "prompt.admitted":
        case "input.admitted":
        case "inbox.enqueued": {
          const input = inputOf(event, reading);
          if (input !== null) for (const { value } of ids) admitted.set(value, input);
          return;
        }
        case "prompted":
        case "input.promoted":
        case "inbox.delivered": {
          if (!isNew(id)) return;
          const waiting = ids.map(({ value }) => admitted.get(value)).find((input) => input !== undefined);
          const input = inputOf(event, reading) ?? waiting ?? null;
          const head = headOf(event, id);
          const type = wordIn(event.record, reading, "type")?.value ?? null;
          if (input === null) slots.add({ ...head, kind: "unread", type }, event.session);
          else slots.add({ ...input, ...head }, event.session);
          return;
        }
        case "synthetic":
          if (isNew(id)) slots.add(readSynthetic(headOf(event, id), event.data, reading), event.session);
          return;
        default:
          return;
      }
    },
  };
}

/** The ids by which an event names its input, that of the message first. */
function idsOf(event: DumpEvent, reading: RowReading): readonly Stated<string>[] {
  return ID_KEYS.flatMap((key) => wordIn(event.data, reading, key) ?? []);
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
