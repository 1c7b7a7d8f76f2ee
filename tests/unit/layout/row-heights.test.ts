// Rows of unknown heights, and scrolling through more of them than a browser can lay out.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rowHeights } from "@/lib/layout/row-heights.ts";
import { boxOf, scrollScale, TALLEST, wholeOf } from "@/lib/layout/scaled-scroll.ts";

describe("heights of rows", () => {
  test("a row begins where all before it end, whatever was measured since", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 70 }),
        fc.array(fc.tuple(fc.nat(80), fc.integer({ min: 1, max: 900 })), { maxLength: 40 }),
        (estimates, measured) => {
          const heights = rowHeights(estimates.length, (row) => estimates[row] ?? 0);
          const plain = [...estimates];
          for (const [row, height] of measured) {
            const before = plain[row];
            expect(heights.measure(row, height)).toBe(before === undefined ? 0 : height - before);
            if (before !== undefined) plain[row] = height;
          }
          let offset = 0;
          for (const [row, height] of plain.entries()) {
            expect(heights.offsetOf(row)).toBe(offset);
            expect(heights.rowAt(offset)).toBe(row);
            expect(heights.rowAt(offset + height - 0.5)).toBe(row);
            offset += height;
          }
          expect(heights.total()).toBe(offset);
        },
      ),
    );
  });

  test("a place before all rows is in the first, one behind all in the last", () => {
    const heights = rowHeights(3, () => 10);

    expect(heights.rowAt(-5)).toBe(0);
    expect(heights.rowAt(1_000)).toBe(2);
    expect(rowHeights(0, () => 10).total()).toBe(0);
  });
});

describe("scrolling in scale", () => {
  const total = 300_000 * 120;
  const scale = scrollScale(total, 900);

  test("a list that can be laid out is scrolled as it is", () => {
    const plain = scrollScale(10_000, 900);

    expect(boxOf(plain, 4_321)).toBe(4_321);
    expect(wholeOf(plain, 9_100)).toBe(9_100);
  });

  test("both ends are reached exactly, and the last stretch runs alike", () => {
    expect(boxOf(scale, 0)).toBe(0);
    expect(wholeOf(scale, TALLEST - 900)).toBe(total - 900);
    expect(wholeOf(scale, TALLEST - 900 - 50)).toBe(total - 900 - 50);
    expect(wholeOf(scale, 70)).toBe(70);
  });

  test("each place of the whole has one of the box, in the same order", () => {
    fc.assert(
      fc.property(fc.nat(total - 900), fc.nat(total - 900), (one, other) => {
        expect(wholeOf(scale, boxOf(scale, one))).toBeCloseTo(one, 3);
        if (one < other) expect(boxOf(scale, one)).toBeLessThan(boxOf(scale, other));
      }),
    );
  });
});
