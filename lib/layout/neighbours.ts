// Where a step leads: along a lane, to the lane above or below, to the other end of a causal link, to the next dispatch.
// Steps go through everything that passes the filter, whether or not it is in the window.

import { least } from "d3";
import type { SessionId } from "../model/ids.ts";
import type { Link } from "../model/timeline.ts";
import { type Item, item, itemTime, momentItem, refOf } from "./item.ts";
import { cell } from "./recorded.ts";
import type { TimelineIndex } from "./timeline-index.ts";

export type Step = 1 | -1;

export interface LinkEnd {
  readonly link: Link;
  /** null: nothing of that lane is recorded at all. */
  readonly item: Item | null;
}

export function laneOfItem({ recorded, laneOf, laneOfColumn }: TimelineIndex, of: Item): number | null {
  const ref = refOf(recorded, of);
  if (ref.kind === "span") return laneOfColumn[cell(recorded.columns.lane, ref.span)] ?? null;
  const session = recorded.timeline.moments[ref.moment]?.session;
  return session === undefined ? null : (laneOf.get(session) ?? null);
}

/** The next or the one before in the same lane; null at its end. */
export function neighbourAlong(index: TimelineIndex, of: Item, step: Step): Item | null {
  const items = itemsOf(index, laneOfItem(index, of));
  const place = placeOf(index, items, of);
  return place === null ? null : itemAt(items, place + step);
}

export function endOfLane(index: TimelineIndex, lane: number, end: "first" | "last"): Item | null {
  const items = itemsOf(index, lane);
  return itemAt(items, end === "first" ? 0 : items.length - 1);
}

/** What lies nearest to an instant in a lane; of two as near, the earlier. */
export function nearestInLane(index: TimelineIndex, lane: number, at: number): Item | null {
  const items = itemsOf(index, lane);
  const after = placeFrom(index, items, at);
  const [before, next] = [itemAt(items, after - 1), itemAt(items, after)];
  if (before === null || next === null) return before ?? next;
  return at - itemTime(index.recorded, before) <= itemTime(index.recorded, next) - at ? before : next;
}

/** The nearest in the next lane up (-1) or down (1) of `lanes` that holds anything. */
export function neighbourAcross(
  index: TimelineIndex,
  lanes: readonly number[],
  of: Item,
  step: Step,
): Item | null {
  const lane = laneOfItem(index, of);
  const start = lane === null ? -1 : lanes.indexOf(lane);
  if (start < 0) return null;
  for (let place = start + step; place >= 0 && place < lanes.length; place += step) {
    const found = nearestInLane(index, lanes[place] ?? -1, itemTime(index.recorded, of));
    if (found !== null) return found;
  }
  return null;
}

/** The other ends of the causal links at an item: those that touch its instant, else those of its
 * dispatch, the nearest first. */
export function otherEnds(index: TimelineIndex, of: Item): readonly LinkEnd[] {
  const { timeline } = index.recorded;
  const lane = laneOfItem(index, of);
  const session = lane === null ? undefined : timeline.lanes[lane]?.session;
  if (session === undefined) return [];
  const at = itemTime(index.recorded, of);
  const ref = refOf(index.recorded, of);
  const dispatch = ref.kind === "moment" ? (timeline.moments[ref.moment]?.dispatch ?? null) : null;
  const touching: LinkEnd[] = [];
  const related: { readonly end: LinkEnd; readonly away: number }[] = [];
  for (const link of index.links) {
    for (const [here, there] of [
      [link.from, link.to],
      [link.to, link.from],
    ] as const) {
      if (here.session !== session) continue;
      if (dispatch !== null && dispatch !== link.dispatch) continue;
      const end = { link, item: itemAtEnd(index, there.session, there.at, link) };
      if (here.at === at) touching.push(end);
      else if (dispatch !== null) related.push({ end, away: Math.abs(here.at - at) });
    }
  }
  if (touching.length > 0) return touching;
  return related.sort((left, right) => left.away - right.away).map(({ end }) => end);
}

/** The request before or after an item in time; without an item the first or the last of all. */
export function neighbourRequest(index: TimelineIndex, of: Item | null, step: Step): Item | null {
  const start = of === null ? null : placeOf(index, index.items, of);
  let place = start === null ? (step === 1 ? 0 : index.items.length - 1) : start + step;
  for (; place >= 0 && place < index.items.length; place += step) {
    const found = itemAt(index.items, place);
    const ref = found === null ? null : refOf(index.recorded, found);
    if (ref?.kind === "moment" && index.recorded.timeline.moments[ref.moment]?.kind === "request")
      return found;
  }
  return null;
}

/** What a link's end shows: the nearest moment of its dispatch in that lane, else what lies nearest to the instant. */
function itemAtEnd(index: TimelineIndex, session: SessionId, at: number, link: Link): Item | null {
  const lane = index.laneOf.get(session);
  const held = lane === undefined ? undefined : index.lanes[lane];
  if (lane === undefined || held === undefined) return null;
  const { moments } = index.recorded.timeline;
  const ofDispatch = Array.from(held.moments).filter((moment) => moments[moment]?.dispatch === link.dispatch);
  const closest = least(ofDispatch, (moment) => Math.abs((moments[moment]?.at ?? Infinity) - at));
  return closest === undefined ? nearestInLane(index, lane, at) : momentItem(index.recorded, closest);
}

function itemsOf(index: TimelineIndex, lane: number | null): Uint32Array {
  return (lane === null ? undefined : index.lanes[lane]?.items) ?? new Uint32Array(0);
}

function itemAt(items: Uint32Array, place: number): Item | null {
  const code = items[place];
  return code === undefined ? null : item(code);
}

/** The place of an item in a list ordered by time; null when the filter left it out. */
export function placeOf(index: TimelineIndex, items: Uint32Array, of: Item): number | null {
  const at = itemTime(index.recorded, of);
  for (let place = placeFrom(index, items, at); place < items.length; place += 1) {
    const code = cell(items, place);
    if (code === of) return place;
    if (itemTime(index.recorded, item(code)) > at) return null;
  }
  return null;
}

/** The first place at or after an instant. */
function placeFrom({ recorded }: TimelineIndex, items: Uint32Array, at: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (itemTime(recorded, item(cell(items, middle))) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
