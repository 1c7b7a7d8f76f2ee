// A typed time: read as written in the reader's zone, or refused.
import { expect, test } from "vitest";
import { epochMs } from "@/lib/base/time.ts";
import { readInstant } from "@/lib/layout/clock-field.ts";

const near = epochMs(Date.UTC(2026, 8, 26, 23, 30));
const utc = { offsetAt: () => 0, since: null };
const shanghai = { offsetAt: () => 480, since: null };
const since = { offsetAt: () => 480, since: epochMs(1000) };
const on = (day: number, ...clock: [number, number, number?, number?]): number =>
  Date.UTC(2026, 8, day, ...clock);

const table: readonly [text: string, clock: typeof utc | typeof since, at: number | null][] = [
  ["12:03:07.763", utc, on(26, 12, 3, 7, 763)],
  ["12:03", utc, on(26, 12, 3)],
  ["9:03:07,5", utc, on(26, 9, 3, 7, 500)],
  ["2026-09-25 00:00:00", utc, on(25, 0, 0)],
  ["07:45", shanghai, on(26, 23, 45)],
  ["2026-09-26T07:45", shanghai, on(25, 23, 45)],
  ["24:00", utc, null],
  ["12:60", utc, null],
  ["2026-02-30 12:00", utc, null],
  ["noon", utc, null],
  ["", utc, null],
  ["+1 m 27.658 s", since, 1000 + 87_658],
  ["87.658", since, 1000 + 87_658],
  ["72 ms", since, 1072],
  ["1 h 02 m 03.000 s", since, 1000 + 3_723_000],
  ["−5 s", since, -4000],
  ["", since, null],
  ["12:03", since, null],
];

for (const [text, clock, at] of table) {
  test(`"${text}" ${clock.since === null ? "as a wall time" : "since the start"} is ${at ?? "refused"}`, () => {
    expect(readInstant(text, clock, near)).toBe(at);
  });
}
