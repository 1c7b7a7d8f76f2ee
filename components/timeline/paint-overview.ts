// The whole session in a strip: how much runs, the dispatches' moments above it, and the cuts.

import type { Density } from "@/lib/layout/density.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import type { Projection } from "@/lib/layout/viewport.ts";
import { type Standing, weakest } from "@/lib/model/standing.ts";
import type { MomentKind } from "@/lib/model/timeline.ts";
import { paintStanding } from "./paint-marks.ts";
import { legibleCuts, paintGap } from "./paint-ties.ts";
import type { Pen } from "./pen.ts";

export interface Overview {
  readonly view: Projection;
  readonly density: Density;
  readonly dots: readonly Dot[];
  readonly gaps: readonly { readonly left: number; readonly right: number }[];
}

interface Dot {
  readonly x: number;
  readonly standing: Standing;
}

export const COLUMN = 4;
const DOTS: readonly MomentKind[] = ["request", "injection", "settled"];
const DOT_ROOM = 10;
const DOT_SCALE = 0.5;
const LEAST = 2;

/** Where dispatches begin and end. Dots that would touch become one, as weak as the weakest of them. */
export function dotsOf(index: TimelineIndex, view: Projection): readonly Dot[] {
  const dots: Dot[] = [];
  const { moments } = index.recorded.timeline;
  const count = index.recorded.columns.count;
  for (const code of index.items) {
    const moment = code < count ? undefined : moments[code - count];
    if (moment === undefined || !DOTS.includes(moment.kind)) continue;
    const x = view.x(moment.at);
    const last = dots.at(-1);
    if (last === undefined || x - last.x >= 12 * DOT_SCALE) dots.push({ x, standing: moment.standing });
    else dots[dots.length - 1] = { x: last.x, standing: weakest(last.standing, moment.standing) };
  }
  return dots;
}

export function paintOverview(pen: Pen, { density, dots, gaps }: Overview): void {
  const { context, colours, height } = pen;
  const tallest = height - DOT_ROOM;
  context.fillStyle = colours.density;
  for (const { x, count } of density.columns) {
    const tall = Math.max(LEAST, tallest * Math.sqrt(count / Math.max(1, density.most)));
    context.fillRect(x, height - tall, COLUMN - 1, tall);
  }
  for (const { left, right } of legibleCuts(gaps)) paintCut(pen, left, right);
  for (const { x, standing } of dots) {
    context.save();
    context.translate(x - 6 * DOT_SCALE, 1);
    context.scale(DOT_SCALE, DOT_SCALE);
    paintStanding(pen, standing, 0, 0);
    context.restore();
  }
}

/** A cut is one zigzag here, on the paper that it leaves free. */
function paintCut(pen: Pen, left: number, right: number): void {
  const middle = (left + right) / 2;
  pen.context.fillStyle = pen.colours.gap;
  pen.context.fillRect(left, 0, right - left, pen.height);
  paintGap(pen, { left: middle, right: middle }, pen.height);
}
