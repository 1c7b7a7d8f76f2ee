// What passes the filter, sorted once per lane, so that a frame only looks at what is visible. Made anew when the bundle
// or the filter changes; never while panning or zooming.

import { byCodeUnits } from "../base/order.ts";
import { atOnce, type Pieces } from "../base/pieces.ts";
import type { SpanColumns } from "../model/bundle-view.ts";
import type { SessionId } from "../model/ids.ts";

import type { Band, Link, Moment, MomentKind } from "../model/timeline.ts";
import { itemTime, spanItem } from "./item.ts";
import { type ItemFilter, testOf } from "./item-filter.ts";
import { cell, lanesOfColumns, type Recorded, startOrder, timeIn } from "./recorded.ts";
import { stackingInRows } from "./sub-rows.ts";
import { makingTrack, type Track } from "./track.ts";

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

/** Records between two breaths. */
const PIECE = 4_096;
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
  return atOnce(indexingTimeline(recorded, filter));
}

/** The same in pieces of a few milliseconds, for who has to answer between them. */
export function* indexingTimeline(recorded: Recorded, filter: ItemFilter): Pieces<TimelineIndex> {
  const { columns, timeline } = recorded;
  const test = testOf(recorded, filter);
  const laneOf = new Map(timeline.lanes.map((lane, index) => [lane.session, index]));
  const laneOfColumn = lanesOfColumns(recorded);
  const drafts = timeline.lanes.map(
    (): Draft => ({ steps: [], calls: [], moments: [], links: [], bands: [] }),
  );
  const spans: number[] = [];
  const inStartOrder = startOrder(columns);
  yield;
  for (const span of inStartOrder) {
    if (span % PIECE === 0) yield;
    const draft = drafts[laneOfColumn[cell(columns.lane, span)] ?? -1];
    if (draft === undefined || !Number.isFinite(timeIn(columns.from, span)) || !test.span(span)) continue;
    spans.push(span);
    (isStep(cell(columns.kind, span)) ? draft.steps : draft.calls).push(span);
  }
  const moments: number[] = [];
  for (const [index, moment] of timeline.moments.entries()) {
    if (index % PIECE === 0) yield;
    const lane = laneOf.get(moment.session);
    if (lane === undefined || !Number.isFinite(moment.at) || !test.moment(moment, timeline.lanes[lane]))
      continue;
    moments.push(index);
    drafts[lane]?.moments.push(index);
  }
  const inOrder = momentOrder(timeline.moments);
  moments.sort(inOrder);
  yield;
  const links = timeline.links.filter(test.link);
  for (const { from, to } of links) {
    drafts[laneOf.get(from.session) ?? -1]?.links.push(from.at);
    drafts[laneOf.get(to.session) ?? -1]?.links.push(to.at);
  }
  for (const band of timeline.bands) {
    if (test.band(band)) drafts[laneOf.get(band.session) ?? -1]?.bands.push(band);
  }
  const sorted = links.toSorted(
    (left, right) => left.from.at - right.from.at || byCodeUnits(left.id, right.id),
  );
  yield;
  const items = yield* mergingByTime(recorded, moments, spans);
  const itemTimes = new Float64Array(items.length);
  for (const [place, code] of items.entries()) {
    if (place % PIECE === 0) yield;
    itemTimes[place] = itemTime(recorded, spanItem(code));
  }
  const lanes: LaneIndex[] = [];
  let done = 0;
  for (const draft of drafts) {
    lanes.push(yield* laneFrom(draft, recorded, inOrder));
    done += 1 + draft.steps.length + draft.calls.length + draft.moments.length;
    if (done < PIECE / 8) continue;
    done = 0;
    yield;
  }
  return { recorded, laneOf, laneOfColumn, links: sorted, items, itemTimes, lanes };
}

function* laneFrom(
  draft: Draft,
  recorded: Recorded,
  inOrder: ReturnType<typeof momentOrder>,
): Pieces<LaneIndex> {
  const { columns, timeline } = recorded;
  // A lead holds thousands of each, most lanes a few.
  const isLong = draft.moments.length + draft.steps.length + draft.calls.length > PIECE / 2;
  draft.moments.sort(inOrder);
  if (isLong) yield;
  const steps = yield* tracksOf(columns, draft.steps, STEP_ROWS);
  const calls = yield* tracksOf(columns, draft.calls, CALL_ROWS);
  if (isLong) yield;
  return {
    steps,
    calls,
    moments: Uint32Array.from(draft.moments),
    momentTimes: Float64Array.from(draft.moments, (index) => timeline.moments[index]?.at ?? Number.NaN),
    bands: draft.bands.toSorted((left, right) => left.from - right.from || byCodeUnits(left.id, right.id)),
    linkTimes: Float64Array.from(draft.links).sort(),
    items: yield* mergingByTime(recorded, draft.moments, mergeSpans(recorded, draft.steps, draft.calls)),
  };
}

function* tracksOf(columns: SpanColumns, spans: readonly number[], rows: number): Pieces<readonly Track[]> {
  const tracks: Track[] = [];
  for (const row of yield* stackingInRows(columns, spans, rows))
    tracks.push(yield* makingTrack(columns, row));
  return tracks;
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

/** Two lists of spans, each by start. */
function mergeSpans({ columns }: Recorded, left: readonly number[], right: readonly number[]): number[] {
  if (left.length === 0 || right.length === 0) return [...left, ...right];
  const merged: number[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i], right[j]];
    if (a !== undefined && (b === undefined || timeIn(columns.from, a) <= timeIn(columns.from, b))) {
      merged.push(a);
      i += 1;
    } else if (b !== undefined) {
      merged.push(b);
      j += 1;
    }
  }
  return merged;
}

/** As numbers of items. At one instant moments stand before spans. */
function* mergingByTime(
  { columns, timeline }: Recorded,
  moments: readonly number[],
  spans: readonly number[],
): Pieces<Uint32Array> {
  const merged = new Uint32Array(moments.length + spans.length);
  const momentAt = (place: number): number => timeline.moments[moments[place] ?? -1]?.at ?? Infinity;
  const spanAt = (place: number): number =>
    place < spans.length ? timeIn(columns.from, spans[place] ?? -1) : Infinity;
  let [i, j] = [0, 0];
  let [moment, span] = [momentAt(0), spanAt(0)];
  for (let place = 0; place < merged.length; place += 1) {
    if (place % PIECE === PIECE - 1) yield;
    if (i < moments.length && moment <= span) {
      merged[place] = columns.count + (moments[i] ?? 0);
      i += 1;
      moment = momentAt(i);
    } else {
      merged[place] = spans[j] ?? 0;
      j += 1;
      span = spanAt(j);
    }
  }
  return merged;
}
