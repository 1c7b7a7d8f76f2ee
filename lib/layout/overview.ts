// The drawing plan of the strip that shows the whole session: how much runs at each place, where dispatches begin and end, the
// cuts and the instants of its axis. Laid out in pieces; it changes with the bundle, the filter, the width and the clock alone.

import type { Pieces } from "../base/pieces.ts";
import { type Standing, weakest } from "../model/standing.ts";
import type { MomentKind } from "../model/timeline.ts";
import { countingDensity, type Density } from "./density.ts";
import { type GapShape, layTicks, type Tick, type TickClock } from "./ticks.ts";
import type { TimeMapping } from "./time-mapping.ts";
import type { TimelineIndex } from "./timeline-index.ts";
import type { Projection } from "./viewport.ts";

export interface OverviewPlan {
  readonly view: Projection;
  readonly gaps: readonly GapShape[];
  readonly ticks: readonly Tick[];
  readonly density: Density;
  readonly dots: readonly Dot[];
}

/** Where dispatches begin or end. */
export interface Dot {
  readonly x: number;
  readonly standing: Standing;
}

export interface OverviewRequest {
  readonly index: TimelineIndex;
  readonly mapping: TimeMapping;
  /** Of the whole. */
  readonly view: Projection;
  readonly clock: TickClock;
}

/** Of one column of the density, in pixels. */
export const OVERVIEW_COLUMN = 4;
/** Dots nearer than this would touch. */
export const DOT = 6;
const DOTS: ReadonlySet<MomentKind> = new Set(["request", "injection", "settled"]);
/** Items between two breaths. */
const PIECE = 8_192;

export function* layingOverview({ index, mapping, view, clock }: OverviewRequest): Pieces<OverviewPlan> {
  const gaps = mapping.gaps.map(
    (gap): GapShape => ({ kind: "gap", gap, left: view.x(gap.from), right: view.x(gap.to) }),
  );
  yield;
  const ticks = layTicks(mapping.knots, view, gaps, clock);
  yield;
  const density = yield* countingDensity(index, view, OVERVIEW_COLUMN);
  return { view, gaps, ticks, density, dots: yield* placingDots(index, view) };
}

/** Dots that would touch become one, as weak as the weakest of them. */
function* placingDots(index: TimelineIndex, view: Projection): Pieces<readonly Dot[]> {
  const dots: Dot[] = [];
  const { moments } = index.recorded.timeline;
  const count = index.recorded.columns.count;
  for (const [place, code] of index.items.entries()) {
    if (place % PIECE === PIECE - 1) yield;
    const moment = code < count ? undefined : moments[code - count];
    if (moment === undefined || !DOTS.has(moment.kind)) continue;
    const x = view.x(moment.at);
    const last = dots.at(-1);
    if (last === undefined || x - last.x >= DOT) dots.push({ x, standing: moment.standing });
    else dots[dots.length - 1] = { x: last.x, standing: weakest(last.standing, moment.standing) };
  }
  return dots;
}
