// A timeline is made ready in pieces: the same index as at once, with a pause at least every so many records.

import { expect, test } from "vitest";
import { EVERYTHING } from "@/lib/layout/item-filter.ts";
import { indexingTimeline, indexTimeline } from "@/lib/layout/timeline-index.ts";
import { lane, moment, recordedOf } from "./recorded-timeline.ts";

const many = (count: number) =>
  recordedOf({
    lanes: [lane("lead"), lane("child")],
    spans: Array.from({ length: count }, (_, at) => ({ lane: at % 2, from: at * 10, to: at * 10 + 25 })),
    moments: Array.from({ length: count / 4 }, (_, at) => moment("lead", at * 40, "prompt")),
  });

function pausesOf(recorded: ReturnType<typeof many>) {
  const pieces = indexingTimeline(recorded, EVERYTHING);
  let pauses = 0;
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return { pauses, index: value };
    pauses += 1;
  }
}

test("in pieces or at once, the index is the same", () => {
  const recorded = many(400);
  expect(pausesOf(recorded).index).toEqual(indexTimeline(recorded, EVERYTHING));
});

test("ten times the bars give more pauses", () => {
  const few = pausesOf(many(4_000)).pauses;
  expect(few).toBeGreaterThan(2);
  expect(pausesOf(many(40_000)).pauses).toBeGreaterThan(few + 3);
});
