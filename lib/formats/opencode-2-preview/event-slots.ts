// The session events that a dump amounts to, in the order of the records that make them. Later records of the dump add
// to what earlier ones made; nothing is sorted by time.

import type { Stated } from "../../base/cursor.ts";
import { byKeys } from "../../base/order.ts";
import type { SessionEvent } from "../../model/event.ts";

export interface EventSlots {
  /** Adds an event and says where it is kept. */
  add(event: SessionEvent, session: Stated<string> | null): number;
  /** Keeps a place for an event that may yet come of a record of this line. */
  reserve(session: Stated<string> | null, line: number | null): number;
  put(slot: number, event: SessionEvent): void;
  get(slot: number): SessionEvent | null;
  /** What belongs to one session, numbered; records that name no session belong to every one. */
  eventsOf(session: string | null): readonly SessionEvent[];
  /** The first session that any event names, and the line that does. */
  firstSession(): NamedSession | null;
}

export interface NamedSession {
  readonly id: Stated<string>;
  readonly line: number | null;
}

export function eventSlots(): EventSlots {
  const events: (SessionEvent | null)[] = [];
  const sessions: (string | null)[] = [];
  let first: NamedSession | null = null;
  const keep = (event: SessionEvent | null, session: Stated<string> | null, line: number | null): number => {
    if (first === null && session !== null) first = { id: session, line };
    sessions.push(session?.value ?? null);
    return events.push(event) - 1;
  };
  return {
    add: (event, session) => keep(event, session, event.line),
    reserve: (session, line) => keep(null, session, line),
    put(slot, event) {
      events[slot] = event;
    },
    get: (slot) => events[slot] ?? null,
    eventsOf(session) {
      const own = events.filter((event, slot) => {
        const named = sessions[slot] ?? null;
        return event !== null && (named === null || session === null || named === session);
      });
      return own
        .filter((event) => event !== null)
        .sort(byKeys((event) => event.row))
        .map((event, seq) => ({ ...event, seq }));
    },
    firstSession: () => first,
  };
}
