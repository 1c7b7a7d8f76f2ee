// What a timeline is drawn from, and the instants that it spans. Knows nothing of pixels, and gives no span an end that
// its record does not state: a span without an end counts as the instant of its start.

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
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  for (let index = 1; index < count; index += 1) {
    if (timeIn(from, index) < timeIn(from, index - 1)) {
      return order.sort((left, right) => timeIn(from, left) - timeIn(from, right) || left - right);
    }
  }
  return order;
}

/** The instants of moments, links and bands, in order. */
export function recordedInstants({ timeline }: Recorded): Float64Array {
  const instants: number[] = [];
  for (const moment of timeline.moments) instants.push(moment.at);
  for (const link of timeline.links) instants.push(link.from.at, link.to.at);
  for (const band of timeline.bands) {
    instants.push(band.from);
    if (band.to !== null) instants.push(band.to);
  }
  return Float64Array.from(instants.filter(Number.isFinite)).sort();
}

/** From the first recorded instant to the last; null when nothing carries a time. */
export function extentOf(recorded: Recorded): Extent | null {
  const { columns, timeline } = recorded;
  const instants = recordedInstants(recorded);
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
