// Where ticks for values that a search found stand on a lane: one per pixel at most, however many there are.

import { bisectLeft, bisectRight } from "d3";
import type { Projection } from "./viewport.ts";

/** `times` in order. Ticks lie inside the window, each on a whole pixel of its own. */
export function layHitTicks(times: Float64Array, view: Pick<Projection, "x" | "range">): readonly number[] {
  const from = bisectLeft(times, view.range.from);
  const to = bisectRight(times, view.range.to);
  const ticks: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let index = from; index < to; index += 1) {
    const x = Math.round(view.x(times[index] ?? Number.NaN));
    if (x === last || !Number.isFinite(x)) continue;
    ticks.push(x);
    last = x;
  }
  return ticks;
}
