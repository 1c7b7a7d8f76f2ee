// The rows of the table beside the drawing: every moment and every bar that reaches into a range, in order of time. The
// same items that the drawing shows, one by one, without being copied: a million rows cost two searches.

import { bisectLeft, bisectRight } from "d3";
import { type Item, item, itemTime, spanItem } from "./item.ts";
import { placeOf } from "./neighbours.ts";
import type { Extent } from "./recorded.ts";
import { cell, timeIn } from "./recorded.ts";
import type { TimelineIndex } from "./timeline-index.ts";
import { placesIn } from "./track.ts";

export interface RangeRows {
  readonly count: number;
  /** Rows that pass the filter in the whole bundle. */
  readonly total: number;
  readonly itemAt: (row: number) => Item | null;
  /** null: not in the range, or filtered out. */
  readonly rowOf: (of: Item) => number | null;
}

export function rowsIn(index: TimelineIndex, range: Extent): RangeRows {
  const running = runningAt(index, range.from);
  const first = bisectLeft(index.itemTimes, range.from);
  const past = bisectRight(index.itemTimes, range.to);
  return {
    count: running.length + past - first,
    total: index.items.length,
    itemAt: (row) => {
      const code = row < running.length ? running[row] : index.items[first + row - running.length];
      return code === undefined || first + row - running.length >= past ? null : item(code);
    },
    rowOf: (of) => {
      const carried = running.indexOf(of);
      if (carried >= 0) return carried;
      const place = placeOf(index, index.items, of);
      return place === null || place < first || place >= past ? null : place - first + running.length;
    },
  };
}

/** Spans that began before an instant and end at it or later, in order of their start. */
function runningAt(index: TimelineIndex, at: Extent["from"]): readonly Item[] {
  const { recorded } = index;
  const running: Item[] = [];
  for (const { steps, calls } of index.lanes) {
    for (const track of [...steps, ...calls]) {
      const [first, past] = placesIn(track, { from: at, to: at });
      for (let place = first; place < past; place += 1) {
        const isBefore = timeIn(track.from, place) < at;
        if (isBefore && timeIn(track.end, place) >= at) running.push(spanItem(cell(track.spans, place)));
      }
    }
  }
  return running.sort((left, right) => itemTime(recorded, left) - itemTime(recorded, right) || left - right);
}
