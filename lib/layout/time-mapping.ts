// Recorded time to paper and back. Recorded stretches lie on the paper at length; a cut gap takes a fixed width, however
// long it was.
//
//   time    |====|.........|======|....|==|
//   paper   |====|~~|======|~~|==|            ~~ : one width per cut
//
// Monotone and invertible, also inside a cut: a band that crosses it and a crosshair over it have their place.

import { bisectRight, type ScaleLinear, scaleLinear } from "d3";
import { type DurationMs, durationMs } from "../base/time.ts";
import type { Gap } from "./gaps.ts";
import { type Extent, timeIn } from "./recorded.ts";

export interface TimeMapping {
  readonly extent: Extent;
  readonly gaps: readonly Gap[];
  /** What is drawn at length: the extent without its cuts. */
  readonly kept: DurationMs;
  /** The ends of the extent and of every cut, in order of time. */
  readonly knots: readonly number[];
  /** Kept time before each knot. */
  readonly keptBefore: readonly number[];
}

export type TimeScale = ScaleLinear<number, number>;

/** `gaps` in order, without overlap, inside the extent. */
export function mapTime(extent: Extent, gaps: readonly Gap[]): TimeMapping {
  const knots: number[] = [extent.from];
  const keptBefore: number[] = [0];
  let kept = 0;
  let last: number = extent.from;
  for (const gap of gaps) {
    kept += gap.from - last;
    last = gap.to;
    knots.push(gap.from, gap.to);
    keptBefore.push(kept, kept);
  }
  kept += extent.to - last;
  knots.push(extent.to);
  keptBefore.push(kept);
  return { extent, gaps, kept: durationMs(kept), knots, keptBefore };
}

/** The scale from recorded time to units of `perMs` each, with `perGap` units for every cut. Clamped to the extent. */
export function timeScale(mapping: TimeMapping, perMs: number, perGap: number, origin = 0): TimeScale {
  const places = mapping.keptBefore.map(
    (kept, knot) => origin + kept * perMs + Math.floor(knot / 2) * perGap,
  );
  return scaleLinear().domain(mapping.knots).range(places).clamp(true);
}

/**
 * What the scale gives for a time, the same to the last bit, for the thousands of times of a frame: looked up from where the
 * last one lay.
 */
export function placing(mapping: TimeMapping, scale: TimeScale): (at: number) => number {
  const knots = Float64Array.from(mapping.knots);
  const places = Float64Array.from(scale.range());
  const last = knots.length - 1;
  const [first, end] = [timeIn(knots, 0), timeIn(knots, last)];
  let held = 0;
  return (at) => {
    if (Number.isNaN(at)) return at;
    const time = Math.max(first, Math.min(end, at));
    if (time < timeIn(knots, held) || (held < last - 1 && time >= timeIn(knots, held + 1)))
      held = bisectRight(knots, time, 1, last) - 1;
    const from = timeIn(knots, held);
    const length = timeIn(knots, held + 1) - from;
    const share = length === 0 ? 0.5 : (time - from) / length;
    return timeIn(places, held) * (1 - share) + timeIn(places, held + 1) * share;
  };
}

/** What the scale's inverse gives for a place, the same to the last bit: thousands of cuts would each be a function of it. */
export function timing(mapping: TimeMapping, scale: TimeScale): (x: number) => number {
  const knots = Float64Array.from(mapping.knots);
  const places = Float64Array.from(scale.range());
  const last = knots.length - 1;
  const [first, end] = [timeIn(knots, 0), timeIn(knots, last)];
  let held = 0;
  return (x) => {
    if (!(x >= timeIn(places, held) && x < timeIn(places, held + 1)))
      held = bisectRight(places, x, 1, last) - 1;
    const from = timeIn(places, held);
    const length = timeIn(places, held + 1) - from;
    const share = length === 0 ? 0.5 : (x - from) / length;
    const at = timeIn(knots, held) * (1 - share) + timeIn(knots, held + 1) * share;
    return Math.max(first, Math.min(end, at));
  };
}

/** How much of `[from, to]` is drawn at length, and how many cuts it crosses (with fractions at its ends). */
export function drawnLength(
  mapping: TimeMapping,
  from: number,
  to: number,
): { readonly kept: DurationMs; readonly cuts: number } {
  const kept = timeScale(mapping, 1, 0);
  const cuts = timeScale(mapping, 0, 1);
  return { kept: durationMs(kept(to) - kept(from)), cuts: cuts(to) - cuts(from) };
}
