// What passes the filter, sorted once per lane, so that a frame only looks at what is visible. Made anew when the bundle
// or the filter changes; never while panning or zooming.

import { byCodeUnits } from "../base/order.ts";
import type { SessionId } from "../model/ids.ts";
import type { Band, Link, Moment, MomentKind } from "../model/timeline.ts";
import { itemTime, momentItem, spanItem } from "./item.ts";
import { type ItemFilter, testOf } from "./item-filter.ts";
import { cell, lanesOfColumns, type Recorded, startOrder, timeIn } from "./recorded.ts";
import { stackInRows } from "./sub-rows.ts";
import { type Track, trackOf } from "./track.ts";

export interface LaneIndex {
  readonly steps: readonly Track[];
  readonly calls: readonly Track[];
  /** Indices into Timeline.moments, and their times. */
  readonly moments: Uint32Array;
  readonly momentTimes: Float64Array;
  readonly bands: readonly Band[];
  /** The instants at which a link leaves or reaches the lane. */
  readonly linkTimes: Float64Array;
  /** Moments and spans in order of time. */
  readonly items: Uint32Array;
}

export interface TimelineIndex {
  readonly recorded: Recorded;
  /** As Timeline.lanes. */
  readonly lanes: readonly LaneIndex[];
  readonly laneOf: ReadonlyMap<SessionId, number>;
  /** For each session of the columns its lane; -1 for one that the view does not show. */
  readonly laneOfColumn: readonly number[];
  readonly links: readonly Link[];
  /** Moments and spans of all lanes in order of time, and their times. */
  readonly items: Uint32Array;
  readonly itemTimes: Float64Array;
}

/** What a lane gathers before it is sorted. */
interface Draft {
  readonly steps: number[];
  readonly calls: number[];
  readonly moments: number[];
  readonly links: number[];
  readonly bands: Band[];
}

const STEP_ROWS = 4;
const CALL_ROWS = 12;

/** In the order in which moments of one instant happen. */
const MOMENT_ORDER: Readonly<Record<MomentKind, number>> = {
  "child-end": 0,
  notice: 1,
  injection: 2,
  prompt: 3,
  "lead-prompt": 3,
  request: 4,
  acknowledgement: 5,
  "child-start": 6,
  refused: 7,
  retry: 8,
  compaction: 9,
  switch: 10,
  system: 11,
  surface: 12,
  synthetic: 13,
  settled: 14,
  idle: 15,
  unread: 16,
};

export function indexTimeline(recorded: Recorded, filter: ItemFilter): TimelineIndex {
  const { columns, timeline } = recorded;
  const test = testOf(recorded, filter);
  const laneOf = new Map(timeline.lanes.map((lane, index) => [lane.session, index]));
  const laneOfColumn = lanesOfColumns(recorded);
  const drafts = timeline.lanes.map(
    (): Draft => ({ steps: [], calls: [], moments: [], links: [], bands: [] }),
  );
  const spans: number[] = [];
  for (const span of startOrder(columns)) {
    const draft = drafts[laneOfColumn[cell(columns.lane, span)] ?? -1];
    if (draft === undefined || !Number.isFinite(timeIn(columns.from, span)) || !test.span(span)) continue;
    spans.push(span);
    (isStep(cell(columns.kind, span)) ? draft.steps : draft.calls).push(span);
  }
  const moments: number[] = [];
  for (const [index, moment] of timeline.moments.entries()) {
    const lane = laneOf.get(moment.session);
    if (lane === undefined || !Number.isFinite(moment.at) || !test.moment(moment, timeline.lanes[lane]))
      continue;
    moments.push(index);
    drafts[lane]?.moments.push(index);
  }
  const inOrder = momentOrder(timeline.moments);
  moments.sort(inOrder);
  const links = timeline.links.filter(test.link);
  for (const { from, to } of links) {
    drafts[laneOf.get(from.session) ?? -1]?.links.push(from.at);
    drafts[laneOf.get(to.session) ?? -1]?.links.push(to.at);
  }
  for (const band of timeline.bands) {
    if (test.band(band)) drafts[laneOf.get(band.session) ?? -1]?.bands.push(band);
  }
  const items = mergeByTime(recorded, moments, spans);
  return {
    recorded,
    laneOf,
    laneOfColumn,
    links: links.toSorted((left, right) => left.from.at - right.from.at || byCodeUnits(left.id, right.id)),
    items,
    itemTimes: Float64Array.from(items, (code) => itemTime(recorded, spanItem(code))),
    lanes: drafts.map((draft) => {
      draft.moments.sort(inOrder);
      return {
        steps: stackInRows(columns, draft.steps, STEP_ROWS).map((row) => trackOf(columns, row)),
        calls: stackInRows(columns, draft.calls, CALL_ROWS).map((row) => trackOf(columns, row)),
        moments: Uint32Array.from(draft.moments),
        momentTimes: Float64Array.from(draft.moments, (index) => timeline.moments[index]?.at ?? Number.NaN),
        bands: draft.bands.toSorted(
          (left, right) => left.from - right.from || byCodeUnits(left.id, right.id),
        ),
        linkTimes: Float64Array.from(draft.links).sort(),
        items: mergeByTime(recorded, draft.moments, mergeSpans(recorded, draft.steps, draft.calls)),
      };
    }),
  };
}

/** Steps and compactions are the model at work; the rest are calls. */
function isStep(kind: number): boolean {
  return kind === 0 || kind === 3;
}

function momentOrder(moments: readonly Moment[]) {
  return (left: number, right: number): number => {
    const [a, b] = [moments[left], moments[right]];
    if (a === undefined || b === undefined) return left - right;
    return a.at - b.at || MOMENT_ORDER[a.kind] - MOMENT_ORDER[b.kind] || byCodeUnits(a.id, b.id);
  };
}

function mergeSpans({ columns }: Recorded, left: readonly number[], right: readonly number[]): number[] {
  return merge(left, right, (span) => timeIn(columns.from, span));
}

/** At one instant moments stand before spans. */
function mergeByTime(recorded: Recorded, moments: readonly number[], spans: readonly number[]): Uint32Array {
  const codes = moments.map((index): number => momentItem(recorded, index));
  return Uint32Array.from(merge(codes, spans, (code) => itemTime(recorded, spanItem(code))));
}

function merge(
  first: readonly number[],
  second: readonly number[],
  timeOf: (value: number) => number,
): number[] {
  const merged: number[] = [];
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    const [a, b] = [first[i], second[j]];
    if (a !== undefined && (b === undefined || timeOf(a) <= timeOf(b))) {
      merged.push(a);
      i += 1;
    } else if (b !== undefined) {
      merged.push(b);
      j += 1;
    }
  }
  return merged;
}
