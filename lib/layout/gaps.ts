// Stretches in which nothing is recorded in any lane, long enough to be cut out of the drawing. Each keeps its true
// length. A running call is something recorded; an idle session is not.

import { between, type DurationMs, durationMs, type EpochMs, epochMs } from "../base/time.ts";
import { cell, drawnEnd, type Recorded, recordedInstants, startOrder, timeIn } from "./recorded.ts";

export interface Gap {
  readonly from: EpochMs;
  readonly to: EpochMs;
  readonly length: DurationMs;
}

export const GAP_THRESHOLD = durationMs(30_000);

/** All stretches without a record that last longer than `longerThan`, in order of time. */
export function findGaps(
  recorded: Recorded,
  longerThan: DurationMs,
  instants = recordedInstants(recorded),
): readonly Gap[] {
  const { columns } = recorded;
  const order = startOrder(columns);
  const gaps: Gap[] = [];
  let reach = Number.NaN;
  const take = (start: number, end: number): void => {
    if (start - reach > longerThan) {
      const [from, to] = [epochMs(reach), epochMs(start)];
      gaps.push({ from, to, length: between(from, to) });
    }
    if (!(end <= reach)) reach = end;
  };
  let next = 0;
  for (const span of order) {
    const start = timeIn(columns.from, span);
    if (!Number.isFinite(start)) continue;
    for (let at = cell(instants, next); at <= start; next += 1, at = cell(instants, next)) take(at, at);
    take(start, drawnEnd(columns, span));
  }
  for (; next < instants.length; next += 1) take(cell(instants, next), cell(instants, next));
  return gaps;
}
