// How numbers are written: to the unit that was measured, never rounded into another meaning.

import { describe, expect, test } from "vitest";
import {
  formatCost,
  formatCount,
  formatDuration,
  formatExactDuration,
  formatShare,
  formatSize,
} from "@/lib/words/format.ts";

describe("a duration is written in the largest two units that fit", () => {
  test.each([
    [0, "0 ms"],
    [0.4, "0.4 ms"],
    [72, "72 ms"],
    [999, "999 ms"],
    [1000, "1.0 s"],
    [53_114, "53.1 s"],
    [59_949, "59.9 s"],
    [59_950, "1 m 00 s"],
    [221_365, "3 m 41 s"],
    [3_599_499, "59 m 59 s"],
    [3_599_500, "1 h 00 m"],
    [3_720_000, "1 h 02 m"],
    [86_399_000, "1 d 00 h"],
    [183_600_000, "2 d 03 h"],
    [-72, "\u221272 ms"],
  ])("%d ms is %s", (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });
});

test("an exact duration keeps every millisecond", () => {
  expect(formatExactDuration(53_114)).toBe("53\u202f114 ms");
});

describe("a count is grouped by thin spaces that never break", () => {
  test.each([
    [0, "0"],
    [999, "999"],
    [18_204, "18\u202f204"],
    [1_234_567.25, "1\u202f234\u202f567.25"],
    [-1_000, "\u22121\u202f000"],
    [1e21, "1\u202f000\u202f000\u202f000\u202f000\u202f000\u202f000\u202f000"],
    [1e-7, "0.0000001"],
  ])("%d is %s", (value, text) => {
    expect(formatCount(value)).toBe(text);
  });
});

describe("a cost names no currency and keeps its first digits", () => {
  test.each([
    [0, "0"],
    [0.0221, "0.0221"],
    [0.000_012_34, "0.0000123"],
    [0.5, "0.50"],
    [12.3456, "12.35"],
  ])("%d is %s", (value, text) => {
    expect(formatCost(value)).toBe(text);
  });
});

describe("a share says all only for all, and nothing only for nothing", () => {
  test.each([
    [0, 0, "0 %"],
    [0, 10, "0.0 %"],
    [10, 10, "100 %"],
    [99_999, 100_000, "> 99.9 %"],
    [1, 100_000, "< 0.1 %"],
    [1, 3, "33.3 %"],
  ])("%d of %d is %s", (part, whole, text) => {
    expect(formatShare(part, whole)).toBe(text);
  });
});

describe("a size is written in thousands", () => {
  test.each([
    [0, "0 B"],
    [999, "999 B"],
    [48_117, "48.1 kB"],
    [999_949, "1000 kB"],
    [3_400_000, "3.4 MB"],
    [1_200_000_000, "1.2 GB"],
  ])("%d bytes are %s", (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
