// The whole session in a strip: how much runs, the dispatches' moments above it, and the cuts.

import { DOT, OVERVIEW_COLUMN, type OverviewPlan } from "@/lib/layout/overview.ts";
import { paintStanding } from "./paint-marks.ts";
import { legibleCuts, paintGap } from "./paint-ties.ts";
import type { Pen } from "./pen.ts";

const DOT_ROOM = 10;
/** Of a mark that is painted as a dot. */
const DOT_SCALE = 0.5;
const LEAST = 2;

export function paintOverview(pen: Pen, { density, dots, gaps }: OverviewPlan): void {
  const { context, colours, height } = pen;
  const tallest = height - DOT_ROOM;
  context.fillStyle = colours.density;
  for (const { x, count } of density.columns) {
    const tall = Math.max(LEAST, tallest * Math.sqrt(count / Math.max(1, density.most)));
    context.fillRect(x, height - tall, OVERVIEW_COLUMN - 1, tall);
  }
  for (const { left, right } of legibleCuts(gaps)) paintCut(pen, left, right);
  for (const { x, standing } of dots) {
    context.save();
    context.translate(x - DOT / 2, 1);
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
