// How much goes on at each place of the whole paper: for the overview. A column counts the spans that run in it.

import { atOnce, type Pieces } from "../base/pieces.ts";
import { cell, drawnEnd, timeIn } from "./recorded.ts";
import type { TimelineIndex } from "./timeline-index.ts";
import type { Projection } from "./viewport.ts";

export interface DensityColumn {
  readonly x: number;
  readonly count: number;
}

export interface Density {
  readonly columns: readonly DensityColumn[];
  /** The highest count; 0 when nothing runs. */
  readonly most: number;
}

/** Columns of `width` pixels over the projection of the whole; those without anything are left out. */
export function densityOf(index: TimelineIndex, view: Projection, width: number): Density {
  return atOnce(countingDensity(index, view, width));
}

/** Items between two breaths. */
const PIECE = 8_192;

/** The same in pieces. */
export function* countingDensity(index: TimelineIndex, view: Projection, width: number): Pieces<Density> {
  const places = Math.max(1, Math.ceil(view.width / width));
  const changes = new Int32Array(places + 1);
  const { columns } = index.recorded;
  const placeOf = (time: number): number =>
    Math.min(places - 1, Math.max(0, Math.floor(view.x(time) / width)));
  for (const [place, code] of index.items.entries()) {
    if (place % PIECE === PIECE - 1) yield;
    // Spans come first in the numbering of items (item.ts); an object for each of a million would be felt.
    if (code >= columns.count) continue;
    const first = placeOf(timeIn(columns.from, code));
    const last = placeOf(drawnEnd(columns, code));
    changes[first] = cell(changes, first) + 1;
    changes[last + 1] = cell(changes, last + 1) - 1;
  }
  const counted: DensityColumn[] = [];
  let running = 0;
  let most = 0;
  for (let place = 0; place < places; place += 1) {
    running += cell(changes, place);
    most = Math.max(most, running);
    if (running > 0) counted.push({ x: place * width, count: running });
  }
  return { columns: counted, most };
}
