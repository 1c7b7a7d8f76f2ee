// Bars, runs and bands. Bars are neutral greys however many there are; only what was refused or failed has the colour of
// danger, and then always with the cross. A bar without a recorded end stays open on its right.

import type { BarShape, RunShape } from "@/lib/layout/bars.ts";
import { cell } from "@/lib/layout/recorded.ts";
import type { BandShape } from "@/lib/layout/ties.ts";
import type { LanePlan } from "@/lib/layout/timeline-layout.ts";
import { SPAN_KINDS, type SpanColumns } from "@/lib/model/bundle-view.ts";
import { paintStanding } from "./paint-marks.ts";
import { cross, fitting, type Pen, textWithin } from "./pen.ts";

const RADIUS = 1.5;
const CROSS = 7;
/** Of a row of bands so narrow, the ends would be all that is seen. */
const NARROW_BAND = 3;
/** No word fits into less, and to measure one of each of thousands of bands would be felt. */
const LEAST_TEXT = 8;

export function paintBars(pen: Pen, lane: LanePlan, columns: SpanColumns): void {
  const { context, colours } = pen;
  const isThin = lane.box.form === "collapsed";
  context.lineWidth = 1;
  for (const shape of lane.bars) {
    const left = Math.max(-2, shape.left);
    const width = Math.min(pen.width + 2, shape.right) - left;
    if (width <= 0) continue;
    const kind = SPAN_KINDS[cell(columns.kind, shape.span)];
    const isStep = kind === "step" || kind === "compaction";
    context.fillStyle = isStep || isThin || shape.kind === "run" ? colours.barStep : colours.barTool;
    if (shape.kind === "run") paintRun(pen, shape, left, width, isStep || isThin);
    else paintBar(pen, shape, left, width, isStep || isThin);
  }
  context.font = `11px ${colours.sans}`;
  context.textBaseline = "middle";
  context.textAlign = "left";
  for (const shape of lane.bars) {
    if (shape.height < 14 || shape.kind === "run") continue;
    const kind = SPAN_KINDS[cell(columns.kind, shape.span)];
    if (kind === "step") continue;
    const left = Math.max(0, shape.left) + (shape.isCrossed ? CROSS + 4 : 0);
    context.fillStyle = kind === "compaction" ? colours.paper : colours.ink;
    const name = columns.names[cell(columns.name, shape.span)] ?? "";
    textWithin(
      pen,
      name,
      left + 4,
      shape.y + shape.height / 2 + 0.5,
      Math.min(pen.width, shape.right) - left - 7,
    );
  }
  for (const shape of lane.bars) paintCross(pen, shape, isThin);
}

function paintBar(pen: Pen, shape: BarShape, left: number, width: number, isPlain: boolean): void {
  const { context, colours } = pen;
  const { y, height } = shape;
  const edge = shape.isCrossed ? colours.danger : colours.barEdge;
  if (shape.end === "open") {
    paintOpen(pen, shape, left, width, edge);
    return;
  }
  if (isPlain && !shape.isCrossed) {
    context.fillRect(left, y, Math.max(1, width - (width > 4 ? 1 : 0)), height);
    return;
  }
  context.strokeStyle = edge;
  context.beginPath();
  if (width < 3) {
    context.fillStyle = edge;
    context.fillRect(left, y, Math.max(1.5, width), height);
    return;
  }
  context.roundRect(left + 0.5, y + 0.5, width - 1, height - 1, RADIUS);
  context.fill();
  context.stroke();
}

/** Three sides of a bar; the fourth is where no end is recorded. */
function paintOpen({ context }: Pen, shape: BarShape, left: number, width: number, edge: string): void {
  const [top, bottom] = [shape.y + 0.5, shape.y + shape.height - 0.5];
  context.globalAlpha = 0.55;
  context.fillRect(left, shape.y, width, shape.height);
  context.globalAlpha = 1;
  context.strokeStyle = edge;
  context.beginPath();
  context.moveTo(left + width, top);
  context.lineTo(left + 0.5, top);
  context.lineTo(left + 0.5, bottom);
  context.lineTo(left + width, bottom);
  context.setLineDash([3, 2]);
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(left + 0.5, top);
  context.lineTo(left + 0.5, bottom);
  context.stroke();
}

/** A run is hatched, so that it never looks like one long bar. */
function paintRun(
  { context, colours }: Pen,
  shape: RunShape,
  left: number,
  width: number,
  isStep: boolean,
): void {
  context.fillStyle = isStep ? colours.barStep : colours.barEdge;
  if (width < 6 || shape.height < 6) {
    context.fillRect(left, shape.y, width, shape.height);
    return;
  }
  context.globalAlpha = 0.6;
  context.fillRect(left, shape.y, width, shape.height);
  context.globalAlpha = 1;
  const spacing = 3;
  const first = Math.ceil((left - shape.left) / spacing) * spacing + shape.left;
  for (let x = first; x < left + width; x += spacing) context.fillRect(x, shape.y, 1, shape.height);
}

function paintCross(pen: Pen, shape: BarShape | RunShape, isThin: boolean): void {
  if (isThin || shape.right < 0 || shape.left > pen.width) return;
  if (shape.kind === "run") {
    for (const x of shape.crosses) cross(pen, x - CROSS / 2, shape.y + shape.height - 2, CROSS);
    return;
  }
  if (!shape.isCrossed) return;
  const width = shape.right - shape.left;
  const x = width >= 12 ? Math.max(2, shape.left + 2.5) : (shape.left + shape.right) / 2 - CROSS / 2;
  const y = width >= 12 ? shape.y + (shape.height - CROSS) / 2 : shape.y + shape.height - 2;
  if (width >= 12) {
    pen.context.fillStyle = pen.colours.barTool;
    pen.context.fillRect(x - 1, y - 1, CROSS + 2, CROSS + 2);
  }
  cross(pen, x, y, CROSS);
}

/** `textsOf` gives the words, the longest first; the first that has room is drawn, the readout has them whole. */
export function paintBand(
  pen: Pen,
  shape: BandShape,
  textsOf: (shape: BandShape) => readonly string[],
): void {
  const { context, colours } = pen;
  const { left, right, y, height, band } = shape;
  const width = right - left;
  context.lineWidth = 1;
  if (band.kind === "not-loaded") {
    context.strokeStyle = colours.standing.unknown;
    context.setLineDash([1.5, 3]);
    context.beginPath();
    context.roundRect(left + 0.5, y + 0.5, Math.max(1, width - 1), height - 1, RADIUS);
    context.stroke();
    context.setLineDash([]);
  } else {
    context.fillStyle = band.kind === "waiting" ? colours.bandWait : colours.bandIdle;
    context.fillRect(left, y, width, height);
    context.strokeStyle = colours.barEdge;
    context.beginPath();
    for (const [isHere, x] of [
      [shape.startsHere, left + 0.5],
      [shape.endsHere, right - 0.5],
    ] as const) {
      if (!isHere || width < NARROW_BAND) continue;
      context.moveTo(x, y);
      context.lineTo(x, y + height);
    }
    context.stroke();
  }
  // What a child that is not loaded did is not known, also where its end was inferred: that end has a mark of its own.
  const standing = band.kind === "not-loaded" ? "unknown" : band.standing;
  const textLeft = left + (standing === "observed" ? 7 : 24);
  if (right - textLeft - 4 < LEAST_TEXT) return;
  context.font = `12px ${colours.sans}`;
  context.textBaseline = "middle";
  context.textAlign = "left";
  const text = fitting(pen, textsOf(shape), right - textLeft - 4);
  if (text === null) return;
  if (standing !== "observed") paintStanding(pen, standing, left + 7, y + height / 2 - 6);
  context.fillStyle = band.kind === "not-loaded" ? colours.ink2 : colours.ink;
  context.fillText(text, textLeft, y + height / 2 + 0.5);
}
