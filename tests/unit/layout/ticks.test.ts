// The axis: round instants in the reader's zone, none inside a cut, no label over another.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { epochMs } from "@/lib/base/time.ts";
import { layTicks, type TickClock } from "@/lib/layout/ticks.ts";
import { fitted, projectionOf } from "@/lib/layout/viewport.ts";
import { planOf } from "./planning.ts";
import { anyTimeline, moment, type TimelineNote } from "./recorded-timeline.ts";

const UTC: TickClock = { offsetAt: () => 0, since: null };
const START = Date.UTC(2026, 8, 26, 12, 2, 14, 502);
const minuteLong: TimelineNote = {
  spans: [{ lane: 0, from: START, to: START + 65_000 }],
};

function ticksOf(note: TimelineNote, clock: TickClock) {
  const { paper, plan } = planOf(note);
  return layTicks(paper.mapping.knots, projectionOf(paper, fitted(paper)), plan.gaps, clock);
}

test("ticks are round on the wall, and full minutes say so", () => {
  const ticks = ticksOf(minuteLong, UTC);

  expect(ticks.map(({ at }) => (at / 1000) % 60)).toEqual([20, 30, 40, 50, 0, 10]);
  expect(ticks.map(({ form }) => form)).toEqual(["time", "seconds", "seconds", "seconds", "time", "seconds"]);
});

test("a zone with a quarter of an hour has its own round instants", () => {
  const hours: TimelineNote = { spans: [{ lane: 0, from: START, to: START + 9 * 3_600_000 }] };
  const nepal: TickClock = { offsetAt: () => 345, since: null };

  for (const { at } of ticksOf(hours, nepal)) expect((at + 345 * 60_000) % 3_600_000).toBe(0);
});

test("since the start, ticks are round from the start", () => {
  const ticks = ticksOf(minuteLong, { offsetAt: () => 480, since: epochMs(START) });

  expect(new Set(ticks.map(({ form }) => form))).toEqual(new Set(["since"]));
  expect(ticks.map(({ at }) => at - START)).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000]);
});

test("a single instant is named", () => {
  expect(ticksOf({ moments: [moment("lead", START, "prompt")] }, UTC)).toMatchObject([
    { at: START, form: "time" },
  ]);
});

test("after a cut the first label is full again", () => {
  const ticks = ticksOf(
    {
      spans: [
        { lane: 0, from: START, to: START + 30_000 },
        { lane: 0, from: START + 500_000, to: START + 530_000 },
      ],
    },
    UTC,
  );
  const after = ticks.filter(({ at, isLabelled }) => at > START + 30_000 && isLabelled);

  expect(after[0]?.form).toBe("time");
});

test("for any timeline: in order, none inside a cut, no label over another", () => {
  fc.assert(
    fc.property(anyTimeline, (note) => {
      const { plan, paper } = planOf(note);
      let last = -Infinity;
      for (const { at, x } of plan.ticks) {
        expect(x).toBeGreaterThanOrEqual(last);
        last = x;
        for (const { from, to } of paper.mapping.gaps) expect(at > from && at < to).toBe(false);
      }
      const labelled = plan.ticks.filter(({ isLabelled }) => isLabelled);
      for (const [place, { x }] of labelled.entries()) {
        expect(x - (labelled[place - 1]?.x ?? -Infinity)).toBeGreaterThanOrEqual(28);
      }
      expect(plan.ticks.length).toBeLessThan(120);
    }),
  );
});

test("many short stretches between cuts are named by their starts, with room between the names", () => {
  const spans = Array.from({ length: 30 }, (_, index) => ({
    lane: 0,
    from: START + index * 60_000,
    to: START + index * 60_000 + 900,
  }));
  const labelled = ticksOf({ spans }, UTC).filter(({ isLabelled }) => isLabelled);

  expect(labelled.length).toBeGreaterThan(3);
  for (const { at } of labelled.slice(1)) expect((at - START) % 60_000).toBeLessThan(1000);
  for (const [place, { x }] of labelled.entries()) {
    expect(x - (labelled[place - 1]?.x ?? -Infinity)).toBeGreaterThanOrEqual(60);
  }
});

test("hundreds of stretches over months share the days that the axis is divided by", () => {
  const hour = 3_600_000;
  const evening = Date.UTC(2026, 8, 26, 23);
  const spans = Array.from({ length: 400 }, (_, index) => ({
    lane: 0,
    from: evening + index * 6 * hour,
    to: evening + index * 6 * hour + 2 * hour,
  }));
  const ticks = ticksOf({ spans }, UTC);
  const round = ticks.filter(({ form }) => form === "date");

  expect(round.length).toBeGreaterThan(2);
  expect(ticks.length).toBeLessThan(60);
});
