// Causal links and cut gaps. A link has a halo where it crosses other things, an arrow at its effect, and is dashed where
// it is inferred, dotted where it is unknown. A cut is a strip of paper between two zigzags.

import type { GapShape } from "@/lib/layout/ticks.ts";
import type { LinkShape } from "@/lib/layout/ties.ts";
import type { Pen } from "./pen.ts";

const ARROW = 6;

export function paintLink(pen: Pen, shape: LinkShape, isStrong = false): void {
  const { context, colours } = pen;
  const { fromX, fromY, toX, toY, link } = shape;
  const isDown = toY > fromY;
  const tip = isDown ? toY - 1 : toY + 1;
  const path = new Path2D();
  path.moveTo(fromX, fromY);
  if (Math.abs(toX - fromX) > 1) path.lineTo(toX, fromY);
  path.lineTo(toX, tip);
  context.setLineDash([]);
  context.strokeStyle = colours.paper;
  context.lineWidth = 5;
  context.stroke(path);
  context.strokeStyle = isStrong ? colours.accent : colours.standing[link.standing];
  context.lineWidth = isStrong ? 2 : 1.5;
  if (link.standing === "inferred") context.setLineDash([4, 3]);
  if (link.standing === "unknown") context.setLineDash([1, 4]);
  context.stroke(path);
  context.setLineDash([]);
  const back = isDown ? -ARROW : ARROW;
  context.beginPath();
  context.moveTo(toX - 3.5, tip + back);
  context.lineTo(toX, tip);
  context.lineTo(toX + 3.5, tip + back);
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
