// The window on the paper, and its two-way tie to the shared time range: a move is written to the range when it has come
// to rest, a range from elsewhere (a link, another tab) moves the window. A new width or other cuts keep what is visible.
"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import type { TimeRange } from "@/components/session/session-types.ts";
import { epochMs } from "@/lib/base/time.ts";
import type { Extent } from "@/lib/layout/recorded.ts";
import type { TimeMapping } from "@/lib/layout/time-mapping.ts";
import {
  fitted,
  GAP_WIDTH,
  PAPER_MARGIN,
  type Paper,
  panned,
  projectionOf,
  revealing,
  showing,
  type Viewport,
  zoomedAt,
} from "@/lib/layout/viewport.ts";

export interface TimeWindow {
  readonly paper: Paper;
  readonly viewport: Viewport;
  readonly zoomAt: (x: number, factor: number) => void;
  /** About the middle of the window. */
  readonly zoom: (factor: number) => void;
  readonly pan: (dx: number) => void;
  readonly fit: () => void;
  readonly show: (range: Extent) => void;
  readonly reveal: (at: number) => void;
}

const REST = 250;
const INSET = 80;

interface Held {
  readonly paper: Paper;
  readonly viewport: Viewport;
}

export function useViewport(mapping: TimeMapping, width: number): TimeWindow {
  const { range, setRange } = useSession();
  const paper = useMemo<Paper>(
    () => ({ mapping, width: Math.max(1, width), gapWidth: GAP_WIDTH, margin: PAPER_MARGIN }),
    [mapping, width],
  );
  const written = useRef<TimeRange | null>(range);
  const [held, setHeld] = useState<Held | null>(null);
  const viewport = useMemo(() => viewportOn(paper, held, range), [paper, held, range]);

  const move = useCallback(
    (to: (paper: Paper, viewport: Viewport) => Viewport) =>
      setHeld((last) => ({ paper, viewport: to(paper, viewportOn(paper, last, written.current)) })),
    [paper],
  );

  const write = useEffectEvent((moved: Held) => {
    const next = rangeOf(moved);
    if (isSame(next, range)) return;
    written.current = next;
    setRange(next);
  });
  useEffect(() => {
    if (held === null) return undefined;
    const timer = setTimeout(() => write(held), REST);
    return () => clearTimeout(timer);
  }, [held]);

  const follow = useEffectEvent((from: TimeRange | null) => {
    if (isSame(from, written.current)) return;
    written.current = from;
    setHeld(null);
  });
  useEffect(() => follow(range), [range]);

  const actions = useMemo(
    () => ({
      zoomAt: (x: number, factor: number) => move((on, from) => zoomedAt(on, from, x, factor)),
      zoom: (factor: number) => move((on, from) => zoomedAt(on, from, on.width / 2, factor)),
      pan: (dx: number) => move((on, from) => panned(on, from, dx)),
      fit: () => move((on) => fitted(on)),
      show: (shown: Extent) => move((on) => showing(on, shown)),
      reveal: (at: number) => move((on, from) => revealing(on, from, at, INSET)),
    }),
    [move],
  );
  return useMemo(() => ({ paper, viewport, ...actions }), [paper, viewport, actions]);
}

/** The held window, moved over to this paper; without one the range that the address names. */
function viewportOn(paper: Paper, held: Held | null, range: TimeRange | null): Viewport {
  if (held === null) return range === null ? fitted(paper) : showing(paper, range);
  if (held.paper === paper) return held.viewport;
  return showing(paper, projectionOf(held.paper, held.viewport).range);
}

/** Whole milliseconds, as the address writes them; null for everything. */
function rangeOf({ paper, viewport }: Held): TimeRange | null {
  const { range } = projectionOf(paper, viewport);
  const { extent } = paper.mapping;
  if (range.from <= extent.from && range.to >= extent.to) return null;
  const [from, to] = [Math.floor(range.from), Math.ceil(range.to)];
  return from < to ? { from: epochMs(from), to: epochMs(to) } : null;
}

function isSame(one: TimeRange | null, other: TimeRange | null): boolean {
  return one === null || other === null ? one === other : one.from === other.from && one.to === other.to;
}
