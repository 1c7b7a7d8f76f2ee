// One zoom step as SVG: axis, lanes with bars, bands, moments and links, and the strip of lanes that are only counted.
// Holds no more than a fixed number of elements: where a lane has too many, its bars become one shape per kind.

import { labelledGaps, type Tick } from "../layout/ticks.ts";
import { layBands } from "../layout/ties.ts";
import type { LanePlan, TimelinePlan } from "../layout/timeline-layout.ts";
import { shownBand } from "../model/live-observed.ts";
import { formatDuration } from "../words/format.ts";
import { tickLabel } from "../words/tick-label.ts";
import { type Html, html, NOTHING } from "./html.ts";
import type { Page } from "./page.ts";
import { round } from "./pixel.ts";
import { BAND_NODES, BAR_NODES, bandShapes, barShapes, mergedBands, mergedBars } from "./timeline-bars.ts";
import { DENSITY_STRIP, type DensityDrawing } from "./timeline-density.ts";
import { linkShapes, MARK_NODES, markShapes, thinnedMarks } from "./timeline-marks.ts";
import type { TimelinePlans } from "./timeline-plans.ts";

export const AXIS_HEIGHT = 24;
export const DENSITY_HEIGHT = DENSITY_STRIP + 12;
/** Elements of one step, as the design allows. */
export const MOST_NODES = 3000;
/** More lines than this are a curtain. */
const LINKS = 300;

export function timelineSvg(
  plan: TimelinePlan,
  plans: TimelinePlans,
  page: Page,
  caption: string,
  density: DensityDrawing | null,
): Html {
  const height = AXIS_HEIGHT + plan.height + (density === null ? 0 : DENSITY_HEIGHT);
  const fixed =
    40 +
    plan.ticks.length * 2 +
    plan.gaps.length * 3 +
    Math.min(plan.links.length, LINKS) * 2 +
    (density?.nodes ?? 0);
  const perLane = Math.max(24, Math.floor((MOST_NODES - fixed) / Math.max(1, plan.lanes.length)));
  return html`<svg class="plot" width="${plan.width}" height="${height}" viewBox="0 0 ${plan.width} ${height}" role="img" aria-label="${page.words.report.drawing(
    caption,
  )}">${axis(plan, height, page)}<g transform="translate(0 ${AXIS_HEIGHT})">${plan.boxes.map(
    ({ y }) => html`<path class="hl" d="M0 ${y + 0.5}H${plan.width}"/>`,
  )}${plan.lanes.map((lane) => laneShapes(lane, plan, plans, page, perLane))}${linkShapes(plan.links.slice(0, LINKS), page)}</g>${
    density === null
      ? null
      : html`<g transform="translate(0 ${AXIS_HEIGHT + plan.height})"><path class="hl" d="M0 .5H${plan.width}"/>${density.markup}</g>`
  }</svg>`;
}

/** Each part of a lane is drawn one by one where there is room, and else as a few shapes for all. */
function laneShapes(
  lane: LanePlan,
  plan: TimelinePlan,
  plans: TimelinePlans,
  page: Page,
  most: number,
): Html {
  const { recorded } = plans.index;
  const share = Math.floor(most / 3);
  const areBandsFew = lane.bands.length * BAND_NODES <= share;
  const areBarsFew = lane.bars.length * BAR_NODES <= share;
  const room =
    most -
    (areBandsFew ? lane.bands.length * BAND_NODES : BAND_NODES) -
    (areBarsFew ? lane.bars.length * BAR_NODES : BAR_NODES);
  const isMarksFew = lane.marks.length * MARK_NODES <= room;
  return html`<g>${areBandsFew ? bandShapes(lane, page) : mergedBands(lane, page)}${bandsInstead(lane, plan, plans, page)}${
    areBarsFew ? barShapes(lane, recorded.columns, page) : mergedBars(lane, recorded.columns, page)
  }${
    isMarksFew
      ? markShapes(lane.marks, recorded, page)
      : thinnedMarks(lane.marks, Math.floor(room / MARK_NODES), plan.width, recorded, page)
  }</g>`;
}

/** What stands in place of a band that only an inference gives, when inferences are hidden. */
function bandsInstead(lane: LanePlan, plan: TimelinePlan, plans: TimelinePlans, page: Page): Html {
  const held = plans.index.lanes[lane.box.lane];
  if (held === undefined || lane.box.band === null) return NOTHING;
  const bands = held.bands
    .filter(({ standing }) => standing === "inferred")
    .flatMap((band) => shownBand(band, page.analysis.dispatches));
  if (bands.length === 0) return NOTHING;
  const shapes = layBands({ ...held, bands }, plan.view, lane.box.band);
  return html`<g class="only">${bandShapes({ ...lane, bands: shapes }, page)}</g>`;
}

function axis(plan: TimelinePlan, height: number, { clock }: Page): Html {
  const named = new Set(labelledGaps(plan.gaps));
  const label = (tick: Tick) =>
    tick.isLabelled ? html`<text x="${round(tick.x + 3)}" y="14">${tickLabel(tick, clock)}</text>` : null;
  return html`<g class="ax">${plan.ticks.map(
    (tick) => html`<path d="M${round(tick.x)} 18V${height}"/>${label(tick)}`,
  )}</g>${plan.gaps.map((shape) => {
    const { left, right, gap } = shape;
    const middle = round((left + right) / 2);
    return html`<g class="gp"><title>${formatDuration(gap.length)}</title><rect x="${round(left)}" y="20" width="${round(
      Math.max(1, right - left),
    )}" height="${height - 20}"/>${
      named.has(shape)
        ? html`<text x="${middle}" y="14" text-anchor="middle">${formatDuration(gap.length)}</text>`
        : null
    }<path d="${zigzag(left, height)}${right - left >= 7 ? zigzag(right - 3, height) : ""}"/></g>`;
  })}`;
}

function zigzag(x: number, height: number): string {
  const teeth = Math.ceil((height - 20) / 12);
  return `M${round(x)} 20${"l3 6l-3 6".repeat(teeth)}`;
}
