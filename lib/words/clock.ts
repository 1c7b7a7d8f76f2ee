// How an instant is written, by the clock that the reader chose: UTC, a zone given as a function, or time since a start.
// The zone is passed in: this file knows none. Tests and the report give a fixed one, the page its own.

import { type EpochMs, isInstant } from "../base/time.ts";

export type Zone = "local" | "utc" | "start";
export const ZONES: readonly Zone[] = ["local", "utc", "start"];

export interface Clock {
  readonly zone: Zone;
  /** Minutes east of UTC at an instant; 0 for `utc`. */
  readonly offsetAt: (at: EpochMs) => number;
  /** What "since start" counts from; null when the bundle holds no time. */
  readonly start: EpochMs | null;
}

export const UTC_CLOCK: Clock = { zone: "utc", offsetAt: () => 0, start: null };

/** `12:03:07.763`, or `+1 m 27.658 s` since the start. */
export function formatTime(at: EpochMs, clock: Clock): string {
  if (clock.zone === "start" && clock.start !== null) return formatSince(clock.start, at);
  return wallTime(at, clock).time;
}

/** `12:03:07`, for axes and dense places. */
export function formatTimeShort(at: EpochMs, clock: Clock): string {
  if (clock.zone === "start" && clock.start !== null) return formatSince(clock.start, at);
  return wallTime(at, clock).time.slice(0, 8);
}

/** `2026-09-26`. */
export function formatDate(at: EpochMs, clock: Clock): string {
  return wallTime(at, clock).date;
}

/** `2026-09-26 12:03:07.763 UTC+08:00, 1790395387763 ms`: for a title and for copying. */
export function formatTimeExact(at: EpochMs, clock: Clock): string {
  return `${formatDateTime(at, clock)}, ${at} ms`;
}

/** `2026-09-26 12:03:07.763 UTC+08:00`. */
export function formatDateTime(at: EpochMs, clock: Clock): string {
  const { date, time } = wallTime(at, clock);
  return `${date} ${time} ${formatOffset(clock.offsetAt(at))}`;
}

/** `UTC`, `UTC+08:00`, `UTC−03:30`. */
export function formatOffset(minutes: number): string {
  if (minutes === 0) return "UTC";
  const size = Math.abs(minutes);
  const hours = String(Math.floor(size / 60)).padStart(2, "0");
  return `UTC${minutes < 0 ? "\u2212" : "+"}${hours}:${String(Math.round(size % 60)).padStart(2, "0")}`;
}

/** `+34.502 s`, `+1 m 27.658 s`, `+1 h 02 m 03.000 s`: to the millisecond, for it stands where a time would. */
export function formatSince(start: EpochMs, at: EpochMs): string {
  const ms = Math.round(at - start);
  const size = Math.abs(ms);
  const hours = Math.floor(size / 3_600_000);
  const minutes = Math.floor(size / 60_000) % 60;
  const seconds = ((size % 60_000) / 1000).toFixed(3);
  const sign = ms < 0 ? "\u2212" : "+";
  if (hours > 0)
    return `${sign}${hours} h ${String(minutes).padStart(2, "0")} m ${seconds.padStart(6, "0")} s`;
  return minutes > 0 ? `${sign}${minutes} m ${seconds.padStart(6, "0")} s` : `${sign}${seconds} s`;
}

/** Date and time at the clock's offset. At the two ends of what a date can hold, the offset has no room and is left out. */
function wallTime(at: EpochMs, clock: Clock): { readonly date: string; readonly time: string } {
  const shifted = at + (clock.zone === "utc" ? 0 : clock.offsetAt(at)) * 60_000;
  const [date = "", time = ""] = new Date(isInstant(shifted) ? shifted : at).toISOString().split("T");
  return { date, time: time.slice(0, 12) };
}
