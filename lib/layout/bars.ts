// The bars of one row in the visible range. Spans narrower than a pixel that touch are merged into one run that carries
// their count: each visible span is either a bar or counted in a run, never lost and never drawn a thousandfold.

import { bisectLeft, bisectRight } from "d3";
import type { SpanColumns } from "../model/bundle-view.ts";
import type { Strip } from "./lanes.ts";
import { cell, timeIn } from "./recorded.ts";
import { firstLasting, isCrossed, placesIn, type Track } from "./track.ts";
import type { Projection } from "./viewport.ts";

/** `open`: no end is recorded, the bar stops short and stays open. `reversed`: the recorded end lies before the start. */
export type BarEnd = "recorded" | "open" | "reversed";

export interface BarShape extends Strip {
  readonly kind: "bar";
  readonly span: number;
  readonly left: number;
  readonly right: number;
  readonly end: BarEnd;
  readonly isCrossed: boolean;
}

/** Spans that lie closer than a pixel, or that share the last row of a lane with others. */
export interface RunShape extends Strip {
  readonly kind: "run";
  readonly left: number;
  readonly right: number;
  readonly count: number;
  /** Of `count`: refused or failed, and without a recorded end. */
  readonly crossed: number;
  readonly open: number;
  /** Where the refused or failed ones lie, no two closer than a cross is wide. */
  readonly crosses: readonly number[];
  /** The first of them. */
  readonly span: number;
}

/** Narrower bars are merged when they touch. */
const NARROW = 1;
/** A lone narrow bar is drawn this wide. */
const LEAST_WIDTH = 1.5;
/** A span without a recorded end is drawn this wide, or less where the next one begins. */
const OPEN_WIDTH = 18;
const CROSS_WIDTH = 9;

export function layBars(
  track: Track,
  columns: SpanColumns,
  view: Projection,
  strip: Strip,
): readonly (BarShape | RunShape)[] {
  const shapes: (BarShape | RunShape)[] = [];
  const [first, past] = placesIn(track, view.range);
  const narrow = NARROW / view.pxPerMs;
  let reach = -Infinity;
  for (let place = first; place < past; ) {
    const from = timeIn(track.from, place);
    if (timeIn(track.end, place) < view.range.from) {
      place += 1;
      continue;
    }
    const isNarrow = timeIn(track.end, place) - from < narrow;
    const next =
      isNarrow && from >= view.range.from ? afterNarrow(track, view, place, past, narrow) : place + 1;
    const before = shapes.at(-1);
    if (before !== undefined && from < reach) {
      shapes[shapes.length - 1] = joined(before, columns, runOf(track, view, place, next, strip));
    } else if (next === place + 1) shapes.push(barAt(track, columns, view, place, strip));
    else shapes.push(runOf(track, view, place, next, strip));
    reach = Math.max(reach, timeIn(track.reach, next - 1));
    place = next;
  }
  return shapes;
}

/** Past the narrow spans that follow one another without a free pixel, found in leaps. */
function afterNarrow(track: Track, view: Projection, place: number, past: number, narrow: number): number {
  let next = place + 1;
  for (;;) {
    const edge = view.x(timeIn(track.end, next - 1)) + NARROW;
    const starting = bisectRight(track.from, view.at(edge), next, past);
    const leap = firstLasting(track, next, starting, narrow);
    if (leap === next) return next;
    next = leap;
  }
}

function barAt(track: Track, columns: SpanColumns, view: Projection, place: number, strip: Strip): BarShape {
  const span = cell(track.spans, place);
  const [from, to] = [timeIn(columns.from, span), timeIn(columns.to, span)];
  const left = view.x(from);
  const end = Number.isNaN(to) ? "open" : to < from ? "reversed" : "recorded";
  const following = timeIn(track.from, place + 1);
  const free = Number.isNaN(following) ? OPEN_WIDTH : view.x(following) - left - 1;
  const right =
    end === "open"
      ? left + Math.max(LEAST_WIDTH, Math.min(OPEN_WIDTH, free))
      : Math.max(left + LEAST_WIDTH, view.x(timeIn(track.end, place)));
  return { kind: "bar", ...strip, span, left, right, end, isCrossed: isCrossed(columns, span) };
}

function runOf(track: Track, view: Projection, place: number, past: number, strip: Strip): RunShape {
  const left = view.x(timeIn(track.from, place));
  return {
    kind: "run",
    ...strip,
    left,
    right: Math.max(left + LEAST_WIDTH, view.x(timeIn(track.end, past - 1))),
    count: past - place,
    crossed: cell(track.crossedBefore, past) - cell(track.crossedBefore, place),
    open: cell(track.openBefore, past) - cell(track.openBefore, place),
    crosses: crossesIn(track, view, place, past),
    span: cell(track.spans, place),
  };
}

/** Found in leaps: the place of the n-th crossed span is where the count first exceeds n. */
function crossesIn(track: Track, view: Projection, place: number, past: number): readonly number[] {
  const crosses: number[] = [];
  for (let next = place; ; ) {
    const found = bisectRight(track.crossedBefore, cell(track.crossedBefore, next), next, past + 1) - 1;
    if (found >= past) return crosses;
    const x = view.x(timeIn(track.from, found));
    crosses.push(x);
    next = Math.max(found + 1, bisectLeft(track.from, view.at(x + CROSS_WIDTH), found + 1, past));
    if (next >= past) return crosses;
  }
}

function joined(before: BarShape | RunShape, columns: SpanColumns, run: RunShape): RunShape {
  const first: RunShape =
    before.kind === "run"
      ? before
      : {
          kind: "run",
          y: before.y,
          height: before.height,
          left: before.left,
          right: before.right,
          count: 1,
          crossed: isCrossed(columns, before.span) ? 1 : 0,
          open: before.end === "open" ? 1 : 0,
          crosses: isCrossed(columns, before.span) ? [before.left] : [],
          span: before.span,
        };
  const lastCross = first.crosses.at(-1) ?? -Infinity;
  return {
    ...first,
    right: Math.max(first.right, run.right),
    count: first.count + run.count,
    crossed: first.crossed + run.crossed,
    open: first.open + run.open,
    crosses: [...first.crosses, ...run.crosses.filter((x) => x >= lastCross + CROSS_WIDTH)],
  };
}
