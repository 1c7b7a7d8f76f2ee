// Which rows of a long table are in sight of its box, and how one is brought there and given the focus. The row that has
// the focus is always among them: a row that leaves the page would take the focus with it.
"use client";

import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback } from "react";

const OVERSCAN = 8;
/** A row that was scrolled to is drawn within a few frames. */
const FRAMES = 20;

export interface RowWindowOptions {
  readonly count: number;
  readonly rowHeight: number;
  readonly keyOf: (index: number) => string | number;
  readonly box: HTMLElement | null;
}

export interface RowWindow {
  /** In order; `gap` is the height of the rows before it that are not in the page. */
  readonly rows: readonly { readonly index: number; readonly gap: number }[];
  /** The same after the last of them. */
  readonly gapAfter: number;
  readonly measure: (row: HTMLElement | null) => void;
  readonly go: (index: number) => void;
}

export function useRowWindow({ count, rowHeight, keyOf, box }: RowWindowOptions): RowWindow {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range);
      const kept = focusedRow(box);
      if (kept === null || kept >= range.count || inSight.includes(kept)) return inSight;
      return [...inSight, kept].sort((left, right) => left - right);
    },
    [box],
  );
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    rangeExtractor,
  });
  let end = 0;
  const rows = virtual.getVirtualItems().map((item) => {
    const gap = Math.max(0, item.start - end);
    end = item.end;
    return { index: item.index, gap };
  });
  return {
    rows,
    gapAfter: Math.max(0, virtual.getTotalSize() - end),
    measure: virtual.measureElement,
    go: (index) => {
      virtual.scrollToIndex(index, { align: "auto" });
      focusRow(box, index, FRAMES);
    },
  };
}

function focusedRow(box: HTMLElement | null): number | null {
  const { activeElement } = document;
  const row = box?.contains(activeElement) ? activeElement?.closest<HTMLElement>("tr[data-index]") : null;
  return row == null ? null : Number(row.dataset.index);
}

function focusRow(box: HTMLElement | null, index: number, frames: number): void {
  const row = box?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
  if (row != null) row.focus();
  else if (frames > 0) requestAnimationFrame(() => focusRow(box, index, frames - 1));
}
