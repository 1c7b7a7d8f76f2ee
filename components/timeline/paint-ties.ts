// Causal links and cut gaps. A link has a halo where it crosses other things, an arrow at its effect, and is dashed where
// it is inferred, dotted where it is unknown. A cut is a strip of paper between two zigzags.

import type { GapShape } from "@/lib/layout/ticks.ts";
import type { LinkShape } from "@/lib/layout/ties.ts";
import type { Standing } from "@/lib/model/standing.ts";
import type { Pen } from "./pen.ts";

const ARROW = { length: 6, width: 3.5 };

/** All halos, then all lines, then all arrows: where links run together, none hides another. */
export function paintLinks(pen: Pen, shapes: readonly LinkShape[], isStrong = false): void {
  const { context, colours } = pen;
  const colourOf = ({ link }: LinkShape): string =>
    isStrong ? colours.accent : colours.standing[link.standing];
  const paths = shapes.map(pathOf);
  context.strokeStyle = colours.paper;
  context.lineWidth = 5;
  for (const path of paths) context.stroke(path);
  for (const [at, path] of paths.entries()) {
    const shape = shapes[at];
    if (shape === undefined) continue;
    context.strokeStyle = colourOf(shape);
    context.lineWidth = isStrong ? 2 : 1.5;
    context.setLineDash(DASHES[shape.link.standing]);
    context.stroke(path);
    context.setLineDash([]);
  }
  for (const shape of shapes) {
    context.strokeStyle = colourOf(shape);
    paintArrow(context, shape);
  }
}

const DASHES: Readonly<Record<Standing, number[]>> = {
  observed: [],
  computed: [],
  inferred: [4, 3],
  unknown: [1, 4],
};

function tipOf({ fromY, toY }: LinkShape): number {
  return toY > fromY ? toY - 1 : toY + 1;
}

function pathOf(shape: LinkShape): Path2D {
  const { fromX, fromY, toX } = shape;
  const path = new Path2D();
  path.moveTo(fromX, fromY);
  if (Math.abs(toX - fromX) > 1) path.lineTo(toX, fromY);
  path.lineTo(toX, tipOf(shape));
  return path;
}

function paintArrow(context: CanvasRenderingContext2D, shape: LinkShape): void {
  const tip = tipOf(shape);
  const back = shape.toY > shape.fromY ? -ARROW.length : ARROW.length;
  context.beginPath();
  context.moveTo(shape.toX - ARROW.width, tip + back);
  context.lineTo(shape.toX, tip);
  context.lineTo(shape.toX + ARROW.width, tip + back);
  context.stroke();
}

/** Below this width a cut is one line: it is still there, and its length is in the readout. */
const BROAD = 7;
const TOOTH = { width: 3, height: 6 };

export function paintGap(pen: Pen, { left, right }: Pick<GapShape, "left" | "right">, height: number): void {
  const { context, colours } = pen;
  const width = right - left;
  context.lineWidth = 1;
  context.strokeStyle = colours.edge;
  if (width < BROAD) {
    context.fillStyle = colours.gap;
    context.fillRect(left, 0, Math.max(1, width), height);
    zigzag(context, (left + right) / 2 - TOOTH.width / 2, height);
    return;
  }
  context.fillStyle = colours.gap;
  context.fillRect(left, 0, width, height);
  zigzag(context, left, height);
  zigzag(context, right - TOOTH.width, height);
}

/** Zigzags nearer to each other than this are one grey, which says nothing. */
const CUTS_APART = 12;

/** The cuts that can be told apart: a narrow one among others is only counted, in the status bar. */
export function legibleCuts<Cut extends Pick<GapShape, "left" | "right">>(
  cuts: readonly Cut[],
): readonly Cut[] {
  return cuts.filter(({ left, right }, place) => {
    if (right - left >= BROAD) return true;
    const [before, after] = [cuts[place - 1], cuts[place + 1]];
    const isNear = (distance: number): boolean => distance < CUTS_APART;
    return !(
      (before !== undefined && isNear(left - before.right)) ||
      (after !== undefined && isNear(after.left - right))
    );
  });
}

/** `middle`: of the free stretch of the cut in which the words stand. */
export function paintGapWords(pen: Pen, { left, right }: GapShape, middle: number, text: string): void {
  const { context, colours } = pen;
  context.save();
  context.translate((left + right) / 2, middle);
  context.rotate(-Math.PI / 2);
  context.font = `12px ${colours.sans}`;
  context.fillStyle = colours.ink2;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, 0, 0);
  context.restore();
}

function zigzag(context: CanvasRenderingContext2D, x: number, height: number): void {
  context.beginPath();
  for (let tooth = 0; tooth * TOOTH.height <= height + TOOTH.height; tooth += 1) {
    const toothX = x + (tooth % 2) * TOOTH.width;
    if (tooth === 0) context.moveTo(toothX, 0);
    else context.lineTo(toothX, tooth * TOOTH.height);
  }
  context.stroke();
}
