// Spans that run at the same time lie in rows of their own, so that none covers another. Decided in recorded time, not
// in pixels: zooming moves nothing from one row to another.

import { byCodeUnits } from "../base/order.ts";
import type { Pieces } from "../base/pieces.ts";
import type { SpanColumns } from "../model/bundle-view.ts";
import { cell, drawnEnd, timeIn } from "./recorded.ts";

/** A span that takes no time still takes its row for the millisecond of its start. */
const INSTANT = 1;

/** Spans between two breaths. */
const PIECE = 16_384;

/** At most `rows` rows; spans that would need another one share the last, where the drawing counts them. In pieces. */
export function* stackingInRows(
  columns: SpanColumns,
  spans: readonly number[],
  rows: number,
): Pieces<readonly (readonly number[])[]> {
  const stacked: number[][] = [];
  const free: number[] = [];
  for (const [place, span] of inDrawingOrder(columns, spans).entries()) {
    if (place % PIECE === PIECE - 1) yield;
    const from = timeIn(columns.from, span);
    const found = free.findIndex((time) => time <= from);
    const row = found >= 0 ? found : Math.min(stacked.length, rows - 1);
    const end = Math.max(drawnEnd(columns, span), from + INSTANT);
    free[row] = Math.max(free[row] ?? -Infinity, end);
    const held = stacked[row];
    if (held === undefined) stacked[row] = [span];
    else held.push(span);
  }
  return stacked;
}

/** By start; of those that start together the longest first, then by what they are, so that no input order shows. */
function inDrawingOrder(columns: SpanColumns, spans: readonly number[]): readonly number[] {
  const from = (span: number): number => timeIn(columns.from, span);
  const name = (span: number): string => columns.names[cell(columns.name, span)] ?? "";
  const agent = (span: number): string => columns.names[cell(columns.agent, span)] ?? "";
  const isTied = spans.some((span, index) => index > 0 && from(span) <= from(spans[index - 1] ?? span));
  if (!isTied) return spans;
  return spans.toSorted(
    (left, right) =>
      from(left) - from(right) ||
      drawnEnd(columns, right) - drawnEnd(columns, left) ||
      cell(columns.kind, left) - cell(columns.kind, right) ||
      cell(columns.state, left) - cell(columns.state, right) ||
      byCodeUnits(name(left), name(right)) ||
      byCodeUnits(agent(left), agent(right)) ||
      left - right,
  );
}
