// The plan of any frame: nothing visible is lost, nothing covers its neighbour, and no order of the input shows.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byCodeUnits } from "@/lib/base/order.ts";
import { hitTest } from "@/lib/layout/hit-test.ts";
import { cell, drawnEnd, type Recorded } from "@/lib/layout/recorded.ts";
import type { LanePlan, TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import { type Paper, showing, type Viewport, zoomedAt } from "@/lib/layout/viewport.ts";
import { planOf } from "./planning.ts";
import { anyTimeline, columnsOf, recordedOf, session, type TimelineNote } from "./recorded-timeline.ts";

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
