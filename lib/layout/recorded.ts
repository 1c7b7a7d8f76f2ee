// What a timeline is drawn from, and the instants that it spans. Knows nothing of pixels, and gives no span an end that
// its record does not state: a span without an end counts as the instant of its start.

import { atOnce, type Pieces } from "../base/pieces.ts";
import { type DurationMs, durationMs, type EpochMs, epochMs } from "../base/time.ts";
import type { BundleView, SpanColumns } from "../model/bundle-view.ts";

export interface Recorded {
  readonly timeline: BundleView["timeline"];
  readonly columns: SpanColumns;
}

/** A closed stretch of recorded time. */
export interface Extent {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** Records between two breaths. */
const PIECE = 8_192;

/** One time of a column; NaN outside of it, so that a wrong index never looks like a time. */
export function timeIn(column: Float64Array, index: number): number {
  return column[index] ?? Number.NaN;
}

/** The same of any other column. A function of its own: one that reads arrays of all kinds is slow for each. */
export function cell(column: ArrayLike<number>, index: number): number {
  return column[index] ?? Number.NaN;
}

/** Where a span stops being drawn: its recorded end, or its start when no end is recorded or it lies before the start. */
export function drawnEnd(columns: SpanColumns, span: number): number {
  const from = timeIn(columns.from, span);
  const to = timeIn(columns.to, span);
  // Not Math.max: a missing end is NaN.
  if (to > from) return to;
  return from;
}

/** For each session of the columns its place in Timeline.lanes; -1 where the view has no lane for it. */
export function lanesOfColumns({ timeline, columns }: Recorded): readonly number[] {
  const places = new Map(timeline.lanes.map(({ session }, index) => [session, index]));
  return columns.sessions.map((session) => places.get(session) ?? -1);
}

/** How long a span took; null when no end is recorded, or one before its start. */
export function spanLength(columns: SpanColumns, span: number): DurationMs | null {
  const length = timeIn(columns.to, span) - timeIn(columns.from, span);
  return length >= 0 ? durationMs(length) : null;
}

/** Spans by start. They arrive in that order; a bundle that breaks it is put in order here and not drawn wrongly. */
export function startOrder({ count, from }: SpanColumns): Uint32Array {
  const order = new Uint32Array(count);
  let isInOrder = true;
  for (let index = 0; index < count; index += 1) {
    order[index] = index;
    if (index > 0 && timeIn(from, index) < timeIn(from, index - 1)) isInOrder = false;
  }
  if (isInOrder) return order;
  return order.sort((left, right) => timeIn(from, left) - timeIn(from, right) || left - right);
}

/** The instants of moments, links and bands, in order. */
export function recordedInstants(recorded: Recorded): Float64Array {
  return atOnce(gatheringInstants(recorded));
}

/** The same in pieces. */
export function* gatheringInstants({ timeline }: Recorded): Pieces<Float64Array> {
  const { moments, links, bands } = timeline;
  const instants = new Float64Array(moments.length + 2 * (links.length + bands.length));
  let count = 0;
  const take = (at: number | null): void => {
    if (at === null || !Number.isFinite(at)) return;
    instants[count] = at;
    count += 1;
  };
  for (const [index, moment] of moments.entries()) {
    if (index % PIECE === PIECE - 1) yield;
    take(moment.at);
  }
  for (const [index, link] of links.entries()) {
    if (index % PIECE === PIECE - 1) yield;
    take(link.from.at);
    take(link.to.at);
  }
  for (const band of bands) {
    take(band.from);
    take(band.to);
  }
  yield;
  return instants.slice(0, count).sort();
}

/** From the first recorded instant to the last; null when nothing carries a time. */
export function extentOf(recorded: Recorded, instants = recordedInstants(recorded)): Extent | null {
  const { columns, timeline } = recorded;
  let from = Math.min(instants[0] ?? Infinity, timeline.from ?? Infinity);
  let to = Math.max(instants.at(-1) ?? -Infinity, timeline.to ?? -Infinity);
  for (let span = 0; span < columns.count; span += 1) {
    const start = timeIn(columns.from, span);
    if (start < from) from = start;
    const end = drawnEnd(columns, span);
    if (end > to) to = end;
  }
  return from <= to ? { from: epochMs(from), to: epochMs(to) } : null;
}
