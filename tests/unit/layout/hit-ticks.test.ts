// Ticks for values found: each on a pixel of its own, none outside of the window.

import { expect, test } from "vitest";
import { epochMs } from "@/lib/base/time.ts";
import { layHitTicks } from "@/lib/layout/hit-ticks.ts";
import type { Projection } from "@/lib/layout/viewport.ts";

/** One pixel is ten milliseconds; the window is 100 to 1100. */
const view: Pick<Projection, "x" | "range"> = {
  range: { from: epochMs(100), to: epochMs(1_100) },
  x: (at) => (at - 100) / 10,
};

test("times of one pixel share a tick", () => {
  expect(layHitTicks(Float64Array.from([200, 201, 202, 300]), view)).toEqual([10, 20]);
});

test("times outside of the window have none, those on its edges do", () => {
  expect(layHitTicks(Float64Array.from([0, 99, 100, 1_100, 1_101, 5_000]), view)).toEqual([0, 100]);
});

test("a hundred thousand times give no more ticks than pixels", () => {
  const times = Float64Array.from({ length: 100_000 }, (_, index) => 100 + index / 100);
  expect(layHitTicks(times, view)).toHaveLength(101);
});
