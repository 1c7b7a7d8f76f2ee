// When and how a child ended, as its own document shows it, for one episode. Null while it runs, also between two steps.

import type { Stated } from "../../base/cursor.ts";
import type { EpochMs } from "../../base/time.ts";
import { isAbortion, isFinalFinish, isGoingOn, outcomeOfIdle } from "../../knowledge/endings.ts";
import type { Outcome } from "../../model/dispatch.ts";
import type { Evidence } from "../../model/evidence.ts";
import { placeOf, shows, showsPlace } from "../evidence.ts";
import { type Entry, type EntryOf, isKind, type SessionSource } from "../session-source.ts";

export interface ChildEnd {
  readonly entry: Entry;
  readonly at: Stated<EpochMs>;
  /** null: the end has a form whose meaning is not known. */
  readonly outcome: Exclude<Outcome, "open"> | null;
  readonly grounds: readonly Evidence[];
}

/** The part of a child's document that belongs to one episode: from its request to the next one's. */
export interface EpisodeWindow {
  readonly from: number | null;
  readonly until: number | null;
}

export function entriesWithin(child: SessionSource, window: EpisodeWindow): readonly Entry[] {
  const { from, until } = window;
  let time = Number.NEGATIVE_INFINITY;
  return child.entries.filter((entry) => {
    time = entry.event.at?.value ?? time;
    return (
      (from === null || time >= from || time === Number.NEGATIVE_INFINITY) && (until === null || time < until)
    );
  });
}

export function childEndOf(
  child: SessionSource,
  window: EpisodeWindow,
  isStopped: (step: EntryOf<"step">) => boolean,
): ChildEnd | null {
  // What follows the last row of a cut file is not known; an earlier episode is closed by the next one's request.
  if (!child.isComplete && window.until === null) return null;
  const entries = entriesWithin(child, window);
  if (child.hasIdleRows) return endByIdle(entries);
  // Builds of 2.x before the idle rows mark no end: a step that stopped may be followed by another.
  return child.format === "opencode-1" ? endByStep(entries, isStopped) : null;
}

function endByIdle(entries: readonly Entry[]): ChildEnd | null {
  let last: EntryOf<"idle"> | null = null;
  for (const entry of entries) {
    if (isKind(entry, "idle")) last = entry;
    else if (isWork(entry)) last = null;
  }
  if (!last?.event.at) return null;
  const place = placeOf(last);
  const { at, outcome } = last.event;
  return {
    entry: last,
    at,
    outcome: outcome ? outcomeOfIdle(outcome.value) : null,
    grounds: [...shows(place, at, "child-end"), ...shows(place, outcome, "idle-row")],
  };
}

function isWork(entry: Entry): boolean {
  return ["prompt", "step", "tool-call", "notice", "synthetic"].includes(entry.event.kind);
}

function endByStep(
  entries: readonly Entry[],
  isStopped: (step: EntryOf<"step">) => boolean,
): ChildEnd | null {
  let step: EntryOf<"step"> | null = null;
  for (const entry of entries) {
    if (isKind(entry, "step") && !entry.event.isUserShell) step = entry;
    else if (isKind(entry, "prompt")) step = null;
  }
  const completed = step?.event.completed;
  if (!step || !completed) return null;
  const { finish, error } = step.event;
  const stopped = isStopped(step);
  if (isGoingOn(finish?.value ?? null) && !error && !stopped) return null;
  const place = placeOf(step);
  return {
    entry: step,
    at: completed,
    outcome: outcomeOfStep(finish?.value ?? null, error?.type?.value ?? null, stopped || error !== null),
    grounds: [
      ...shows(place, completed, "child-end"),
      ...shows(place, finish, "finish"),
      ...(error ? showsPlace(place, error.at, "error-message") : []),
    ],
  };
}

function outcomeOfStep(finish: string | null, error: string | null, failed: boolean): ChildEnd["outcome"] {
  if (isAbortion(error)) return "cancelled";
  if (failed) return "error";
  return isFinalFinish(finish) ? "completed" : null;
}
