// The plan of a frame: nothing visible is lost, nothing covers its neighbour, and no order of the input shows.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byCodeUnits } from "@/lib/base/order.ts";
import { hitTest } from "@/lib/layout/hit-test.ts";
import { cell, drawnEnd, type Recorded } from "@/lib/layout/recorded.ts";
import type { LanePlan, TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import { type Paper, showing, type Viewport, zoomedAt } from "@/lib/layout/viewport.ts";
import { type PlanOptions, planOf } from "./planning.ts";
import {
  anyTimeline,
  band,
  columnsOf,
  lane,
  link,
  moment,
  recordedOf,
  session,
  type TimelineNote,
} from "./recorded-timeline.ts";

const zoomed = fc
  .tuple(fc.double({ min: 1, max: 300, noNaN: true }), fc.double({ min: 0, max: 1000, noNaN: true }))
  .map(
    ([factor, x]) =>
      (paper: Paper): Viewport =>
        zoomedAt(paper, showing(paper, paper.mapping.extent), x, factor),
  );

const countOf = (plan: LanePlan): number =>
  plan.bars.reduce((sum, shape) => sum + (shape.kind === "bar" ? 1 : shape.count), 0);

describe("for any timeline, window and zoom", () => {
  test("each visible span is a bar or counted in a run", () => {
    fc.assert(
      fc.property(anyTimeline, zoomed, fc.boolean(), (note, viewport, isCollapsed) => {
        const collapsed = new Set(isCollapsed ? [session("s0"), session("s1")] : []);
        const { plan, recorded } = planOf(note, { viewport, lanes: { collapsed } });
        for (const lanePlan of plan.lanes) {
          expect(countOf(lanePlan)).toBe(visibleSpans(recorded, lanePlan.box.lane, plan.range));
        }
      }),
      { numRuns: 300 },
    );
  });

  test("each visible moment is a mark or counted in a cluster, and no glyph covers another", () => {
    fc.assert(
      fc.property(anyTimeline, zoomed, (note, viewport) => {
        const { plan, recorded } = planOf(note, { viewport });
        for (const { box, marks } of plan.lanes) {
          const shown = marks.flatMap((shape) => (shape.kind === "mark" ? [shape.moment] : shape.moments));
          const { from, to } = plan.range;
          const expected = recorded.timeline.moments.flatMap(({ session: of, at }, index) =>
            of === box.session && at >= from && at <= to ? [index] : [],
          );
          expect([...shown].sort((left, right) => left - right)).toEqual(expected);
          for (const [place, shape] of marks.entries()) {
            expect(shape.left).toBeGreaterThanOrEqual((marks[place - 1]?.right ?? -Infinity) - 1e-9);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test("lanes follow one another without overlap, and their parts stay inside", () => {
    fc.assert(
      fc.property(anyTimeline, fc.constantFrom("beside" as const, "above" as const), (note, labels) => {
        const { plan } = planOf(note, { lanes: { labels, collapsed: new Set([session("s1")]) } });
        let bottom = 0;
        for (const box of plan.boxes) {
          expect(box.y).toBe(bottom);
          bottom += box.height;
          for (const strip of [
            box.rail,
            ...(box.band === null ? [] : [box.band]),
            ...box.steps,
            ...box.calls,
          ]) {
            expect(strip.y).toBeGreaterThanOrEqual(box.y);
            expect(strip.y + strip.height).toBeLessThanOrEqual(bottom);
          }
        }
        expect(plan.height).toBe(bottom);
      }),
    );
  });

  test("no bar runs backwards", () => {
    fc.assert(
      fc.property(anyTimeline, zoomed, (note, viewport) => {
        const { plan } = planOf(note, { viewport });
        for (const { bars, bands } of plan.lanes) {
          for (const { left, right } of bars) expect(right).toBeGreaterThan(left);
          for (const { left, right } of bands) expect(right).toBeGreaterThanOrEqual(left);
        }
      }),
    );
  });

  test("what was drawn is found under the pointer", () => {
    fc.assert(
      fc.property(anyTimeline, zoomed, (note, viewport) => {
        const { plan } = planOf(note, { viewport });
        for (const { bars, marks } of plan.lanes) {
          for (const shape of marks) {
            expect(hitTest(plan, (shape.left + shape.right) / 2, shape.y + 6)).toBe(shape);
          }
          for (const shape of bars) {
            const x = (Math.max(0, shape.left) + Math.min(plan.width, shape.right)) / 2;
            const found = hitTest(plan, x, shape.y + shape.height / 2);
            expect(found?.kind === "bar" || found?.kind === "run").toBe(true);
          }
        }
      }),
    );
  });

  test("the order in which records arrive changes nothing", () => {
    fc.assert(
      fc.property(anyTimeline, zoomed, fc.integer(), (note, viewport, seed) => {
        const plain = recordedOf(note);
        const shuffled = shuffledOf(note, seed);
        expect(shapeOf(planOf(shuffled, { viewport }), shuffled)).toEqual(
          shapeOf(planOf(plain, { viewport }), plain),
        );
      }),
    );
  });
});

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

function visibleSpans({ columns }: Recorded, of: number, range: TimelinePlan["range"]): number {
  let count = 0;
  for (let span = 0; span < columns.count; span += 1) {
    const isHere = cell(columns.lane, span) === of;
    if (isHere && drawnEnd(columns, span) >= range.from && cell(columns.from, span) <= range.to) count += 1;
  }
  return count;
}

/** The same records in another order; columns keep no order of ties, names no order at all. */
function shuffledOf(note: TimelineNote, seed: number): Recorded {
  const shuffle = <Value>(values: readonly Value[]): readonly Value[] =>
    values
      .map((value, index) => ({ value, key: Math.imul(index + 1, seed | 1) >>> 7 }))
      .sort((left, right) => left.key - right.key)
      .map(({ value }) => value);
  const lanes = note.lanes ?? [];
  const mixed = shuffle(lanes.map((_, index) => index));
  const recorded = recordedOf({
    lanes: mixed.flatMap((index) => lanes[index] ?? []),
    moments: shuffle(note.moments ?? []),
    links: shuffle(note.links ?? []),
    bands: shuffle(note.bands ?? []),
  });
  const spans = shuffle(note.spans ?? []).map((span) => ({ ...span, lane: mixed.indexOf(span.lane) }));
  const sessions = mixed.flatMap((index) => lanes[index]?.session ?? []);
  return { ...recorded, columns: columnsOf(spans, sessions) };
}

/** A plan without the indices of its input. */
function shapeOf({ plan }: { readonly plan: TimelinePlan }, { columns, timeline }: Recorded) {
  const idOf = (index: number): string => timeline.moments[index]?.id ?? "";
  const told = (span: number): readonly unknown[] => [
    cell(columns.from, span),
    drawnEnd(columns, span),
    cell(columns.kind, span),
    cell(columns.state, span),
    columns.names[cell(columns.name, span)],
  ];
  return {
    boxes: plan.boxes.map(({ lane: _, ...box }) => box),
    lanes: plan.lanes.map(({ bars, marks, bands }) => ({
      bars: bars.map((shape) => ({ ...shape, span: told(shape.span) })),
      marks: marks.map((shape) =>
        shape.kind === "mark"
          ? { ...shape, moment: idOf(shape.moment) }
          : { ...shape, moments: shape.moments.map(idOf) },
      ),
      bands,
    })),
    links: plan.links.toSorted((left, right) => byCodeUnits(left.link.id, right.link.id)),
    ticks: plan.ticks,
    gaps: plan.gaps,
  };
}
