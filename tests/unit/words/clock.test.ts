// An instant is written by the clock that was chosen, and never by the zone of the machine.

import { expect, test } from "vitest";
import { epochMs } from "@/lib/base/time.ts";
import {
  type Clock,
  formatDate,
  formatDateTime,
  formatOffset,
  formatSince,
  formatTime,
  formatTimeExact,
  UTC_CLOCK,
} from "@/lib/words/clock.ts";

const AT = epochMs(Date.UTC(2026, 8, 25, 23, 58, 7, 763));
const SHANGHAI: Clock = { zone: "local", offsetAt: () => 480, start: null };

test("UTC is written as it is", () => {
  expect(formatTime(AT, UTC_CLOCK)).toBe("23:58:07.763");
  expect(formatDateTime(AT, UTC_CLOCK)).toBe("2026-09-25 23:58:07.763 UTC");
});

test("a zone moves time and date, and its offset is said", () => {
  expect(formatTime(AT, SHANGHAI)).toBe("07:58:07.763");
  expect(formatDate(AT, SHANGHAI)).toBe("2026-09-26");
  expect(formatDateTime(AT, SHANGHAI)).toBe("2026-09-26 07:58:07.763 UTC+08:00");
});

test("the exact form carries the recorded milliseconds", () => {
  expect(formatTimeExact(AT, SHANGHAI)).toBe(`2026-09-26 07:58:07.763 UTC+08:00, ${AT} ms`);
});

test("since start counts from the start, to the millisecond, in both directions", () => {
  const clock: Clock = { zone: "start", offsetAt: () => 0, start: AT };
  expect(formatTime(epochMs(AT + 87_658), clock)).toBe("+1 m 27.658 s");
  expect(formatTime(epochMs(AT - 5), clock)).toBe("\u22120.005 s");
  expect(formatSince(AT, epochMs(AT + 3_723_004))).toBe("+1 h 02 m 03.004 s");
});

test("since start without a start falls back to the time itself", () => {
  expect(formatTime(AT, { zone: "start", offsetAt: () => 0, start: null })).toBe("23:58:07.763");
});

test.each([
  [0, "UTC"],
  [345, "UTC+05:45"],
  [-210, "UTC\u221203:30"],
])("an offset of %d minutes is %s", (minutes, text) => {
  expect(formatOffset(minutes)).toBe(text);
});

test("the earliest and the latest instant that exist are written, not thrown at", () => {
  expect(formatTime(epochMs(8.64e15), SHANGHAI)).toMatch(/^\d\d:\d\d:/);
  expect(formatTime(epochMs(-8.64e15), UTC_CLOCK)).toMatch(/^\d\d:\d\d:/);
});
