// Moments, clusters and standings, in the shapes of the SVG marks: filled, ruled, half or hollow. Where colours are
// forced the shapes alone remain.

import { type ClusterShape, GLYPH, type MarkShape } from "@/lib/layout/marks.ts";
import { MOMENT_PATHS } from "@/lib/layout/moment-paths.ts";
import type { Standing } from "@/lib/model/standing.ts";
import type { Moment, MomentKind } from "@/lib/model/timeline.ts";
import type { Pen } from "./pen.ts";

const outlines = new Map<MomentKind, Path2D>();

function outlineOf(kind: MomentKind): Path2D {
  const known = outlines.get(kind);
  if (known !== undefined) return known;
  const outline = new Path2D(MOMENT_PATHS[kind].path);
  outlines.set(kind, outline);
  return outline;
}

export function paintMark(pen: Pen, shape: MarkShape, moment: Moment): void {
  if (moment.kind === "settled") {
    paintStanding(pen, moment.standing, shape.left, shape.y);
    return;
  }
  const colour = moment.kind === "refused" ? pen.colours.danger : pen.colours.standing[moment.standing];
  paintGlyph(pen, moment.kind, moment.standing, colour, shape.left, shape.y);
}

/** The count stands right of the glyph; of several kinds there is only the count in a frame, without any standing. */
export function paintCluster(pen: Pen, shape: ClusterShape): void {
  const { context, colours } = pen;
  const isOne = shape.momentKind !== null && shape.standing !== null;
  if (shape.momentKind !== null && shape.standing !== null) {
    const colour = shape.momentKind === "refused" ? colours.danger : colours.standing[shape.standing];
    if (shape.momentKind === "settled") paintStanding(pen, shape.standing, shape.left, shape.y);
    else paintGlyph(pen, shape.momentKind, shape.standing, colour, shape.left, shape.y);
  } else {
    context.fillStyle = colours.paper;
    context.strokeStyle = colours.ink2;
    context.lineWidth = 1;
    context.beginPath();
    context.roundRect(shape.left + 0.5, shape.y + 0.5, frameWidth(shape), shape.height - 1, 2);
    context.fill();
    context.stroke();
  }
  context.font = `500 11px ${colours.sans}`;
  context.fillStyle = colours.ink;
  context.textBaseline = "middle";
  context.textAlign = isOne ? "left" : "center";
  const x = isOne ? shape.left + GLYPH + 2 : shape.left + 0.5 + frameWidth(shape) / 2;
  context.fillText(String(shape.moments.length), x, shape.y + shape.height / 2 + 0.5);
}

function frameWidth({ left, right }: ClusterShape): number {
  return right - left - 4;
}

/** The circle family: solid, ruled, half, hollow. */
export function paintStanding(
  { context, colours }: Pen,
  standing: Standing,
  left: number,
  top: number,
): void {
  context.save();
  context.translate(left, top);
  context.fillStyle = colours.standing[standing];
  context.strokeStyle = colours.standing[standing];
  context.beginPath();
  if (standing === "observed") context.arc(6, 6, 4.75, 0, 2 * Math.PI);
  else if (standing === "computed") context.arc(6, 4.25, 3.75, 0, 2 * Math.PI);
  else context.arc(6, 6, 4, 0, 2 * Math.PI);
  if (standing === "observed" || standing === "computed") context.fill();
  else {
    context.lineWidth = 1.5;
    context.stroke();
  }
  if (standing === "computed") context.fillRect(1.5, 10.1, 9, 1.75);
  if (standing === "inferred") {
    context.beginPath();
    context.arc(6, 6, 4, Math.PI / 2, (3 * Math.PI) / 2);
    context.fill();
  }
  context.restore();
}

export function paintGlyph(
  { context }: Pen,
  kind: MomentKind,
  standing: Standing | null,
  colour: string,
  left: number,
  top: number,
): void {
  const outline = outlineOf(kind);
  context.save();
  context.translate(left, top);
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = 1.25;
  if (standing === "computed") {
    context.fillRect(1, 10.75, 10, 1.5);
    context.translate(1.2, 0);
    context.scale(0.8, 0.8);
  }
  if (standing === "inferred" || standing === "unknown") {
    if (standing === "unknown") context.setLineDash([1, 1.5]);
    context.stroke(outline);
    context.setLineDash([]);
  } else context.fill(outline);
  if (standing === "inferred") {
    context.beginPath();
    context.rect(0, 0, 6, 12);
    context.clip();
    context.fill(outline);
  }
  context.restore();
}
