// The outline of what is hovered or current, with its label beside it. Accent is only ever an outline, never a fill.

import type { Item } from "@/lib/layout/item.ts";
import type { Strip } from "@/lib/layout/lanes.ts";
import type { LinkShape } from "@/lib/layout/ties.ts";
import { paintLinks } from "./paint-ties.ts";
import type { Pen } from "./pen.ts";

export interface Outline extends Strip {
  readonly item: Item | null;
  readonly left: number;
  readonly right: number;
  readonly label: string;
  /** A link is drawn anew instead of being framed. */
  readonly link: LinkShape | null;
}

const AROUND = 3;

export function paintOutline(pen: Pen, outline: Outline, isCurrent: boolean): void {
  const { context, colours } = pen;
  if (outline.link !== null) paintLinks(pen, [outline.link], true);
  else {
    const left = Math.max(-AROUND, outline.left - AROUND);
    const right = Math.min(pen.width + AROUND, outline.right + AROUND);
    if (right < 0 || left > pen.width) return;
    context.strokeStyle = isCurrent ? colours.accent : colours.ink2;
    context.lineWidth = isCurrent ? 2 : 1;
    context.beginPath();
    context.roundRect(left, outline.y - AROUND, right - left, outline.height + 2 * AROUND, 3);
    context.stroke();
  }
  paintLabel(pen, outline, isCurrent);
}

/** Right of the outline where there is room, else left; on paper, so that what lies below does not show through. */
function paintLabel(pen: Pen, outline: Outline, isCurrent: boolean): void {
  const { context, colours } = pen;
  if (outline.label === "") return;
  context.font = `${isCurrent ? 500 : 400} 12px ${colours.sans}`;
  const width = context.measureText(outline.label).width;
  const right = Math.min(outline.right, pen.width - 8);
  const fitsRight = right + width + 18 <= pen.width;
  const left = fitsRight ? right + 8 : Math.max(2, Math.max(0, outline.left) - width - 12);
  const middle = outline.y + outline.height / 2;
  context.fillStyle = colours.paper;
  context.globalAlpha = 0.92;
  context.fillRect(left - 3, middle - 9, width + 6, 18);
  context.globalAlpha = 1;
  context.fillStyle = isCurrent ? colours.ink : colours.ink2;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillText(outline.label, left, middle + 0.5);
}
