// Folds the records of an event dump into session events. What a record does depends on its name alone; what belongs
// together is joined by the ids that the records carry, never by their distance.

import { brand } from "../../base/brand.ts";
import { type Cursor, member, type Stated, statedNumber } from "../../base/cursor.ts";
import type { SessionEvent, UserShellEvent } from "../../model/event.ts";
import type { SessionId } from "../../model/ids.ts";
import {
  readAgentSwitch,
  readCompaction,
  readLocationSwitch,
  readModelSwitch,
  readSkill,
  readSystem,
} from "../rows-2/plain-rows.ts";
import { readableError, readableExcerpt, readableWord } from "../rows-2/readable.ts";
import type { RowReading } from "../rows-2/reading.ts";
import { type DumpEvent, headOf, wordIn } from "./dump-event.ts";
import { type EventSlots, eventSlots } from "./event-slots.ts";
import { callFold } from "./fold-calls.ts";
import { inputFold } from "./fold-inputs.ts";
import { stepFold } from "./fold-steps.ts";

export interface EventFold {
  readonly slots: EventSlots;
  fold(event: DumpEvent): void;
  /** The session that this one was forked from, as an event of the dump says. */
  forkOf(): Stated<SessionId> | null;
}

export function eventFold(reading: RowReading): EventFold {
  const slots = eventSlots();
  const folds = [callFold(slots, reading), stepFold(slots, reading), inputFold(slots, reading)];
  const shells = new Map<string, number>();
  let origin: Stated<SessionId> | null = null;

  const foldShell = (event: DumpEvent) => {
    const shell = member(event.data, "shell");
    const key = (wordIn(event.data, reading, "callID") ?? wordIn(shell, reading, "id"))?.value ?? "";
    const slot = shells.get(key);
    const known = slot === undefined ? null : slots.get(slot);
    if (event.name === "shell.started" || slot === undefined || known?.kind !== "user-shell") {
      shells.set(key, slots.add(shellOf(event, shell, reading), event.session));
      return;
    }
    slots.put(slot, { ...known, ...shellState(shell, reading), completed: event.at });
  };

  return {
    slots,
    fold(event) {
      if (event.name === "shell.started" || event.name === "shell.ended") foldShell(event);
      else if (event.name === "forked") origin = forkOrigin(event, reading) ?? origin;
      else {
        const alone = standingAlone(event, reading);
        if (alone !== null) slots.add(alone, event.session);
        for (const fold of folds) fold.fold(event);
      }
    },
    forkOf: () => origin,
  };
}

/** Events that say one thing each. */
function standingAlone(event: DumpEvent, reading: RowReading): SessionEvent | null {
  const head = headOf(event, wordIn(event.data, reading, "messageID"));
  switch (event.name) {
    case "agent.switched":
    case "agent.selected":
      return readAgentSwitch(head, event.data, reading);
    case "model.switched":
    case "model.selected":
      return readModelSwitch(head, event.data, reading);
    case "moved":
      return readLocationSwitch(head, event.data, reading);
    case "context.updated":
    case "instructions.updated":
      return readSystem(head, event.data, reading);
    case "skill.activated":
      return readSkill(head, event.data, reading);
    case "compaction.started":
      return readCompaction(head, event.data, reading);
    case "retry.scheduled":
    case "retried":
      return {
        ...head,
        kind: "retry",
        attempt: statedNumber(member(event.data, "attempt")),
        error: readableError(member(event.data, "error"), reading),
      };
    default:
      return null;
  }
}

function shellOf(event: DumpEvent, shell: Cursor, reading: RowReading): UserShellEvent {
  const own = readableExcerpt(member(event.data, "command"), reading);
  return {
    ...headOf(event, wordIn(event.data, reading, "messageID")),
    kind: "user-shell",
    tool: "shell",
    command: own ?? readableExcerpt(member(shell, "command"), reading),
    ...shellState(shell, reading),
    completed: null,
  };
}

function shellState(shell: Cursor, reading: RowReading): Pick<UserShellEvent, "status" | "exit"> {
  const exit = member(shell, "exit");
  return {
    status: readableWord(member(shell, "status"), reading),
    exit: statedNumber(exit) ?? readableWord(exit, reading),
  };
}

function forkOrigin(event: DumpEvent, reading: RowReading): Stated<SessionId> | null {
  const id = wordIn(event.data, reading, "parentID");
  return id === null ? null : { value: brand<SessionId>(id.value), at: id.at };
}
