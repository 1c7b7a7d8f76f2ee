// Where a key leads: along a lane, across lanes, along a link, from dispatch to dispatch.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Item, itemTime, momentItem, refOf, spanItem } from "@/lib/layout/item.ts";
import { EVERYTHING } from "@/lib/layout/item-filter.ts";
import {
  endOfLane,
  nearestInLane,
  neighbourAcross,
  neighbourAlong,
  neighbourRequest,
  otherEnds,
} from "@/lib/layout/neighbours.ts";
import { indexTimeline, type TimelineIndex } from "@/lib/layout/timeline-index.ts";
import { anyTimeline, claim, lane, link, moment, recordedOf, session } from "./recorded-timeline.ts";

const first = claim("lead/first");
const second = claim("lead/second");
const recorded = recordedOf({
  lanes: [
    lane("lead"),
    lane("a", { parent: session("lead"), depth: 1 }),
    lane("empty", { parent: session("lead"), depth: 1 }),
    lane("b", { parent: session("lead"), depth: 1 }),
  ],
  spans: [
    { lane: 0, from: 0, to: 100, kind: "step" },
    { lane: 1, from: 30, to: 80, kind: "step" },
    { lane: 3, from: 60, to: 90, kind: "step" },
  ],
  moments: [
    moment("lead", 20, "request", { dispatch: first }),
    moment("lead", 25, "acknowledgement", { dispatch: first }),
    moment("a", 30, "child-start", { dispatch: first }),
    moment("a", 80, "child-end", { dispatch: first }),
    moment("lead", 82, "injection", { dispatch: first }),
    moment("lead", 50, "request", { dispatch: second }),
    moment("b", 60, "child-start", { dispatch: second }),
  ],
  links: [
    link(["lead", 20], ["a", 30], { dispatch: first }),
    link(["a", 80], ["lead", 82], { dispatch: first, kind: "answer" }),
    link(["lead", 50], ["b", 60], { dispatch: second }),
  ],
});
const index = indexTimeline(recorded, EVERYTHING);
const at = (place: number): Item => momentItem(recorded, place);
const told = (of: Item | null): string | null => {
  if (of === null) return null;
  const ref = refOf(recorded, of);
  return ref.kind === "span" ? `span ${ref.span}` : (recorded.timeline.moments[ref.moment]?.id ?? null);
};

test("a lane is walked in order of time, moments before the bar that starts with them", () => {
  const walk: (string | null)[] = [];
  for (let here = endOfLane(index, 1, "first"); here !== null; here = neighbourAlong(index, here, 1)) {
    walk.push(told(here));
  }

  expect(walk).toEqual(["a/child-start/30", "span 1", "a/child-end/80"]);
});

test("for any timeline, a walk passes everything of the lane once, and back again", () => {
  fc.assert(
    fc.property(anyTimeline, (note) => {
      const any = indexTimeline(recordedOf(note), EVERYTHING);
      for (const [number, held] of any.lanes.entries()) {
        const there = walkFrom(any, endOfLane(any, number, "first"), 1);
        const back = walkFrom(any, endOfLane(any, number, "last"), -1);
        expect(there).toEqual([...held.items]);
        expect(back.toReversed()).toEqual(there);
      }
    }),
  );
});

test("up and down lead to the nearest in time and pass over a lane that holds nothing", () => {
  const order = [0, 1, 2, 3];

  expect(told(neighbourAcross(index, order, at(1), 1))).toBe("a/child-start/30");
  expect(told(neighbourAcross(index, order, at(3), 1))).toBe("span 2");
  expect(neighbourAcross(index, order, at(6), 1)).toBeNull();
});

test("a link leads to its other end and back", () => {
  expect(otherEnds(index, at(0)).map(({ item }) => told(item))).toEqual(["a/child-start/30"]);
  expect(otherEnds(index, at(2)).map(({ item }) => told(item))).toEqual(["lead/request/20"]);
  expect(otherEnds(index, at(4)).map(({ item }) => told(item))).toEqual(["a/child-end/80"]);
});

test("a moment of a dispatch that no link touches leads along the links of its dispatch", () => {
  expect(otherEnds(index, at(1)).map(({ item }) => told(item))).toEqual([
    "a/child-start/30",
    "a/child-end/80",
  ]);
});

test("a link into a lane of which nothing is recorded has an end without an item", () => {
  const toEmpty = indexTimeline(
    recordedOf({
      lanes: [lane("lead"), lane("gone", { isLoaded: false })],
      moments: [moment("lead", 20, "request", { dispatch: first })],
      links: [link(["lead", 20], ["gone", 20], { dispatch: first })],
    }),
    EVERYTHING,
  );

  expect(otherEnds(toEmpty, momentItem(toEmpty.recorded, 0))).toMatchObject([{ item: null }]);
});

test("brackets go from request to request", () => {
  expect(told(neighbourRequest(index, null, 1))).toBe("lead/request/20");
  expect(told(neighbourRequest(index, at(0), 1))).toBe("lead/request/50");
  expect(neighbourRequest(index, at(0), -1)).toBeNull();
  expect(told(neighbourRequest(index, spanItem(1), 1))).toBe("lead/request/50");
});

test("nearest in a lane: of two as near, the earlier", () => {
  const found = nearestInLane(index, 1, 55);

  expect(found === null ? null : itemTime(recorded, found)).toBe(30);
});

function walkFrom(any: TimelineIndex, start: Item | null, step: 1 | -1): readonly number[] {
  const passed: number[] = [];
  for (let here = start; here !== null && passed.length < 1000; here = neighbourAlong(any, here, step)) {
    passed.push(here);
  }
  return passed;
}
