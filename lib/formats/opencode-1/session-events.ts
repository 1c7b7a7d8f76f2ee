// The events of one session, made message by message as they come. Only a message without a `step-start` waits for the
// end: whether its call was the user's or the host's is said by another message, which may stand after it.

import type { SessionLog, SessionRecord } from "../../model/session-log.ts";
import { assistantEvents, callsAlone, hasStepStart, NO_PARENTS, type Parents } from "./assistant-rows.ts";
import type { Draft } from "./draft.ts";
import type { MessageDigest } from "./messages.ts";
import { oldestFirst, rowOrder } from "./row-order.ts";
import { unreadRow } from "./unread.ts";
import { userEvents } from "./user-rows.ts";

export interface SessionEvents {
  add(message: MessageDigest): void;
  /** An event that belongs to no message. */
  addLoose(event: Draft): void;
  rows(): number;
  log(session: SessionRecord, rows: number): SessionLog;
}

interface Waiting {
  /** How many events stand before it. */
  readonly after: number;
  readonly message: MessageDigest;
}

export function sessionEvents(): SessionEvents {
  const events: Draft[] = [];
  const waiting: Waiting[] = [];
  const users = new Set<string>();
  const shells = new Set<string>();
  const subtasks = new Set<string>();
  const order = rowOrder();
  let rows = 0;
  let hasLoose = false;

  return {
    add(message) {
      rows += 1;
      order.see(message.info.created?.value ?? null);
      if (message.info.step !== null && !hasStepStart(message.parts)) {
        waiting.push({ after: events.length, message });
        return;
      }
      learn(message);
      for (const event of messageEvents(message, NO_PARENTS)) events.push(event);
    },
    addLoose(event) {
      rows += 1;
      hasLoose = true;
      events.push(event);
    },
    rows: () => rows,
    log(session, counted) {
      const settled = settle({ users, shells, subtasks });
      const isReversed = order.isNewestFirst();
      if (hasLoose) settled.sort((left, right) => left.row - right.row);
      const ordered = isReversed ? oldestFirst(settled) : settled;
      ordered.forEach((event, index) => {
        event.seq = index;
      });
      return { session, events: ordered, rows: counted, hasIdleRows: false };
    },
  };

  function learn({ info, parts }: MessageDigest): void {
    if (info.role !== "user" || info.id === null) return;
    users.add(info.id.value);
    const [first] = parts;
    const isAnnouncement = first?.content.kind === "text" && first.content.isShellAnnouncement;
    if (parts.length === 1 && isAnnouncement) shells.add(info.id.value);
    if (parts.some(({ content }) => content.kind === "subtask")) subtasks.add(info.id.value);
  }

  function settle(parents: Parents): Draft[] {
    if (waiting.length === 0) return events;
    const settled: Draft[] = [];
    let from = 0;
    for (const { after, message } of waiting) {
      for (; from < after; from += 1) push(settled, events[from]);
      for (const event of messageEvents(message, parents)) settled.push(event);
    }
    for (; from < events.length; from += 1) push(settled, events[from]);
    return settled;
  }
}

function push(list: Draft[], event: Draft | undefined): void {
  if (event !== undefined) list.push(event);
}

/** The events of one message share its row, though a share payload keeps its parts in records of their own. */
function messageEvents(message: MessageDigest, parents: Parents): readonly Draft[] {
  const events = eventsByRole(message, parents);
  for (const event of events) event.row = message.info.place.row;
  return events;
}

function eventsByRole(message: MessageDigest, parents: Parents): readonly Draft[] {
  const { info } = message;
  if (info.role === "user") return userEvents(message);
  if (info.step !== null) return assistantEvents(message, info.step, parents);
  return [unreadRow(info.place, info.roleWord, info), ...callsAlone(message)];
}
