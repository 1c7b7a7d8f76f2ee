// What a click does: a mark or bar becomes current and opens its claim, a link or band opens its claim, a cluster or a run
// is zoomed to. A double click zooms to what it hits. Such zooms are kept as steps that lead back.
"use client";

import { useCallback } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { epochMs } from "@/lib/base/time.ts";
import type { Hit } from "@/lib/layout/hit-test.ts";
import { type Item, itemTime, momentItem, refOf, spanItem } from "@/lib/layout/item.ts";
import { cell, drawnEnd, type Extent } from "@/lib/layout/recorded.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import { projectionOf } from "@/lib/layout/viewport.ts";
import type { Cursor } from "./use-cursor.ts";
import type { TimeWindow } from "./use-viewport.ts";

export interface HitsInput {
  readonly index: TimelineIndex;
  readonly timeWindow: TimeWindow;
  readonly cursor: Cursor;
  readonly open: (item: Item, on: "claim" | "evidence", from?: HTMLElement) => void;
  /** Shows a range and keeps it as a step of the zoom. */
  readonly keep: (range: Extent) => void;
}

/** Around what is zoomed to, on both sides, as a part of its own length; and at least, in milliseconds. */
const AROUND = 0.5;
const LEAST_AROUND = 500;

export function useHits({ index, timeWindow, cursor, open, keep }: HitsInput) {
  const { openClaim } = useSession();
  const { zoomAt, paper, viewport } = timeWindow;
  const showTimes = useCallback(
    (from: number, to: number) => {
      const around = Math.max(LEAST_AROUND, (to - from) * AROUND);
      keep({ from: epochMs(from - around), to: epochMs(to + around) });
    },
    [keep],
  );
  const itemOf = (hit: Hit | null): Item | null => {
    if (hit?.kind === "bar") return spanItem(hit.span);
    return hit?.kind === "mark" ? momentItem(index.recorded, hit.moment) : null;
  };
  const zoomTo = (item: Item) => {
    const ref = refOf(index.recorded, item);
    const from = itemTime(index.recorded, item);
    showTimes(from, ref.kind === "span" ? drawnEnd(index.recorded.columns, ref.span) : from);
  };
  const zoomToHit = (hit: Hit | null, x: number) => {
    const item = itemOf(hit);
    if (item !== null) zoomTo(item);
    else if (hit?.kind === "run" || hit?.kind === "cluster") {
      const { at } = projectionOf(paper, viewport);
      showTimes(at(hit.left), at(hit.right));
    } else zoomAt(x, 2);
  };
  const choose = (hit: Hit, from: HTMLElement) => {
    const item = itemOf(hit);
    if (item !== null) {
      cursor.set(item);
      open(item, "claim", from);
    } else if (hit.kind === "link") openClaim(hit.link.claim, from);
    else if (hit.kind === "band") openClaim(hit.band.claim, from);
    else if (hit.kind === "run") cursor.set(spanItem(hit.span));
    else if (hit.kind === "cluster") cursor.set(momentItem(index.recorded, cell(hit.moments, 0)));
  };
  return { itemOf, choose, zoomTo, zoomToHit };
}
