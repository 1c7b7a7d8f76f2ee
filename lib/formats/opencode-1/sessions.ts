// Gathers messages by session. An export holds one session; a list of bare rows or a share payload may hold several, told
// apart by the session that each row names. A row that names none belongs to the one before it.

import type { Stated } from "../../base/cursor.ts";
import type { SessionLog, SessionRecord } from "../../model/session-log.ts";
import type { Draft } from "./draft.ts";
import type { MessageDigest } from "./messages.ts";
import { type SessionEvents, sessionEvents } from "./session-events.ts";
import { brandedSession } from "./session-id.ts";
import { unrecordedSession } from "./session-record.ts";

export interface Sessions {
  add(message: MessageDigest): void;
  addLoose(event: Draft): void;
  /**
   * One log per session. A `record` that stands at the head of the document speaks for all its rows; `records` are
   * those of a share payload, each for its own.
   */
  logs(record: SessionRecord | null, records: readonly SessionRecord[], rows: number): readonly SessionLog[];
}

interface Group {
  readonly events: SessionEvents;
  named: Stated<string> | null;
}

export function gatherSessions(): Sessions {
  const groups: Group[] = [];
  let current: Group | null = null;

  const open = (named: Stated<string> | null): Group => {
    const group = { events: sessionEvents(), named };
    groups.push(group);
    return group;
  };

  const groupFor = (session: Stated<string> | null): Group => {
    if (current === null) current = open(session);
    else if (current.named === null) current.named = session;
    else if (session !== null && session.value !== current.named.value) {
      current = groups.find(({ named }) => named?.value === session.value) ?? open(session);
    }
    return current;
  };

  return {
    add(message) {
      groupFor(message.info.session).events.add(message);
    },
    addLoose(event) {
      groupFor(null).events.addLoose(event);
    },
    logs(record, records, rows) {
      if (record !== null) return [oneLog(groups, record, rows)];
      for (const { id } of records) {
        if (!groups.some(({ named }) => named?.value === id?.value)) open(id);
      }
      return groups.map(({ events, named }) => {
        const known = records.find(({ id }) => id?.value === named?.value);
        const session = known ?? unrecordedSession(brandedSession(named));
        return events.log(session, groups.length === 1 ? rows : events.rows());
      });
    },
  };
}

/** All rows under the one record that the document holds, even where a row names another session. */
function oneLog(groups: readonly Group[], record: SessionRecord, rows: number): SessionLog {
  const [first, ...others] = groups.map(({ events }) => events.log(record, rows));
  if (first === undefined) return { session: record, events: [], rows, hasIdleRows: false };
  if (others.length === 0) return first;
  const events = [first, ...others].flatMap((log) => log.events).sort((left, right) => left.row - right.row);
  return { ...first, events: events.map((event, seq) => ({ ...event, seq })) };
}
