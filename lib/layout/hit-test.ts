// What lies under a point of the plan, topmost first: a mark, a bar, a link, a band, a cut. Small things may be missed by
// a few pixels; of several, the nearest is meant.

import type { BarShape, RunShape } from "./bars.ts";
import type { Strip } from "./lanes.ts";
import type { ClusterShape, MarkShape } from "./marks.ts";
import type { GapShape } from "./ticks.ts";
import type { BandShape, LinkShape } from "./ties.ts";
import type { LanePlan, TimelinePlan } from "./timeline-layout.ts";

export type Hit = MarkShape | ClusterShape | BarShape | RunShape | LinkShape | BandShape | GapShape;

const MARK_SLACK = 6;
const BAR_SLACK = 3;
const LINK_SLACK = 4;

/** `y` counts from the top of all lanes, as the strips do. */
export function hitTest(plan: TimelinePlan, x: number, y: number): Hit | null {
  const lane = plan.lanes.find(({ box }) => y >= box.y && y < box.y + box.height);
  return (
    (lane === undefined ? null : hitLane(lane, x, y)) ??
    nearest(plan.links, (link) => distanceToLink(link, x, y), LINK_SLACK) ??
    (lane === undefined ? null : nearest(lane.bands, (band) => distance(band, x, y, BAR_SLACK), 0)) ??
    plan.gaps.find((gap) => x >= gap.left && x <= gap.right) ??
    null
  );
}

function hitLane(lane: LanePlan, x: number, y: number): Hit | null {
  return (
    nearest(lane.marks, (mark) => distance(mark, x, y, MARK_SLACK), MARK_SLACK) ??
    nearest(lane.bars, (bar) => distance(bar, x, y, 1), BAR_SLACK)
  );
}

/** Pixels to the side of the box; Infinity when the point lies more than `slack` above or below it. */
function distance(
  box: Strip & { readonly left: number; readonly right: number },
  x: number,
  y: number,
  slack: number,
): number {
  if (y < box.y - slack || y > box.y + box.height + slack) return Infinity;
  return Math.max(0, box.left - x, x - box.right);
}

function distanceToLink({ fromX, fromY, toX, toY }: LinkShape, x: number, y: number): number {
  const isBeside = y >= Math.min(fromY, toY) && y <= Math.max(fromY, toY);
  const isAlong = Math.abs(y - fromY) <= LINK_SLACK && x >= Math.min(fromX, toX) && x <= Math.max(fromX, toX);
  if (isAlong) return Math.abs(y - fromY);
  return isBeside ? Math.abs(x - toX) : Infinity;
}

/** The last of the nearest: it is drawn on top. */
function nearest<Shape>(
  shapes: readonly Shape[],
  distanceOf: (shape: Shape) => number,
  within: number,
): Shape | null {
  let found: Shape | null = null;
  let least = within;
  for (const shape of shapes) {
    const away = distanceOf(shape);
    if (away <= least) {
      least = away;
      found = shape;
    }
  }
  return found;
}
