// Gathers messages by session. An export holds one session; a list of bare rows or a share payload may hold several, told
// apart by the session that each row names. A row that names none belongs to the one before it.

import type { Stated } from "../../base/cursor.ts";
import type { SessionLog, SessionRecord, StatedRoot } from "../../model/session-log.ts";
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
  /** By what they read. */
  readonly roots: Map<string, StatedRoot>;
  named: Stated<string> | null;
  /** Where it is named. */
  line: number | null;
}

export function gatherSessions(): Sessions {
  const groups: Group[] = [];
  let current: Group | null = null;

  const open = (named: Stated<string> | null, line: number | null): Group => {
    const group = { events: sessionEvents(), roots: new Map<string, StatedRoot>(), named, line };
    groups.push(group);
    return group;
  };

  const groupFor = (session: Stated<string> | null, line: number | null): Group => {
    if (current === null) current = open(session, line);
    else if (current.named === null) {
      current.named = session;
      current.line = line;
    } else if (session !== null && session.value !== current.named.value) {
      current = groups.find(({ named }) => named?.value === session.value) ?? open(session, line);
    }
    return current;
  };

  return {
    add(message) {
      const { session, place, step } = message.info;
      const { events, roots } = groupFor(session, place.line);
      events.add(message);
      const root = step?.root ?? null;
      if (root !== null && !roots.has(root.value)) roots.set(root.value, { ...root, line: place.line });
    },
    addLoose(event) {
      groupFor(null, null).events.addLoose(event);
    },
    logs(record, records, rows) {
      if (record !== null) {
        const all = new Map(groups.toReversed().flatMap(({ roots }) => [...roots]));
        return [oneLog(groups, { ...record, roots: [...all.values()] }, rows)];
      }
      for (const { id, line } of records) {
        if (!groups.some(({ named }) => named?.value === id?.value)) open(id, line);
      }
      return groups.map(({ events, roots, named, line }) => {
        const known = records.find(({ id }) => id?.value === named?.value);
        const session = known ?? unrecordedSession(brandedSession(named), line);
        const own = { ...session, roots: [...roots.values()] };
        return events.log(own, groups.length === 1 ? rows : events.rows());
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
