// In which order lanes are drawn: a lead on top, its children under it in the order in which they were dispatched, each
// with its own children below it. Nothing of the order in which the files were read shows.

import { byKeys } from "../base/order.ts";
import { atOnce, type Pieces } from "../base/pieces.ts";
import type { SessionId } from "../model/ids.ts";
import type { Lane } from "../model/timeline.ts";
import { cell, lanesOfColumns, type Recorded, startOrder, timeIn } from "./recorded.ts";

/** Moments between two breaths. */
const PIECE = 8_192;

/** Indices into Timeline.lanes, each exactly once, also when the recorded parents form a ring. */
export function laneOrder(recorded: Recorded): readonly number[] {
  return atOnce(orderingLanes(recorded));
}

/** The same in pieces. */
export function* orderingLanes(recorded: Recorded): Pieces<readonly number[]> {
  const { lanes } = recorded.timeline;
  const starts = yield* laneStarts(recorded);
  const entries = lanes.map((lane, index) => ({ lane, index, start: starts[index] ?? Infinity }));
  const ordered = entries.toSorted(
    byKeys(
      ({ start }) => start,
      ({ lane }) => lane.session,
    ),
  );
  yield;
  const children = new Map<SessionId, number[]>();
  const known = new Set(lanes.map(({ session }) => session));
  const roots: number[] = [];
  for (const { lane, index } of ordered) {
    const held = lane.parent === null ? undefined : children.get(lane.parent);
    if (lane.parent === null || !known.has(lane.parent)) roots.push(index);
    else if (held === undefined) children.set(lane.parent, [index]);
    else held.push(index);
  }
  yield;
  const result: number[] = [];
  const seen = new Set<number>();
  const visit = (root: number): void => {
    const waiting = [root];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      result.push(next);
      const session = lanes[next]?.session;
      waiting.push(...(session === undefined ? [] : (children.get(session) ?? [])).toReversed());
    }
  };
  for (const root of roots) visit(root);
  for (const { index } of ordered) visit(index);
  return result;
}

/** When each lane was dispatched; for a lane that no request names, its first record. */
function* laneStarts(recorded: Recorded): Pieces<readonly number[]> {
  const { timeline, columns } = recorded;
  const laneOfColumn = lanesOfColumns(recorded);
  const requested = new Map<string, number>();
  const first = new Map<SessionId, number>();
  const note = (session: SessionId, at: number): void => {
    if (at < (first.get(session) ?? Infinity)) first.set(session, at);
  };
  for (const [index, { kind, dispatch, at, session }] of timeline.moments.entries()) {
    if (index % PIECE === PIECE - 1) yield;
    if (kind === "request" && dispatch !== null) requested.set(dispatch, at);
    note(session, at);
  }
  for (const { session, from } of timeline.bands) note(session, from);
  yield;
  const firstSpan = new Map<number, number>();
  for (const span of startOrder(columns)) {
    const lane = laneOfColumn[cell(columns.lane, span)] ?? -1;
    if (!firstSpan.has(lane)) firstSpan.set(lane, timeIn(columns.from, span));
  }
  yield;
  return timeline.lanes.map((lane: Lane, index) => {
    const byRequest = lane.dispatch === null ? undefined : requested.get(lane.dispatch);
    return byRequest ?? Math.min(first.get(lane.session) ?? Infinity, firstSpan.get(index) ?? Infinity);
  });
}
