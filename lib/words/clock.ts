// How an instant is written, by the clock that the reader chose: UTC, a zone given as a function, or time since a start.
// The zone is passed in: this file knows none. Tests and the report give a fixed one, the page its own.

import type { EpochMs } from "../base/time.ts";

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
  return isoAt(at, clock).slice(11, 23);
}

/** `12:03:07`, for axes and dense places. */
export function formatTimeShort(at: EpochMs, clock: Clock): string {
  if (clock.zone === "start" && clock.start !== null) return formatSince(clock.start, at);
  return isoAt(at, clock).slice(11, 19);
}

/** `2026-09-26`. */
export function formatDate(at: EpochMs, clock: Clock): string {
  return isoAt(at, clock).slice(0, 10);
}

/** `2026-09-26 12:03:07.763 UTC+08:00, 1790395387763 ms`: for a title and for copying. */
export function formatTimeExact(at: EpochMs, clock: Clock): string {
  return `${formatDateTime(at, clock)}, ${at} ms`;
}

/** `2026-09-26 12:03:07.763 UTC+08:00`. */
export function formatDateTime(at: EpochMs, clock: Clock): string {
  return `${isoAt(at, clock).slice(0, 23).replace("T", " ")} ${formatOffset(clock.offsetAt(at))}`;
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

/** The wall time at the clock's offset, as ISO text; a year outside four digits keeps its place. */
function isoAt(at: EpochMs, clock: Clock): string {
  const offset = clock.zone === "utc" ? 0 : clock.offsetAt(at);
  const shifted = at + offset * 60_000;
  if (!Number.isFinite(shifted) || Math.abs(shifted) > 8.64e15) return "0000-00-00T00:00:00.000Z";
  const iso = new Date(shifted).toISOString();
  return iso.length > 24 ? `${iso.slice(0, 1)}${iso.slice(3)}` : iso;
}
