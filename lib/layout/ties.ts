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

export interface LaidLinks {
  readonly links: readonly LinkShape[];
  /** Of the range, left out because so many could not be told apart. */
  readonly crowded: number;
}

/**
 * Links with an end in the window, or crossing it, between lanes that are drawn, as far as they can be told apart: where
 * there are too many, those between lanes in sight, and of those that run along one column between the same lanes the first.
 */
export function layLinks(
  index: TimelineIndex,
  boxes: readonly LaneBox[],
  inSight: ReadonlySet<string>,
  view: Projection,
): LaidLinks {
  const boxOf = new Map(boxes.map((box) => [box.session, box]));
  const drawn: Ends[] = [];
  for (const link of index.links) {
    const { from, to } = link;
    if (Math.max(from.at, to.at) < view.range.from || Math.min(from.at, to.at) > view.range.to) continue;
    const [cause, effect] = [boxOf.get(from.session), boxOf.get(to.session)];
    if (cause !== undefined && effect !== undefined && cause !== effect) drawn.push({ link, cause, effect });
  }
  const most = view.width / LINK_ROOM;
  const near =
    drawn.length <= most
      ? drawn
      : drawn.filter(({ link }) => inSight.has(link.from.session) && inSight.has(link.to.session));
  const shapes = near.map((ends) => shapeOf(ends, view));
  const links = shapes.length <= most ? shapes : onePerColumn(shapes);
  return { links, crowded: drawn.length - links.length };
}

/** A link with the lanes that it runs between. */
interface Ends {
  readonly link: Link;
  readonly cause: LaneBox;
  readonly effect: LaneBox;
}

function shapeOf({ link, cause, effect }: Ends, view: Projection): LinkShape {
  const isDown = cause.y < effect.y;
  return {
    kind: "link",
    link,
    fromX: view.x(link.from.at),
    fromY: isDown ? bottomOf(cause.rail) : cause.rail.y,
    toX: view.x(link.to.at),
    toY: isDown ? effect.rail.y : bottomOf(effect.rail),
  };
}

/** Of so many pixels one vertical line may be in use; beyond that nothing behind the lines would be seen. */
const LINK_ROOM = 8;
const COLUMN = 3;

function onePerColumn(shapes: readonly LinkShape[]): readonly LinkShape[] {
  const columns = new Map<string, LinkShape>();
  for (const shape of shapes) {
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
