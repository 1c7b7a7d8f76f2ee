// Units of time as types. The core never reads a clock: every time comes from a file.

import { type Brand, brand } from "./brand.ts";

/** Milliseconds since 1970-01-01 UTC, exactly as recorded. */
export type EpochMs = Brand<number, "EpochMs">;
/** A span of time in milliseconds. */
export type DurationMs = Brand<number, "DurationMs">;

export const epochMs = (value: number): EpochMs => brand<EpochMs>(value);
export const durationMs = (value: number): DurationMs => brand<DurationMs>(value);

/** The time between two instants. Negative when the second lies before the first: callers decide what that means. */
export function between(from: EpochMs, to: EpochMs): DurationMs {
  return durationMs(to - from);
}

/** The largest instant that a JavaScript Date can show; a recorded number beyond it is no readable time. */
const LATEST_INSTANT = 8_640_000_000_000_000;

export function isInstant(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= LATEST_INSTANT;
}
