// Recorded time and paper: nothing is reordered, nothing is lost, and a silence that is cut keeps its true length.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { durationMs, epochMs } from "@/lib/base/time.ts";
import { findGaps } from "@/lib/layout/gaps.ts";
import { extentOf } from "@/lib/layout/recorded.ts";
import { drawnLength, mapTime, placing, timeScale, timing } from "@/lib/layout/time-mapping.ts";
import { anyTimeline, band, moment, recordedOf } from "./recorded-timeline.ts";

const half = durationMs(30_000);

test("only a silence longer than the threshold is cut, with its true length", () => {
  const recorded = recordedOf({
    spans: [
      { lane: 0, from: 0, to: 1000 },
      { lane: 0, from: 31_000, to: 32_000 },
      { lane: 0, from: 62_001, to: 63_000 },
    ],
  });

  expect(findGaps(recorded, half)).toEqual([{ from: 32_000, to: 62_001, length: 30_001 }]);
});

test("a running call is no silence, however long it runs", () => {
  const recorded = recordedOf({
    spans: [
      { lane: 0, from: 0, to: 900_000 },
      { lane: 0, from: 1000, to: 2000 },
      { lane: 0, from: 900_001, to: 900_002 },
    ],
  });

  expect(findGaps(recorded, half)).toEqual([]);
});

test("an idle stretch is a silence; its ends are records", () => {
  const recorded = recordedOf({
    moments: [moment("lead", 0, "prompt"), moment("lead", 200_000, "prompt")],
    bands: [band("lead", 50_000, 150_000)],
  });

  expect(findGaps(recorded, half).map(({ from, to }) => [from, to])).toEqual([
    [0, 50_000],
    [50_000, 150_000],
    [150_000, 200_000],
  ]);
});

test("a call without a recorded end is known only at its start", () => {
  const recorded = recordedOf({ spans: [{ lane: 0, from: 0 }], moments: [moment("lead", 100_000, "idle")] });

  expect(findGaps(recorded, half)).toHaveLength(1);
  expect(extentOf(recorded)).toEqual({ from: 0, to: 100_000 });
});

test("an end before its start does not draw time backwards", () => {
  const recorded = recordedOf({ spans: [{ lane: 0, from: 5000, to: 1000 }] });

  expect(extentOf(recorded)).toEqual({ from: 5000, to: 5000 });
});

test("nothing with a time has no extent", () => {
  expect(extentOf(recordedOf({}))).toBeNull();
});

describe("for any timeline", () => {
  const anyMapping = anyTimeline.map((note) => {
    const recorded = recordedOf(note);
    const extent = extentOf(recorded) ?? { from: epochMs(0), to: epochMs(0) };
    return mapTime(extent, findGaps(recorded, half));
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const perMs = fc.double({ min: 0.001, max: 10, noNaN: true });

  test("an earlier time never lies to the right of a later one", () => {
    fc.assert(
      fc.property(anyMapping, share, share, perMs, (mapping, first, second, scaleBy) => {
        const { from, to } = mapping.extent;
        const [early, late] = [first, second]
          .sort((left, right) => left - right)
          .map((part) => from + part * (to - from));
        const scale = timeScale(mapping, scaleBy, 40);
        expect(scale(early ?? from)).toBeLessThanOrEqual(scale(late ?? to));
      }),
    );
  });

  test("paper leads back to the time, also inside a cut", () => {
    fc.assert(
      fc.property(anyMapping, share, perMs, (mapping, part, scaleBy) => {
        const { from, to } = mapping.extent;
        const scale = timeScale(mapping, scaleBy, 40);
        const at = from + part * (to - from);
        expect(Math.abs(scale.invert(scale(at)) - at)).toBeLessThan(0.01);
      }),
    );
  });

  test("the quick way to a place gives the place of the scale, to the last bit, in any order of times", () => {
    fc.assert(
      fc.property(
        anyMapping,
        fc.array(share, { minLength: 1, maxLength: 12 }),
        perMs,
        (mapping, parts, scaleBy) => {
          const { from, to } = mapping.extent;
          const scale = timeScale(mapping, scaleBy, 40, 7.25);
          const place = placing(mapping, scale);
          const times = [...parts.map((part) => from - 50 + part * (to - from + 100)), ...mapping.knots];
          for (const time of times) expect(place(time)).toBe(scale(time));
        },
      ),
    );
  });

  test("the quick way back gives the time of the scale, to the last bit, also beyond both ends", () => {
    fc.assert(
      fc.property(
        anyMapping,
        fc.array(share, { minLength: 1, maxLength: 12 }),
        perMs,
        (mapping, parts, scaleBy) => {
          const scale = timeScale(mapping, scaleBy, 40, 7.25);
          const time = timing(mapping, scale);
          const [first = 0, last = 0] = [scale.range()[0], scale.range().at(-1)];
          const places = [...parts.map((part) => first - 50 + part * (last - first + 100)), ...scale.range()];
          for (const x of places) expect(time(x)).toBe(scale.invert(x));
        },
      ),
    );
  });

  test("what is kept and what is cut add up to the whole", () => {
    fc.assert(
      fc.property(anyMapping, (mapping) => {
        const { from, to } = mapping.extent;
        const cut = mapping.gaps.reduce((sum, gap) => sum + gap.length, 0);
        expect(mapping.kept + cut).toBeCloseTo(to - from, 6);
        expect(drawnLength(mapping, from, to).cuts).toBeCloseTo(mapping.gaps.length, 6);
      }),
    );
  });
});
