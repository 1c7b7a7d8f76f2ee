// A recorded time as a claim, with the sources that disagree with it: the time built into the message's own id, another
// row with the same id, an earlier row with a later time. The recorded time is preferred; the others stay beside it.

import type { Stated } from "../base/cursor.ts";
import { groupBy } from "../base/group-by.ts";
import { type EpochMs, epochMs } from "../base/time.ts";
import { timeInId } from "../knowledge/id-time.ts";
import type { WarrantName } from "../knowledge/warrants.ts";
import type { Claim, Rival } from "../model/claim.ts";
import type { Says } from "../model/evidence.ts";
import type { ClaimId } from "../model/ids.ts";
import { observed, rival, unknown } from "./claims.ts";
import { placeOf, shows } from "./evidence.ts";
import type { Entry, SessionSource } from "./session-source.ts";

/** An id's time and the recorded one may differ by this much without a word: ids are made just before rows. */
const TOLERANCE_MS = 1000;
/** Of many rows under one id so many are named as rivals of each; the problem list names them all. */
const MOST_RIVALS = 6;

/** What row times can be held against, made once per session. */
export interface TimeContext {
  readonly sameMessage: ReadonlyMap<string, readonly Entry[]>;
  /** For an entry by order: the entry before it in the file whose recorded time is later. */
  readonly laterBefore: ReadonlyMap<number, Entry>;
}

export function timeContextOf(source: SessionSource): TimeContext {
  const laterBefore = new Map<number, Entry>();
  const rows: Entry[] = [];
  let latest: Entry | null = null;
  let before: Entry | null = null;
  for (const entry of source.entries) {
    const isSameRow = before?.event.row === entry.event.row && before.doc === entry.doc;
    before = entry;
    if (isSameRow) continue;
    rows.push(entry);
    const at = entry.event.at?.value;
    const latestAt = latest?.event.at?.value;
    if (at === undefined) continue;
    if (latest && latestAt !== undefined && latestAt > at) laterBefore.set(entry.order, latest);
    else latest = entry;
  }
  return { sameMessage: rowsOfRepeatedIds(rows), laterBefore };
}

/** Rows by message id, for the few ids that stand on several. */
function rowsOfRepeatedIds(rows: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { event } of rows) {
    const id = event.message?.value;
    if (id !== undefined && seen.size === seen.add(id).size) repeated.add(id);
  }
  if (repeated.size === 0) return new Map();
  return groupBy(rows, ({ event }) =>
    event.message && repeated.has(event.message.value) ? event.message.value : null,
  );
}

/** The time of a row. */
export function rowTime(
  id: ClaimId,
  entry: Entry,
  context: TimeContext,
  says: Says = "message-time",
  warrant: WarrantName = "stated",
): Claim<EpochMs> {
  const { at } = entry.event;
  if (!at) return unknown(id, "not recorded", { grounds: [] });
  return observed(id, at.value, {
    warrant,
    grounds: shows(placeOf(entry), at, says),
    rivals: rivalsOf(entry, at, context),
  });
}

export function statedTimeClaim(
  id: ClaimId,
  entry: Entry,
  at: Stated<EpochMs> | null,
  says: Says,
): Claim<EpochMs> {
  if (!at) return unknown(id, "not recorded");
  return observed(id, at.value, { warrant: "stated", grounds: shows(placeOf(entry), at, says) });
}

export function rivalsOf(entry: Entry, at: Stated<EpochMs>, context: TimeContext): readonly Rival<EpochMs>[] {
  const rivals = [...idRival(entry, at)];
  const message = entry.event.message?.value;
  const others = message === undefined ? [] : (context.sameMessage.get(message) ?? []);
  for (const other of others.slice(0, MOST_RIVALS)) {
    const time = other.event.at;
    if (other.event.row !== entry.event.row && time && time.value !== at.value) {
      rivals.push(...rival(time.value, "same-message-id", shows(placeOf(other), time, "message-time")));
    }
  }
  const before = context.laterBefore.get(entry.order);
  if (before?.event.at) {
    rivals.push(
      ...rival(before.event.at.value, "row-order", shows(placeOf(before), before.event.at, "message-time")),
    );
  }
  return rivals;
}

function idRival(entry: Entry, at: Stated<EpochMs>): readonly Rival<EpochMs>[] {
  const { message } = entry.event;
  const decoded = message ? timeInId(message.value, at.value) : null;
  if (!message || decoded === null || Math.abs(decoded - at.value) <= TOLERANCE_MS) return [];
  return rival(epochMs(decoded), "time-in-id", shows(placeOf(entry), message, "id-time"));
}
