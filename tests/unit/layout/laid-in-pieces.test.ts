// A first frame is laid out in pieces, and so are the overview and what is known of a bundle beforehand: each gives what it gives
// at once, with a pause in it.

import { expect, test } from "vitest";
import { atOnce, type Pieces } from "@/lib/base/pieces.ts";
import { densityOf } from "@/lib/layout/density.ts";
import { findGaps, GAP_THRESHOLD } from "@/lib/layout/gaps.ts";
import { laneOrder } from "@/lib/layout/lane-order.ts";
import { measuring } from "@/lib/layout/measured.ts";
import { layingOverview, OVERVIEW_COLUMN } from "@/lib/layout/overview.ts";
import { extentOf } from "@/lib/layout/recorded.ts";
import { layingTimelineOut } from "@/lib/layout/timeline-layout.ts";
import { fitted, projectionOf } from "@/lib/layout/viewport.ts";
import { planOf } from "./planning.ts";
import { lane, moment, recordedOf, session } from "./recorded-timeline.ts";

const CHILDREN = 40;
const children = Array.from({ length: CHILDREN }, (_, at) => `child-${at}`);
const recorded = recordedOf({
  lanes: [lane("lead"), ...children.map((name) => lane(name, { parent: session("lead"), depth: 1 }))],
  spans: children.map((_, at) => ({
    lane: at + 1,
    from: at * 60_000,
    to: at * 60_000 + 4_000,
    name: "read",
  })),
  moments: children.flatMap((name, at) => [
    moment(name, at * 60_000, "request"),
    moment(name, at * 60_000 + 5_000, "settled", { standing: at % 2 === 0 ? "observed" : "inferred" }),
  ]),
});

function pausesIn<Value>(pieces: Pieces<Value>): number {
  let pauses = 0;
  while (!pieces.next().done) pauses += 1;
  return pauses;
}

test("a frame in pieces is the frame at once, with a pause for each lane in sight", () => {
  const { index, paper, plan } = planOf(recorded);
  const request = {
    index,
    paper,
    viewport: fitted(paper),
    lanes: {
      order: laneOrder(recorded),
      collapsed: new Set<never>(),
      labels: "beside",
      hideEmpty: false,
    },
    sight: { top: 0, height: 1e6 },
    clock: { offsetAt: () => 0, since: null },
  } as const;

  expect(JSON.stringify(atOnce(layingTimelineOut(request)))).toBe(JSON.stringify(plan));
  expect(pausesIn(layingTimelineOut(request))).toBeGreaterThan(CHILDREN);
});

test("what is measured in pieces is what each question gives by itself", () => {
  const measured = atOnce(measuring(recorded));

  expect(measured.extent).toEqual(extentOf(recorded));
  expect(measured.gaps).toEqual(findGaps(recorded, GAP_THRESHOLD));
  expect(measured.order).toEqual(laneOrder(recorded));
  expect(measured.present).toEqual({
    kinds: ["tool", "request", "settled"],
    tools: ["read"],
    agents: ["lead", ...children].toSorted(),
  });
  expect(pausesIn(measuring(recorded))).toBeGreaterThan(3);
});

test("children of one lead are listed in the order in which they were dispatched, however many", () => {
  expect(laneOrder(recorded)).toEqual(Array.from({ length: CHILDREN + 1 }, (_, at) => at));
});

test("dots that touch are one, as weak as the weakest; columns count what runs", () => {
  const { index, paper } = planOf(recorded);
  const view = projectionOf({ ...paper, width: 30 }, fitted({ ...paper, width: 30 }));
  const { dots, density } = atOnce(
    layingOverview({ index, mapping: paper.mapping, view, clock: { offsetAt: () => 0, since: null } }),
  );

  expect(dots.length).toBeLessThan(CHILDREN);
  expect(new Set(dots.map(({ standing }) => standing))).toEqual(new Set(["inferred"]));
  expect(density).toEqual(densityOf(index, view, OVERVIEW_COLUMN));
});
