// Reads a time that a person typed for the ends of the range: a wall time of the reader's zone, with or without a date,
// or a time since the start. Refuses what it cannot read; it never guesses a date that was not meant.

import { type EpochMs, epochMs, isInstant } from "../base/time.ts";

export interface FieldClock {
  readonly offsetAt: (at: EpochMs) => number;
  /** Times are read as time since this instant; null: as wall times. */
  readonly since: EpochMs | null;
}

const WALL = /^(?:(\d{4})-(\d{2})-(\d{2})[ T])?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3}))?)?$/;
const SINCE =
  /^([+−-])?\s*(?:(\d+)\s*d\s*)?(?:(\d+)\s*h\s*)?(?:(\d+)\s*m(?!s)\s*)?(?:(\d+(?:[.,]\d+)?)\s*(?:s\b|$)\s*)?(?:(\d+(?:[.,]\d+)?)\s*ms)?$/;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** A time without a date is that of the day of `near`. */
export function readInstant(text: string, clock: FieldClock, near: EpochMs): EpochMs | null {
  const typed = text.trim();
  const read = clock.since === null ? readWall(typed, clock, near) : readSince(typed, clock.since);
  return read !== null && isInstant(read) ? epochMs(read) : null;
}

function readWall(typed: string, { offsetAt }: FieldClock, near: EpochMs): number | null {
  const match = WALL.exec(typed);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second = "0", fraction = "0"] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const midnight =
    year === undefined
      ? Math.floor((near + offsetAt(near) * MINUTE) / DAY) * DAY
      : midnightOf(Number(year), Number(month), Number(day));
  if (midnight === null) return null;
  const wall =
    midnight +
    Number(hour) * 60 * MINUTE +
    Number(minute) * MINUTE +
    Number(second) * 1000 +
    Number(fraction.padEnd(3, "0"));
  const guess = wall - offsetAt(near) * MINUTE;
  return isInstant(guess) ? wall - offsetAt(epochMs(guess)) * MINUTE : null;
}

/** null for a day that the calendar does not have. */
function midnightOf(year: number, month: number, day: number): number | null {
  const at = Date.UTC(year, month - 1, day);
  return new Date(at).getUTCDate() === day ? at : null;
}

function readSince(typed: string, since: EpochMs): number | null {
  const match = SINCE.exec(typed);
  if (match === null) return null;
  const [, sign, ...parts] = match;
  if (parts.every((part) => part === undefined)) return null;
  const [days, hours, minutes, seconds, ms] = parts.map((part) => Number((part ?? "0").replace(",", ".")));
  const length =
    (days ?? 0) * DAY +
    (hours ?? 0) * 60 * MINUTE +
    (minutes ?? 0) * MINUTE +
    (seconds ?? 0) * 1000 +
    (ms ?? 0);
  return since + (sign === "-" || sign === "−" ? -length : length);
}
