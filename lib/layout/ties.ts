// Links and bands in the visible range. A link leaves its cause along the lane's rail and runs vertically at the instant
// of its effect; a band lies on its lane from instant to instant, also across a cut.

import { between, type DurationMs } from "../base/time.ts";
import type { Band, Link } from "../model/timeline.ts";
import type { LaneBox, Strip } from "./lanes.ts";
import type { LaneIndex, TimelineIndex } from "./timeline-index.ts";
import type { Projection } from "./viewport.ts";

export interface LinkShape {
  readonly kind: "link";
  readonly link: Link;
  readonly fromX: number;
  readonly fromY: number;
  /** Where it runs vertically, and where its arrow points. */
  readonly toX: number;
  readonly toY: number;
}

export interface BandShape extends Strip {
  readonly kind: "band";
  readonly band: Band;
  readonly left: number;
  readonly right: number;
  /** Whether its own ends lie in the window; `endsHere` is also false for a band that no record ends. */
  readonly startsHere: boolean;
  readonly endsHere: boolean;
  /** null: no end is recorded. */
  readonly length: DurationMs | null;
}

/** Links with an end in the window, or crossing it, between lanes that are drawn. */
export function layLinks(
  index: TimelineIndex,
  boxes: readonly LaneBox[],
  view: Projection,
): readonly LinkShape[] {
  const boxOf = new Map(boxes.map((box) => [box.session, box]));
  const shapes: LinkShape[] = [];
  for (const link of index.links) {
    const { from, to } = link;
    if (Math.max(from.at, to.at) < view.range.from || Math.min(from.at, to.at) > view.range.to) continue;
    const [cause, effect] = [boxOf.get(from.session), boxOf.get(to.session)];
    if (cause === undefined || effect === undefined || cause === effect) continue;
    const isDown = cause.y < effect.y;
    shapes.push({
      kind: "link",
      link,
      fromX: view.x(from.at),
      fromY: isDown ? bottomOf(cause.rail) : cause.rail.y,
      toX: view.x(to.at),
      toY: isDown ? effect.rail.y : bottomOf(effect.rail),
    });
  }
  return shapes;
}

/** Of so many pixels one vertical line may be in use; beyond that nothing behind the lines would be seen. */
const LINK_ROOM = 8;
const COLUMN = 3;

/**
 * The links that can be told apart: where there are too many, those between lanes in sight, and of those that run along one
 * column between the same lanes the first.
 */
export function legibleLinks(
  links: readonly LinkShape[],
  inSight: ReadonlySet<string>,
  width: number,
): readonly LinkShape[] {
  const most = width / LINK_ROOM;
  if (links.length <= most) return links;
  const near = links.filter(({ link }) => inSight.has(link.from.session) && inSight.has(link.to.session));
  if (near.length <= most) return near;
  const columns = new Map<string, LinkShape>();
  for (const shape of near) {
    const { from, to } = shape.link;
    const column = `${Math.round(shape.toX / COLUMN)} ${from.session} ${to.session}`;
    if (!columns.has(column)) columns.set(column, shape);
  }
  return [...columns.values()];
}

export function layBands(held: LaneIndex, view: Projection, strip: Strip): readonly BandShape[] {
  const shapes: BandShape[] = [];
  for (const band of held.bands) {
    const to = band.to ?? view.range.to;
    if (band.from > view.range.to || to < view.range.from) continue;
    const end = Math.max(band.from, to);
    shapes.push({
      kind: "band",
      band,
      ...strip,
      left: view.x(Math.max(band.from, view.range.from)),
      right: view.x(Math.min(end, view.range.to)),
      startsHere: band.from >= view.range.from,
      endsHere: band.to !== null && band.to <= view.range.to,
      length: band.to === null ? null : between(band.from, band.to),
    });
  }
  return shapes;
}

function bottomOf(strip: Strip): number {
  return strip.y + strip.height;
}
