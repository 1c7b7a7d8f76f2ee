// Events under construction. Their place in the session is settled last, when all records have been seen.

import type { Pointer } from "../../base/json-pointer.ts";
import type { EventHead, SessionEvent } from "../../model/event.ts";

export type Writable<Event> = Event extends unknown ? { -readonly [Key in keyof Event]: Event[Key] } : never;

export type Draft = Writable<SessionEvent>;

/** The head of an event that stands at `source`; `seq` is settled later. */
export function draftHead(
  source: { readonly pointer: Pointer; readonly line: number | null; readonly row: number },
  at: EventHead["at"],
  message: EventHead["message"],
): EventHead {
  return { seq: 0, row: source.row, source: source.pointer, line: source.line, at, message };
}
