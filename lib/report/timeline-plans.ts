// The drawing plans of the timeline: one for each zoom step, over the same lanes. Long silences are cut, at most so many
// that each can be seen; lanes beyond a number are not drawn one by one but counted.

import { byNumber } from "../base/order.ts";
import { findGaps, GAP_THRESHOLD, type Gap } from "../layout/gaps.ts";
import { EVERYTHING } from "../layout/item-filter.ts";
import { laneOrder } from "../layout/lane-order.ts";
import { extentOf, type Recorded } from "../layout/recorded.ts";
import { mapTime } from "../layout/time-mapping.ts";
import { indexTimeline, type TimelineIndex } from "../layout/timeline-index.ts";
import { layTimelineOut, type TimelinePlan } from "../layout/timeline-layout.ts";
import { fitted, GAP_WIDTH, PAPER_MARGIN } from "../layout/viewport.ts";
import type { Analysis } from "../model/analysis.ts";
import { inColumnOrder, spanColumns } from "../model/span-columns.ts";
import type { Clock } from "../words/clock.ts";

/** Of the drawing without its labels, at the first step. */
export const PLOT_WIDTH = 648;
/** How much wider each step is than the first. */
export const ZOOM_STEPS = [1, 4, 16] as const;
/** So many lanes are all drawn; of more, so many, and the rest is counted. */
const FEW_LANES = 24;
const LANES_OF_MANY = 12;
const CUTS = 24;

export interface TimelinePlans {
  readonly index: TimelineIndex;
  readonly plans: readonly { readonly step: number; readonly plan: TimelinePlan }[];
  /** Lanes that are counted instead of drawn, as places in Timeline.lanes. */
  readonly otherLanes: readonly number[];
}

/** null when no record carries a time, or there is no lane. */
export function timelinePlans({ timeline }: Analysis, clock: Clock): TimelinePlans | null {
  const laned = new Set(timeline.lanes.map(({ session }) => session));
  const spans = inColumnOrder(timeline.spans).filter(({ session }) => laned.has(session));
  const recorded: Recorded = { timeline, columns: spanColumns(spans, timeline.lanes) };
  const extent = extentOf(recorded);
  if (extent === null || timeline.lanes.length === 0) return null;
  const index = indexTimeline(recorded, EVERYTHING);
  const order = laneOrder(recorded);
  const drawn = order.length <= FEW_LANES ? FEW_LANES : LANES_OF_MANY;
  const mapping = mapTime(extent, longest(findGaps(recorded, GAP_THRESHOLD)));
  const plans = ZOOM_STEPS.map((step) => {
    const paper = { mapping, width: PLOT_WIDTH * step, gapWidth: GAP_WIDTH, margin: PAPER_MARGIN };
    return {
      step,
      plan: layTimelineOut({
        index,
        paper,
        viewport: fitted(paper),
        lanes: { order: order.slice(0, drawn), collapsed: new Set(), labels: "beside", hideEmpty: false },
        sight: { top: 0, height: Infinity },
        clock: { offsetAt: clock.offsetAt, since: null },
      }),
    };
  });
  return { index, plans, otherLanes: order.slice(drawn) };
}

/**
 * Those that are longer than all others, in order of time. Of many alike none is cut: which of them were would be chance.
 */
function longest(gaps: readonly Gap[]): readonly Gap[] {
  if (gaps.length <= CUTS) return gaps;
  const next = gaps.map(({ length }) => length).sort(byNumber)[gaps.length - CUTS - 1] ?? Infinity;
  return gaps.filter(({ length }) => length > next);
}
