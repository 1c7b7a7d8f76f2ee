// The turn of a refused call and the next one, in which it may be tried another way: which rows stand in it, and whether rows
// of it may be missing here. An idle row ends a turn, and where a host writes none, a prompt begins one.

import { areRowsLostBetween, isRowUnreadBetween } from "../lost-rows.ts";
import { type Entry, isKind, type SessionSource } from "../session-source.ts";

/** For each entry by order, the number of its turn. */
export function turnsOf(source: SessionSource): readonly number[] {
  let turn = 0;
  let isBroken = false;
  return source.entries.map((entry) => {
    if (isKind(entry, "step")) isBroken = entry.event.error?.type?.value === "aborted";
    const begins = entry.event.kind === "prompt" && (!source.hasIdleRows || isBroken);
    // Of several prompts after a broken step, the first begins the turn.
    if (begins) isBroken = false;
    if (begins || entry.event.kind === "idle") turn += 1;
    return turn;
  });
}

/** How many turns a later entry stands after an earlier one. */
export function turnsBetween(turns: readonly number[], one: Entry, other: Entry): number {
  return (turns[other.order] ?? 0) - (turns[one.order] ?? 0);
}

/** Lost or not understood, or, where they stand in two files that are not both whole, in neither: any may have ended turns. */
export function mayMissRows(source: SessionSource, one: Entry, other: Entry): boolean {
  return (
    areRowsLostBetween(source, one, other) ||
    isRowUnreadBetween(source, one, other) ||
    (one.doc !== other.doc && !source.isComplete)
  );
}

/** The first entry after the two turns; null: the record ends in them. */
export function endOfWindow(source: SessionSource, turns: readonly number[], from: Entry): Entry | null {
  for (let order = from.order + 1; order < source.entries.length; order += 1) {
    const entry = source.entries[order];
    if (entry && turnsBetween(turns, from, entry) > 1) return entry;
  }
  return null;
}
