// A canvas that is as sharp as the screen, with the few strokes that the drawing is made of.

import type { Colours } from "./colours.ts";

export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly colours: Colours;
  readonly width: number;
  readonly height: number;
}

/** Sizes the canvas to its box in device pixels and clears it; null when the browser gives no context. */
export function penFor(
  canvas: HTMLCanvasElement,
  colours: Colours,
  width: number,
  height: number,
): Pen | null {
  const context = canvas.getContext("2d");
  if (context === null) return null;
  const ratio = window.devicePixelRatio || 1;
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== pixelWidth) canvas.width = pixelWidth;
  if (canvas.height !== pixelHeight) canvas.height = pixelHeight;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return { context, colours, width, height };
}

/** A line one pixel wide that lies on whole pixels. */
export function hairline({ context }: Pen, fromX: number, fromY: number, toX: number, toY: number): void {
  const sharp = (value: number): number => Math.round(value) + 0.5;
  context.beginPath();
  context.moveTo(fromX === toX ? sharp(fromX) : fromX, fromY === toY ? sharp(fromY) : fromY);
  context.lineTo(fromX === toX ? sharp(toX) : toX, fromY === toY ? sharp(toY) : toY);
  context.stroke();
}

/** Two strokes, for what was refused or failed. */
export function cross({ context, colours }: Pen, x: number, y: number, size: number): void {
  context.strokeStyle = colours.danger;
  context.lineWidth = 1.75;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + size, y + size);
  context.moveTo(x + size, y);
  context.lineTo(x, y + size);
  context.stroke();
}

/** The first of several ways to say something that has room whole; null: none has. */
export function fitting({ context }: Pen, texts: readonly string[], room: number): string | null {
  return texts.find((text) => context.measureText(text).width <= room) ?? null;
}

/** Text with an ellipsis where it does not fit; nothing where not even three letters would. */
export function textWithin({ context }: Pen, text: string, x: number, y: number, room: number): void {
  if (room < 14) return;
  if (context.measureText(text).width <= room) {
    context.fillText(text, x, y);
    return;
  }
  let length = Math.min(text.length, Math.floor(room / 4));
  while (length > 2 && context.measureText(`${text.slice(0, length)}…`).width > room) length -= 1;
  if (length > 2) context.fillText(`${text.slice(0, length)}…`, x, y);
}
