// A whole plan from a short note, for the tests that look at what is drawn.
import { durationMs, epochMs } from "@/lib/base/time.ts";
import { findGaps } from "@/lib/layout/gaps.ts";
import { EVERYTHING, type ItemFilter } from "@/lib/layout/item-filter.ts";
import { laneOrder } from "@/lib/layout/lane-order.ts";
import type { LaneOptions } from "@/lib/layout/lanes.ts";
import { extentOf, type Recorded } from "@/lib/layout/recorded.ts";
import { mapTime } from "@/lib/layout/time-mapping.ts";
import { indexTimeline, type TimelineIndex } from "@/lib/layout/timeline-index.ts";
import { layTimelineOut, type TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import { fitted, type Paper, type Viewport } from "@/lib/layout/viewport.ts";
import { recordedOf, type TimelineNote } from "./recorded-timeline.ts";

export interface Planned {
  readonly recorded: Recorded;
  readonly index: TimelineIndex;
  readonly paper: Paper;
  readonly plan: TimelinePlan;
}

export interface PlanOptions {
  readonly width?: number;
  readonly filter?: ItemFilter;
  readonly viewport?: (paper: Paper) => Viewport;
  readonly sight?: { readonly top: number; readonly height: number };
  readonly lanes?: Partial<LaneOptions> & { readonly hideEmpty?: boolean };
}

export function planOf(note: TimelineNote | Recorded, options: PlanOptions = {}): Planned {
  const recorded = "columns" in note ? note : recordedOf(note);
  const { width = 1000, filter = EVERYTHING, viewport = fitted, lanes = {} } = options;
  const { sight = { top: 0, height: 1e6 } } = options;
  const extent = extentOf(recorded) ?? { from: epochMs(0), to: epochMs(0) };
  const mapping = mapTime(extent, findGaps(recorded, durationMs(30_000)));
  const paper: Paper = { mapping, width, gapWidth: 40, margin: 16 };
  const index = indexTimeline(recorded, filter);
  const plan = layTimelineOut({
    index,
    paper,
    viewport: viewport(paper),
    lanes: {
      order: laneOrder(recorded),
      collapsed: new Set(),
      labels: "beside",
      hideEmpty: false,
      ...lanes,
    },
    sight,
    clock: { offsetAt: () => 0, since: null },
  });
  return { recorded, index, paper, plan };
}
