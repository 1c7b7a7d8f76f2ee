// The window on the paper: zoom keeps the instant under the pointer, no move leaves the paper, a range comes back as it was.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { durationMs, epochMs } from "@/lib/base/time.ts";
import { findGaps } from "@/lib/layout/gaps.ts";
import { extentOf } from "@/lib/layout/recorded.ts";
import { mapTime } from "@/lib/layout/time-mapping.ts";
import {
  fitted,
  GAP_WIDTH,
  PAPER_MARGIN,
  type Paper,
  panned,
  paperLength,
  projectionOf,
  revealing,
  showing,
  zoomedAt,
} from "@/lib/layout/viewport.ts";
import { anyTimeline, moment, recordedOf, type TimelineNote } from "./recorded-timeline.ts";

function paperOf(note: TimelineNote, width = 1000): Paper {
  const recorded = recordedOf(note);
  const extent = extentOf(recorded) ?? { from: epochMs(0), to: epochMs(0) };
  const mapping = mapTime(extent, findGaps(recorded, durationMs(30_000)));
  return { mapping, width, gapWidth: GAP_WIDTH, margin: PAPER_MARGIN };
}

const twoBursts = paperOf({
  spans: [
    { lane: 0, from: 0, to: 10_000 },
    { lane: 0, from: 400_000, to: 420_000 },
  ],
});

test("fit shows everything, with the margins", () => {
  const { x, range } = projectionOf(twoBursts, fitted(twoBursts));

  expect(range).toEqual({ from: 0, to: 420_000 });
  expect(x(0)).toBeCloseTo(PAPER_MARGIN);
  expect(x(420_000)).toBeCloseTo(1000 - PAPER_MARGIN);
  expect(x(400_000) - x(10_000)).toBeCloseTo(GAP_WIDTH);
});

test("a cut is as wide after zooming in as before", () => {
  const near = zoomedAt(twoBursts, fitted(twoBursts), 300, 8);
  const { x } = projectionOf(twoBursts, near);

  expect(x(400_000) - x(10_000)).toBeCloseTo(GAP_WIDTH);
});

test("many cuts share a third of the window when all is shown, and grow with the zoom", () => {
  const moments = Array.from({ length: 101 }, (_, index) => [
    moment("lead", index * 100_000, "prompt"),
    moment("lead", index * 100_000 + 500, "idle"),
  ]).flat();
  const paper = paperOf({ moments });
  const width = (viewport: ReturnType<typeof fitted>): number => {
    const { x } = projectionOf(paper, viewport);
    return x(100_000) - x(500);
  };

  expect(width(fitted(paper))).toBeCloseTo((0.35 * 968) / 100);
  expect(width(zoomedAt(paper, fitted(paper), 0, 100))).toBeCloseTo(GAP_WIDTH);
});

test("a single instant lies in the middle", () => {
  const paper = paperOf({ moments: [moment("lead", 5000, "prompt")] });

  expect(projectionOf(paper, fitted(paper)).x(5000)).toBeCloseTo(500);
});

test("two instants around a cut still have their places", () => {
  const paper = paperOf({ moments: [moment("lead", 0, "prompt"), moment("lead", 1e6, "idle")] });
  const { x } = projectionOf(paper, fitted(paper));

  expect(x(1e6) - x(0)).toBeCloseTo(GAP_WIDTH);
  expect(x(0)).toBeGreaterThan(0);
});

test("revealing moves no further than it must", () => {
  const near = zoomedAt(twoBursts, fitted(twoBursts), 0, 10);
  const shown = revealing(twoBursts, near, 420_000, 100);

  expect(projectionOf(twoBursts, shown).x(420_000)).toBeLessThanOrEqual(1000);
  expect(revealing(twoBursts, near, 100, 0)).toBe(near);
});

describe("for any timeline", () => {
  const factor = fc.double({ min: 0.05, max: 50, noNaN: true });
  const place = fc.double({ min: 0, max: 1000, noNaN: true });

  test("zooming keeps the instant under the pointer, unless the paper ends", () => {
    fc.assert(
      fc.property(anyTimeline, factor, factor, place, (note, first, second, x) => {
        const paper = paperOf(note);
        const before = zoomedAt(paper, fitted(paper), 500, first);
        const after = zoomedAt(paper, before, x, second);
        const spare = paperLength(paper, after.pxPerMs) - paper.width;
        const at = projectionOf(paper, before).at(x);
        const still = Math.abs(projectionOf(paper, after).x(at) - x) < 0.01;
        expect(
          still || after.left <= 0.01 || after.left >= spare - 0.01 || isOnMargin(paper, before, x),
        ).toBe(true);
      }),
    );
  });

  test("no move leaves the paper", () => {
    fc.assert(
      fc.property(
        anyTimeline,
        factor,
        place,
        fc.double({ min: -1e5, max: 1e5, noNaN: true }),
        (note, by, x, dx) => {
          const paper = paperOf(note);
          const moved = panned(paper, zoomedAt(paper, fitted(paper), x, by), dx);
          const spare = paperLength(paper, moved.pxPerMs) - paper.width;
          expect(moved.left).toBeGreaterThanOrEqual(Math.min(0, spare / 2) - 1e-6);
          expect(moved.left).toBeLessThanOrEqual(Math.max(spare, spare / 2) + 1e-6);
        },
      ),
    );
  });

  test("a visible range, asked for again, is shown again", () => {
    fc.assert(
      fc.property(anyTimeline, factor, place, (note, by, x) => {
        const paper = paperOf(note);
        const { range } = projectionOf(paper, zoomedAt(paper, fitted(paper), x, by));
        const { range: again } = projectionOf(paper, showing(paper, range));
        const slack = (range.to - range.from) * 0.05 + 1;
        expect(Math.abs(again.from - range.from)).toBeLessThanOrEqual(slack);
        expect(Math.abs(again.to - range.to)).toBeLessThanOrEqual(slack);
      }),
    );
  });
});

/** The blank margins show no time of their own, so the pointer stands for the first or the last instant there. */
function isOnMargin(paper: Paper, viewport: ReturnType<typeof fitted>, x: number): boolean {
  const { x: place, at } = projectionOf(paper, viewport);
  return Math.abs(place(at(x)) - x) > 0.01;
}
