// A report's zone: the offsets that hold within a span of time, found by asking for the offset of instants. Who asks knows
// zones (a browser, Node); the result needs none to be read.

import { brand } from "../base/brand.ts";
import type { EpochMs } from "../base/time.ts";
import type { ReportZone, ZoneOffset } from "./session-report.ts";

const DAY = 86_400_000;
/** Longer spans are looked at in steps so wide that there are this many. */
const MOST_STEPS = 2_000;

/** `from` and `to` null: no time is recorded, and the offset of the epoch's start stands for all. */
export function reportZone(
  name: string,
  offsetAt: (at: EpochMs) => number,
  from: EpochMs | null,
  to: EpochMs | null,
): ReportZone {
  const start: number = from ?? 0;
  const end: number = to ?? start;
  const minutesAt = (at: number): number => offsetAt(brand<EpochMs>(at));
  const offsets: ZoneOffset[] = [{ from: null, minutes: minutesAt(start) }];
  const step = Math.max(DAY, (end - start) / MOST_STEPS);
  for (let low = start; low < end; low += step) {
    const high = Math.min(end, low + step);
    if (minutesAt(low) === minutesAt(high)) continue;
    offsets.push({ from: brand<EpochMs>(changeBetween(low, high, minutesAt)), minutes: minutesAt(high) });
  }
  return { name, offsets };
}

/** The first whole minute of the new offset: zones change at minutes. */
function changeBetween(low: number, high: number, minutesAt: (at: number) => number): number {
  const MINUTE = 60_000;
  let before = Math.floor(low / MINUTE);
  let after = Math.ceil(high / MINUTE);
  const old = minutesAt(low);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (minutesAt(middle * MINUTE) === old) before = middle;
    else after = middle;
  }
  return after * MINUTE;
}
