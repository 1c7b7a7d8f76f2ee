// Moments on the rail of a lane. A mark hangs on its instant to the left, to the right or in the middle; marks that would
// cover each other hang to the other side first, and then become one cluster with a count. Nothing visible is left out.

import { bisectLeft, bisectRight } from "d3";
import type { Standing } from "../model/standing.ts";
import type { MomentKind } from "../model/timeline.ts";
import type { Strip } from "./lanes.ts";
import { cell, type Recorded, timeIn } from "./recorded.ts";
import type { LaneIndex } from "./timeline-index.ts";
import type { Projection } from "./viewport.ts";

export type Side = "left" | "right" | "centre";

export interface MarkShape extends Strip {
  readonly kind: "mark";
  readonly moment: number;
  /** Of the glyph; `x` is the instant. */
  readonly left: number;
  readonly right: number;
  readonly x: number;
}

export interface ClusterShape extends Strip {
  readonly kind: "cluster";
  /** Indices into Timeline.moments, in order of time. */
  readonly moments: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly x: number;
  /** Shared by all of them, or null: a cluster of several kinds or standings never looks like one of them. */
  readonly momentKind: MomentKind | null;
  readonly standing: Standing | null;
}

/** So that a request and its acknowledgement, or a child's end and the answer, do not cover each other. */
export const HANGS: Readonly<Record<MomentKind, Side>> = {
  request: "left",
  acknowledgement: "right",
  "child-start": "right",
  "child-end": "left",
  injection: "centre",
  settled: "centre",
  idle: "right",
  prompt: "centre",
  "lead-prompt": "centre",
  notice: "centre",
  synthetic: "centre",
  switch: "centre",
  system: "centre",
  compaction: "centre",
  retry: "centre",
  refused: "centre",
  surface: "centre",
  unread: "centre",
};

export const GLYPH = 12;
/** Between the instant and a glyph that hangs beside it. */
const OFF = 1;
/** Of one digit of a count, and between glyph and count. */
const DIGIT = 7;
const COUNT_OFF = 4;

export function layMarks(
  held: LaneIndex,
  recorded: Recorded,
  view: Projection,
  strip: Strip,
): readonly (MarkShape | ClusterShape)[] {
  const shapes: (MarkShape | ClusterShape)[] = [];
  const first = bisectLeft(held.momentTimes, view.range.from);
  const past = bisectRight(held.momentTimes, view.range.to);
  for (let place = first; place < past; ) {
    const x = view.x(timeIn(held.momentTimes, place));
    const moment = cell(held.moments, place);
    const before = shapes.at(-1);
    const left = freeLeft(kindOf(recorded, moment), x, before?.right ?? -Infinity);
    if (left !== null || before === undefined) {
      const at = left ?? x - GLYPH / 2;
      shapes.push({ kind: "mark", ...strip, moment, x, left: at, right: at + GLYPH });
      place += 1;
      continue;
    }
    const start = before.kind === "cluster" ? place - before.moments.length : place - 1;
    const next = afterCovered(held, view, start, place, past, before.left);
    shapes[shapes.length - 1] = clusterOf(held, recorded, strip, before, start, next);
    place = next;
  }
  return shapes;
}

/** Where the glyph can hang without covering what lies to its left; null: nowhere. */
function freeLeft(kind: MomentKind, x: number, taken: number): number | null {
  const hung = { left: x - GLYPH - OFF, centre: x - GLYPH / 2, right: x + OFF };
  const natural = hung[HANGS[kind]];
  return natural >= taken ? natural : hung.right >= taken ? hung.right : null;
}

/** Past the moments whose glyphs a cluster that starts at `left` would cover, its count growing with them. */
function afterCovered(
  held: LaneIndex,
  view: Projection,
  start: number,
  place: number,
  past: number,
  left: number,
): number {
  let next = place + 1;
  for (;;) {
    const right = left + clusterWidth(next - start);
    const covered = bisectRight(held.momentTimes, view.at(right - OFF), next, past);
    if (covered === next) return next;
    next = covered;
  }
}

function clusterWidth(count: number): number {
  return GLYPH + COUNT_OFF + DIGIT * String(count).length;
}

function clusterOf(
  held: LaneIndex,
  recorded: Recorded,
  strip: Strip,
  before: MarkShape | ClusterShape,
  start: number,
  past: number,
): ClusterShape {
  const moments = Array.from(held.moments.subarray(start, past));
  return {
    kind: "cluster",
    ...strip,
    moments,
    left: before.left,
    right: before.left + clusterWidth(moments.length),
    x: before.x,
    momentKind: shared(moments, (moment) => kindOf(recorded, moment)),
    standing: shared(moments, (moment) => recorded.timeline.moments[moment]?.standing ?? null),
  };
}

/** What all of them have in common; null: they differ. */
function shared<Value>(moments: readonly number[], of: (moment: number) => Value): Value | null {
  const [first] = moments;
  if (first === undefined) return null;
  const value = of(first);
  return moments.every((moment) => of(moment) === value) ? value : null;
}

function kindOf({ timeline }: Recorded, moment: number): MomentKind {
  return timeline.moments[moment]?.kind ?? "unread";
}
