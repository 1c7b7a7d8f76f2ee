// The drawing plan of one frame: everything to paint in the window, in pixels, and nothing of how it looks. The same
// input always gives the same plan.

import { atOnce, type Pieces } from "../base/pieces.ts";
import { type BarShape, layBars, type RunShape } from "./bars.ts";
import { arrangeLanes, type LaneBox, type LaneOptions } from "./lanes.ts";
import { type ClusterShape, layMarks, type MarkShape } from "./marks.ts";
import type { Extent } from "./recorded.ts";
import { type GapShape, layTicks, type Tick, type TickClock } from "./ticks.ts";
import { type BandShape, type LinkShape, layBands, layLinks } from "./ties.ts";
import type { LaneIndex, TimelineIndex } from "./timeline-index.ts";
import { type Paper, type Projection, projectionOf, type Viewport } from "./viewport.ts";

export interface LanePlan {
  readonly box: LaneBox;
  readonly bars: readonly (BarShape | RunShape)[];
  readonly marks: readonly (MarkShape | ClusterShape)[];
  readonly bands: readonly BandShape[];
}

export interface TimelinePlan {
  readonly range: Extent;
  readonly width: number;
  /** Of all lanes, whether drawn or scrolled out of sight. */
  readonly height: number;
  /** Every lane's place; the content of those in sight. */
  readonly boxes: readonly LaneBox[];
  readonly lanes: readonly LanePlan[];
  /** Lanes left out because they hold nothing in the range. */
  readonly emptyLanes: number;
  readonly links: readonly LinkShape[];
  /** Links of the range that are left out, because so many could not be told apart. */
  readonly crowdedLinks: number;
  readonly gaps: readonly GapShape[];
  readonly ticks: readonly Tick[];
  readonly view: Projection;
}

export interface LayoutRequest {
  readonly index: TimelineIndex;
  readonly paper: Paper;
  readonly viewport: Viewport;
  readonly lanes: Omit<LaneOptions, "onlyIn"> & { readonly hideEmpty: boolean };
  /** What is in sight, from the top of all lanes. */
  readonly sight: { readonly top: number; readonly height: number };
  readonly clock: TickClock;
}

export function layTimelineOut(request: LayoutRequest): TimelinePlan {
  return atOnce(layingTimelineOut(request));
}

/** The same in pieces, for the first frame of thousands of lanes, in which every line of this runs for the first time. */
export function* layingTimelineOut(request: LayoutRequest): Pieces<TimelinePlan> {
  const { index, paper, viewport, sight } = request;
  const view = projectionOf(paper, viewport);
  const { hideEmpty, ...options } = request.lanes;
  const arranged = arrangeLanes(index, { ...options, onlyIn: hideEmpty ? view.range : null });
  yield;
  const gaps = layGaps(paper, view);
  yield;
  const ticks = layTicks(paper.mapping.knots, view, gaps, request.clock);
  yield;
  const seen = arranged.boxes.filter(
    (box) => box.y < sight.top + sight.height && box.y + box.height > sight.top,
  );
  const inSight = new Set(seen.map(({ session }) => session));
  const { links, crowded } = layLinks(index, arranged.boxes, inSight, view);
  const lanes: LanePlan[] = [];
  for (const box of seen) {
    yield;
    lanes.push(...layLane(index, box, view));
  }
  return {
    range: view.range,
    width: paper.width,
    height: arranged.height,
    boxes: arranged.boxes,
    emptyLanes: arranged.empty,
    lanes,
    links,
    crowdedLinks: crowded,
    gaps,
    ticks,
    view,
  };
}

/** The same window before anything is laid out in it. */
export function blankPlan(paper: Paper, viewport: Viewport): TimelinePlan {
  const view = projectionOf(paper, viewport);
  return {
    range: view.range,
    width: paper.width,
    height: 0,
    boxes: [],
    emptyLanes: 0,
    lanes: [],
    links: [],
    crowdedLinks: 0,
    gaps: [],
    ticks: [],
    view,
  };
}

function layLane(index: TimelineIndex, box: LaneBox, view: Projection): readonly LanePlan[] {
  const held = index.lanes[box.lane];
  if (held === undefined) return [];
  const { recorded } = index;
  return [
    {
      box,
      bars: [...layRows(held.steps, box.steps, index, view), ...layRows(held.calls, box.calls, index, view)],
      marks: layMarks(held, recorded, view, box.rail),
      bands: box.band === null ? [] : layBands(held, view, box.band),
    },
  ];
}

function layRows(
  tracks: LaneIndex["steps"],
  strips: LaneBox["steps"],
  { recorded }: TimelineIndex,
  view: Projection,
): readonly (BarShape | RunShape)[] {
  return tracks.flatMap((track, row) => {
    const strip = strips[row];
    return strip === undefined ? [] : layBars(track, recorded.columns, view, strip);
  });
}

function layGaps(paper: Paper, view: Projection): readonly GapShape[] {
  return paper.mapping.gaps.flatMap((gap): readonly GapShape[] => {
    const [left, right] = [view.x(gap.from), view.x(gap.to)];
    return right < 0 || left > view.width ? [] : [{ kind: "gap", gap, left, right }];
  });
}
