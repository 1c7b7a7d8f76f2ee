import { expect, test } from "vitest";
import { showing } from "@/lib/layout/viewport.ts";
import { type PlanOptions, planOf } from "./planning.ts";
import { band, lane, link, moment, session, type TimelineNote } from "./recorded-timeline.ts";

test("calls at the same time lie in rows of their own, and leave them as they found them", () => {
  const { plan } = planOf({
    spans: [
      { lane: 0, from: 0, to: 1000, name: "a" },
      { lane: 0, from: 100, to: 500, name: "b" },
      { lane: 0, from: 600, to: 900, name: "c" },
      { lane: 0, from: 650, to: 700, name: "d" },
    ],
  });
  const rows = plan.lanes[0]?.bars.map(({ y }) => y) ?? [];

  expect(new Set(rows).size).toBe(3);
  expect(plan.lanes[0]?.box.calls).toHaveLength(3);
});

test("calls beyond the last row share it and are counted", () => {
  const spans = Array.from({ length: 40 }, () => ({ lane: 0, from: 0, to: 1000 }));
  const { plan } = planOf({ spans });
  const runs = plan.lanes[0]?.bars.filter(({ kind }) => kind === "run") ?? [];

  expect(plan.lanes[0]?.box.calls).toHaveLength(12);
  expect(runs).toMatchObject([{ count: 29 }]);
});

test("narrow spans that touch become one run that keeps count of what failed", () => {
  const spans = Array.from({ length: 5000 }, (_, index) => ({
    lane: 0,
    from: index * 20,
    to: index * 20 + 15,
    state: index % 1000 === 0 ? ("error" as const) : ("completed" as const),
  }));
  const { plan } = planOf({ spans });

  expect(plan.lanes[0]?.bars).toMatchObject([{ kind: "run", count: 5000, crossed: 5 }]);
});

test("a run shows where its failures lie, as far as crosses have room beside each other", () => {
  const spans = Array.from({ length: 5000 }, (_, index) => ({
    lane: 0,
    from: index * 20,
    to: index * 20 + 15,
    state: [10, 11, 2500, 4999].includes(index) ? ("refused" as const) : ("completed" as const),
  }));
  const { plan } = planOf({ spans });
  const [run] = plan.lanes[0]?.bars ?? [];

  expect(run).toMatchObject({ kind: "run", crossed: 4 });
  expect(run?.kind === "run" ? run.crosses : []).toEqual(
    [10, 2500, 4999].map((index) => plan.view.x(index * 20)),
  );
});

test("a wide bar beside a narrow one stays a bar", () => {
  const { plan } = planOf({
    spans: [
      { lane: 0, from: 0, to: 1, kind: "step" },
      { lane: 0, from: 1, to: 9000, kind: "step" },
      { lane: 0, from: 9000, to: 9001, kind: "step" },
    ],
  });

  expect(plan.lanes[0]?.bars.map(({ kind }) => kind)).toEqual(["bar", "bar", "bar"]);
});

test("a span without a recorded end is drawn open and short; one that ends before it starts says so", () => {
  const { plan } = planOf({
    spans: [
      { lane: 0, from: 0, to: 100 },
      { lane: 0, from: 5000 },
      { lane: 0, from: 9000, to: 8000 },
    ],
  });
  const bars = plan.lanes[0]?.bars ?? [];

  expect(bars.map((shape) => (shape.kind === "bar" ? shape.end : null))).toEqual([
    "recorded",
    "open",
    "reversed",
  ]);
  expect((bars[1]?.right ?? 0) - (bars[1]?.left ?? 0)).toBe(18);
});

test("two moments at one instant hang to both sides; a third makes a cluster", () => {
  const at = 5000;
  const two = [moment("lead", at, "request"), moment("lead", at, "acknowledgement")];
  const ends = [moment("lead", 0, "prompt"), moment("lead", 10_000, "prompt")];
  const pair = planOf({ moments: [...two, ...ends] }).plan.lanes[0]?.marks ?? [];
  const three = planOf({ moments: [...two, moment("lead", at, "idle"), ...ends] }).plan.lanes[0]?.marks ?? [];

  expect(pair.map(({ kind }) => kind)).toEqual(["mark", "mark", "mark", "mark"]);
  expect(three.map((shape) => (shape.kind === "cluster" ? shape.moments.length : 1))).toEqual([1, 1, 2, 1]);
});

test("a cluster of several standings looks like none of them", () => {
  const moments = [0, 1, 2, 3].map((at) =>
    moment("lead", at, "settled", { standing: at === 3 ? "inferred" : "observed" }),
  );
  const { plan } = planOf({ moments: [...moments, moment("lead", 29_000, "idle")] });

  expect(plan.lanes[0]?.marks[0]).toMatchObject({ kind: "cluster", momentKind: "settled", standing: null });
});

test("a band runs across a cut and keeps its length", () => {
  const { plan } = planOf({
    moments: [moment("lead", 0, "prompt"), moment("lead", 400_000, "prompt")],
    bands: [band("lead", 0, 400_000)],
  });
  const [shape] = plan.lanes[0]?.bands ?? [];

  expect(shape).toMatchObject({ length: 400_000, startsHere: true, endsHere: true });
  expect((shape?.right ?? 0) - (shape?.left ?? 0)).toBeCloseTo(40);
});

test("a band without a recorded end has no length and no end tick", () => {
  const { plan } = planOf({
    moments: [moment("lead", 0, "prompt"), moment("lead", 20_000, "prompt")],
    bands: [band("lead", 10_000, null)],
  });

  expect(plan.lanes[0]?.bands[0]).toMatchObject({ length: null, endsHere: false });
});

test("a link runs from the rail of its cause to the rail of its effect", () => {
  const { plan } = planOf({
    lanes: [lane("lead"), lane("child", { depth: 1, parent: session("lead") })],
    moments: [
      moment("lead", 0, "request"),
      moment("child", 9000, "child-end"),
      moment("lead", 9500, "injection"),
    ],
    links: [link(["lead", 0], ["child", 100]), link(["child", 9000], ["lead", 9500], { kind: "answer" })],
  });
  const [lead, child] = plan.boxes;

  expect(plan.links).toMatchObject([
    { fromY: 20, toY: child?.rail.y },
    { fromY: child?.rail.y, toY: 20 },
  ]);
  expect(lead?.height).toBe(108);
  expect(child?.height).toBe(84);
});

test("children lie under the dispatch that made them, in the order of their requests", () => {
  const children = ["late", "early"].map((name) =>
    lane(name, {
      depth: 1,
      parent: session("lead"),
      dispatch: moment(`lead/${name}`, 0, "idle").claim ?? null,
    }),
  );
  const { plan } = planOf({
    lanes: [...children, lane("grandchild", { depth: 2, parent: session("late") }), lane("lead")],
    moments: [
      moment("lead", 0, "prompt"),
      moment("early", 10, "child-start"),
      moment("late", 20, "child-start"),
      moment("grandchild", 15, "child-start"),
    ],
  });

  expect(plan.boxes.map((box) => String(box.session))).toEqual(["lead", "early", "late", "grandchild"]);
});

test("parents that form a ring are drawn once each", () => {
  const { plan } = planOf({
    lanes: [lane("a", { parent: session("b") }), lane("b", { parent: session("a") })],
    moments: [moment("a", 0, "prompt"), moment("b", 1, "prompt")],
  });

  expect(plan.boxes).toHaveLength(2);
});

test("a lane that holds nothing in the range is left out and counted", () => {
  const note: TimelineNote = {
    lanes: [lane("lead"), lane("child", { parent: session("lead"), depth: 1 })],
    spans: [
      { lane: 0, from: 0, to: 20_000 },
      { lane: 1, from: 15_000, to: 16_000 },
    ],
  };
  const early: PlanOptions = {
    viewport: (paper) => showing(paper, { ...paper.mapping.extent, to: paper.mapping.extent.from }),
    lanes: { hideEmpty: true },
  };

  expect(planOf(note, early).plan).toMatchObject({ emptyLanes: 1, boxes: [{ session: "lead" }] });
  expect(planOf(note, { lanes: { hideEmpty: true } }).plan.emptyLanes).toBe(0);
});

test("a lane that is not loaded is 76 high, a collapsed one 28", () => {
  const { plan } = planOf(
    {
      lanes: [lane("lead"), lane("gone", { isLoaded: false, depth: 1, parent: session("lead") })],
      moments: [moment("lead", 0, "prompt")],
      bands: [band("gone", 0, null, { kind: "not-loaded", standing: "unknown" })],
    },
    { lanes: { collapsed: new Set([session("lead")]) } },
  );

  expect(plan.boxes.map(({ form, height }) => [form, height])).toEqual([
    ["collapsed", 28],
    ["not-loaded", 76],
  ]);
});

test("links that would cover everything give way to those between lanes in sight, and are counted", () => {
  const children = Array.from({ length: 400 }, (_, index) => `child-${index}`);
  const note: TimelineNote = {
    lanes: [lane("lead"), ...children.map((name) => lane(name, { parent: session("lead"), depth: 1 }))],
    spans: [{ lane: 0, from: 0, to: 400_000 }],
    links: children.map((name, index) => link(["lead", index * 1000], [name, index * 1000])),
  };
  const { plan } = planOf(note, { sight: { top: 0, height: 600 } });
  const inSight = new Set(plan.lanes.map(({ box }) => box.session));

  expect(plan.links.length).toBeGreaterThan(0);
  expect(plan.links.length + plan.crowdedLinks).toBe(400);
  for (const { link: drawn } of plan.links) expect(inSight.has(drawn.to.session)).toBe(true);
});

test("few links are all drawn, also those that lead out of sight", () => {
  const children = Array.from({ length: 20 }, (_, index) => `child-${index}`);
  const note: TimelineNote = {
    lanes: [lane("lead"), ...children.map((name) => lane(name, { parent: session("lead"), depth: 1 }))],
    spans: [{ lane: 0, from: 0, to: 20_000 }],
    links: children.map((name, index) => link(["lead", index * 1000], [name, index * 1000])),
  };
  const { plan } = planOf(note, { sight: { top: 0, height: 200 } });

  expect(plan.links).toHaveLength(20);
  expect(plan.crowdedLinks).toBe(0);
});
