// Keys along the rows of a transcript: to the next and the last one, by screens, to both ends. A row that is higher than the
// view is read through before the next one takes the focus.
"use client";

import type { VirtualRows } from "./use-virtual-rows.ts";

/** Of a row that is higher than the view, so much moves with one press. */
const LINES = 60;
/** Of the view, so much stays when a page is turned. */
const KEPT = 40;

export interface RowKeysInput {
  readonly rows: VirtualRows;
  readonly count: number;
  readonly active: number;
  readonly onActive: (position: number) => void;
  readonly onEnter: () => void;
}

export function rowKeys({ rows, count, active, onActive, onEnter }: RowKeysInput) {
  const go = (position: number, align: "nearest" | "start" | "end" = "nearest") => {
    const next = Math.max(0, Math.min(position, count - 1));
    onActive(next);
    rows.goTo(next, align);
  };
  const isSeen = () => {
    const { above, below } = rows.beyond(active);
    const height = rows.view();
    return above < height * 4 && below < height * 4;
  };
  const step = (by: 1 | -1) => {
    const { above, below } = rows.beyond(active);
    const rest = by === 1 ? below : above;
    if (!isSeen()) go(active);
    else if (rest > 1) rows.goBy(by * Math.min(LINES, rest));
    else go(active + by);
  };
  const turn = (by: 1 | -1) => {
    const page = Math.max(LINES, rows.view() - KEPT);
    const { above, below } = rows.beyond(active);
    if ((by === 1 ? below : above) > page) rows.goBy(by * page);
    else go(rows.across(active, by * page));
  };
  /** True when the key was one of ours. */
  return (key: string, isOnRow: boolean): boolean => {
    if (count === 0) return false;
    switch (key) {
      case "ArrowDown":
        step(1);
        return true;
      case "ArrowUp":
        step(-1);
        return true;
      case "PageDown":
        turn(1);
        return true;
      case "PageUp":
        turn(-1);
        return true;
      case "Home":
        go(0, "start");
        return true;
      case "End":
        go(count - 1, "end");
        return true;
      case "Enter":
        if (isOnRow) onEnter();
        return isOnRow;
      default:
        return false;
    }
  };
}
