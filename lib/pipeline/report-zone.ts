// The zone of a report: the offsets of a named zone around a stretch of time, looked up once where zones are known. The
// report carries them, so that whoever writes or reads its times needs none.

import { type EpochMs, epochMs } from "../base/time.ts";
import type { ReportZone, ZoneOffset } from "../model/session-report.ts";

/** The name of the zone that this machine stands in. */
export function localZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}

const DAY = 86_400_000;
/** Rival times that are decoded from ids can lie years away. */
const AROUND = 3 * 365 * DAY;
/** No zone is known to change twice within this. */
const STEP = 7 * DAY;
/**
 * 1900 to 2200: what a session may be of. A recorded time outside of it is a mistake or a trick, and is written with the
 * offset of the nearer end; every week of the hundred thousand years to it would be looked up otherwise.
 */
const EARLIEST = -2_208_988_800_000;
const LATEST = 7_258_118_400_000;

/** `name` is one of which isZone holds. Without any time, the offset of the epoch. */
export function reportZone(
  name: string,
  times: { readonly from: number; readonly to: number } | null,
): ReportZone {
  const offsetAt = offsets(name);
  const first = within((times?.from ?? 0) - AROUND);
  const last = within((times?.to ?? 0) + AROUND);
  const changes: ZoneOffset[] = [{ from: null, minutes: offsetAt(first) }];
  for (let at = first; at < last; at += STEP) {
    const next = Math.min(at + STEP, last);
    const [before, after] = [offsetAt(at), offsetAt(next)];
    if (before !== after) changes.push({ from: changeWithin(at, next, after, offsetAt), minutes: after });
  }
  return { name, offsets: changes };
}

function within(at: number): number {
  return Math.min(LATEST, Math.max(EARLIEST, at));
}

function changeWithin(from: number, to: number, after: number, offsetAt: (at: number) => number): EpochMs {
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === after) high = middle;
    else low = middle;
  }
  return epochMs(high);
}

/** Minutes east of UTC; offsets of whole seconds, as zones had a century ago, are rounded. */
function offsets(name: string): (at: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    hourCycle: "h23",
    era: "short",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (at) => {
    const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
    const number = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
    const year = parts.get("era") === "BC" ? 1 - number("year") : number("year");
    const wall = new Date(0);
    wall.setUTCFullYear(year, number("month") - 1, number("day"));
    wall.setUTCHours(number("hour"), number("minute"), number("second"));
    return Math.round((wall.getTime() - Math.floor(at / 1000) * 1000) / 60_000);
  };
}
