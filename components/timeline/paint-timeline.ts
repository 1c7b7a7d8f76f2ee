// Paints a plan, back to front: grid, bars, cuts, bands, links, marks. Knows nothing of what the records mean.

import type { Recorded } from "@/lib/layout/recorded.ts";
import type { BandShape } from "@/lib/layout/ties.ts";
import type { TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import { paintBand, paintBars } from "./paint-bars.ts";
import { paintCluster, paintMark } from "./paint-marks.ts";
import { paintGap, paintLink } from "./paint-ties.ts";
import { hairline, type Pen } from "./pen.ts";

export interface PaintWords {
  readonly band: (shape: BandShape) => string;
  readonly gap: string;
}

/** `top` is the part of the lanes that is scrolled away. */
export function paintTimeline(
  pen: Pen,
  plan: TimelinePlan,
  recorded: Recorded,
  top: number,
  words: PaintWords,
): void {
  const { context, colours } = pen;
  const end = Math.min(pen.height, plan.height - top);
  context.lineWidth = 1;
  context.strokeStyle = colours.hairline;
  for (const { x } of plan.ticks) hairline(pen, x, 0, x, end);
  context.save();
  context.translate(0, -top);
  for (const { box } of plan.lanes)
    hairline(pen, 0, box.y + box.height - 1, pen.width, box.y + box.height - 1);
  for (const lane of plan.lanes) paintBars(pen, lane, recorded.columns);
  context.restore();
  for (const gap of plan.gaps) paintGap(pen, gap, end, words.gap);
  context.save();
  context.translate(0, -top);
  for (const { bands } of plan.lanes) {
    for (const band of bands) paintBand(pen, band, words.band);
  }
  for (const link of plan.links) {
    const isInSight =
      Math.max(link.fromY, link.toY) >= top && Math.min(link.fromY, link.toY) <= top + pen.height;
    if (isInSight) paintLink(pen, link);
  }
  for (const { marks } of plan.lanes) {
    for (const shape of marks) {
      if (shape.kind === "cluster") paintCluster(pen, shape);
      else {
        const moment = recorded.timeline.moments[shape.moment];
        if (moment !== undefined) paintMark(pen, shape, moment);
      }
    }
  }
  context.restore();
}
