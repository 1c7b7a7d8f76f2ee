// Gathers messages by session and turns them into logs once the whole document has been seen. An export holds one
// session; a list of bare rows or a share payload may hold several, told apart by the session that each row names.

import type { Stated } from "../../base/cursor.ts";
import type { SessionLog, SessionRecord } from "../../model/session-log.ts";
import { assistantEvents, callsAlone, type Parents } from "./assistant-rows.ts";
import type { Draft } from "./draft.ts";
import type { MessageDigest } from "./messages.ts";
import { oldestFirst } from "./row-order.ts";
import { brandedSession } from "./session-id.ts";
import { unrecordedSession } from "./session-record.ts";
import { unreadRow } from "./unread.ts";
import { userEvents } from "./user-rows.ts";

export interface Gathered {
  /** The session that the document names for all its rows; null when each row speaks for itself. */
  readonly record: SessionRecord | null;
  /** Further records, of a share payload. */
  readonly records: readonly SessionRecord[];
  readonly messages: readonly MessageDigest[];
  /** Events that belong to no message: rows that are none. */
  readonly loose: readonly Draft[];
  readonly rows: number;
}

/** One log per session, events in document order. */
export function sessionLogs(gathered: Gathered): readonly SessionLog[] {
  const { record, records, messages, loose, rows } = gathered;
  if (record !== null) return [logOf(record, messages, loose, rows)];
  const groups = new Map<string, MessageDigest[]>();
  for (const known of records) if (known.id !== null) groups.set(known.id.value, []);
  // A row that names no session belongs to the one before it, the first ones to the first that is named.
  let id = messages.find(({ info }) => info.session !== null)?.info.session?.value ?? firstOf(records);
  for (const message of messages) {
    id = message.info.session?.value ?? id;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [message]);
    else group.push(message);
  }
  if (groups.size === 0 && loose.length > 0) groups.set("", []);
  const isOnly = groups.size === 1;
  return [...groups].map(([session, group], index) => {
    const own = records.find((known) => known.id?.value === session) ?? unrecordedSession(namedBy(group));
    const others = index === 0 ? loose : [];
    return logOf(own, group, others, isOnly ? rows : group.length + others.length);
  });
}

function firstOf(records: readonly SessionRecord[]): string {
  return records[0]?.id?.value ?? "";
}

function namedBy(messages: readonly MessageDigest[]): SessionRecord["id"] {
  const named = messages.find((message) => message.info.session !== null);
  const session: Stated<string> | null = named?.info.session ?? null;
  return brandedSession(session);
}

function logOf(
  session: SessionRecord,
  messages: readonly MessageDigest[],
  loose: readonly Draft[],
  rows: number,
): SessionLog {
  const parents = parentsOf(messages);
  const events: Draft[] = oldestFirst(messages).flatMap((message) => messageEvents(message, parents));
  if (loose.length > 0) {
    for (const event of loose) events.push(event);
    const isReversed = events.length > 0 && messages.length > 1 && oldestFirst(messages) !== messages;
    events.sort((left, right) => (isReversed ? right.row - left.row : left.row - right.row));
  }
  events.forEach((event, index) => {
    event.seq = index;
  });
  return { session, events, rows, hasIdleRows: false };
}

/** The events of one message share its row, though a share payload keeps its parts in records of their own. */
function messageEvents(message: MessageDigest, parents: Parents): readonly Draft[] {
  const events = [...eventsByRole(message, parents)];
  for (const event of events) event.row = message.info.place.row;
  return events;
}

function eventsByRole(message: MessageDigest, parents: Parents): readonly Draft[] {
  const { info } = message;
  if (info.role === "user") return userEvents(message);
  if (info.step !== null) return assistantEvents(message, info.step, parents);
  return [unreadRow(info.place, info.roleWord, info), ...callsAlone(message)];
}

function parentsOf(messages: readonly MessageDigest[]): Parents {
  const users = new Set<string>();
  const shells = new Set<string>();
  const subtasks = new Set<string>();
  for (const { info, parts } of messages) {
    if (info.role !== "user" || info.id === null) continue;
    users.add(info.id.value);
    const [first] = parts;
    if (parts.length === 1 && first?.content.kind === "text" && first.content.isShellAnnouncement) {
      shells.add(info.id.value);
    }
    if (parts.some(({ content }) => content.kind === "subtask")) subtasks.add(info.id.value);
  }
  return { users, shells, subtasks };
}
