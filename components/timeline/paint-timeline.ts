// Paints a plan, back to front: grid, bars, cuts, bands, links, marks. Knows nothing of what the records mean.

import type { Recorded } from "@/lib/layout/recorded.ts";
import type { GapShape } from "@/lib/layout/ticks.ts";
import type { BandShape } from "@/lib/layout/ties.ts";
import type { TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import { paintBand, paintBars } from "./paint-bars.ts";
import { paintCluster, paintMark } from "./paint-marks.ts";
import { legibleCuts, paintGap, paintGapWords, paintLinks } from "./paint-ties.ts";
import { hairline, type Pen } from "./pen.ts";

export interface PaintWords {
  readonly band: (shape: BandShape) => readonly string[];
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
  for (const { box } of plan.lanes) {
    if (box.label !== null) context.clearRect(0, box.label.y, pen.width, box.label.height);
  }
  for (const lane of plan.lanes) paintBars(pen, lane, recorded.columns);
  context.restore();
  for (const gap of legibleCuts(plan.gaps)) paintGap(pen, gap, end);
  context.save();
  context.translate(0, -top);
  for (const { bands } of plan.lanes) {
    for (const band of bands) paintBand(pen, band, words.band);
  }
  const bottom = top + pen.height;
  paintLinks(
    pen,
    plan.links.filter(({ fromY, toY }) => Math.max(fromY, toY) >= top && Math.min(fromY, toY) <= bottom),
  );
  for (const { marks } of plan.lanes) {
    for (const shape of marks) {
      if (shape.kind === "cluster") paintCluster(pen, shape);
      else {
        const moment = recorded.timeline.moments[shape.moment];
        if (moment !== undefined) paintMark(pen, shape, moment);
      }
    }
  }
  for (const gap of plan.gaps) {
    const middle = freeMiddle(plan, gap, top, top + end);
    if (middle !== null) paintGapWords(pen, gap, middle, words.gap);
  }
  context.restore();
}

const WORDS = { width: 24, height: 100 };

/** The middle of the tallest stretch of a cut that no band and no link crosses; null: the words have no room. */
function freeMiddle(plan: TimelinePlan, gap: GapShape, top: number, bottom: number): number | null {
  if (gap.right - gap.left < WORDS.width) return null;
  const taken = plan.lanes
    .flatMap(({ bands }) => bands)
    .filter((band) => band.left < gap.right && band.right > gap.left)
    .map(({ y, height }) => [y, y + height] as const);
  let best = { from: 0, to: 0 };
  let from = top;
  for (const [start, end] of [
    ...taken.toSorted(([one], [other]) => one - other),
    [bottom, bottom] as const,
  ]) {
    if (start - from > best.to - best.from) best = { from, to: start };
    from = Math.max(from, end);
  }
  return best.to - best.from >= WORDS.height ? (best.from + best.to) / 2 : null;
}
