// The rows of a long list that are in sight, and where they lie in the box that scrolls. Heights are measured as rows appear;
// what stands at the top of the view stays there when rows above it turn out higher. Longer than a browser can lay out, the box
// is scrolled in scale (lib/layout/scaled-scroll.ts).
"use client";

import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import type { RowHeights } from "@/lib/layout/row-heights.ts";
import { boxOf, scrollScale, TALLEST, wholeOf } from "@/lib/layout/scaled-scroll.ts";

export interface VirtualItem {
  readonly position: number;
  /** Within the box. */
  readonly top: number;
}

export type Align = "start" | "center" | "end" | "nearest";

export interface VirtualRows {
  readonly scroller: (element: HTMLElement | null) => (() => void) | undefined;
  /** The same function for as long as the list lives: rows register themselves by their position. */
  readonly measured: (position: number, element: HTMLElement | null) => void;
  readonly height: number;
  readonly items: readonly VirtualItem[];
  readonly itemAt: (position: number) => VirtualItem;
  /** The first row of which anything is in sight. */
  readonly first: number;
  readonly goTo: (position: number, align: Align) => void;
  readonly goBy: (pixels: number) => void;
  /** How much of a row lies above and below the view; 0 for what is in sight. */
  readonly beyond: (position: number) => { readonly above: number; readonly below: number };
  readonly view: () => number;
  /** The row that lies so many pixels beyond the beginning of another; at least its neighbour. */
  readonly across: (position: number, pixels: number) => number;
}

/** So much is drawn above and below the view. */
const OVERSCAN = 240;
/** Above a row that was gone to. */
const ROOM = 12;
/** So far box and whole may run apart before the box is set right. */
const SLACK = 60_000;

interface Place {
  /** Of the view's top, in the whole list. */
  whole: number;
  /** Where the box was last seen or put. */
  box: number;
  view: number;
  /** Stays where it is while rows are measured, until a person scrolls. */
  pinned: { readonly position: number; readonly align: Exclude<Align, "nearest"> } | null;
  /** The box is to be put where `whole` says. */
  isToBePut: boolean;
}

export function useVirtualRows(heights: RowHeights): VirtualRows {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const element = useRef<HTMLElement | null>(null);
  const rows = useRef(new Map<number, HTMLElement>());
  const known = useRef(heights);
  const place = useRef<Place>({ whole: 0, box: 0, view: 0, pinned: null, isToBePut: false });
  if (known.current !== heights) {
    known.current = heights;
    place.current = { ...place.current, whole: 0, pinned: null, isToBePut: true };
  }
  const resized = useMemo(
    () => (typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => redraw())),
    [],
  );
  useEffect(() => () => resized?.disconnect(), [resized]);

  const act = useMemo(() => {
    const scale = () => scrollScale(known.current.total(), place.current.view);
    const clamp = (whole: number) => Math.max(0, Math.min(whole, scale().whole));
    const pinnedPlace = ({ position, align }: NonNullable<Place["pinned"]>): number => {
      const { view } = place.current;
      const top = known.current.offsetOf(position);
      const height = known.current.heightOf(position);
      if (align === "start" || height >= view) return top - (position === 0 ? 0 : ROOM);
      return align === "end" ? top + height - view : top + height / 2 - view / 2;
    };
    const goTo = (position: number, align: Align) => {
      const now = place.current;
      const chosen = align === "nearest" ? nearest(position) : align;
      if (chosen === null) return;
      now.pinned = { position, align: chosen };
      now.whole = clamp(pinnedPlace(now.pinned));
      now.isToBePut = true;
      redraw();
    };
    const beyond = (position: number) => {
      const { whole, view } = place.current;
      const top = known.current.offsetOf(position);
      const end = top + known.current.heightOf(position);
      return { above: Math.max(0, whole - top), below: Math.max(0, end - whole - view) };
    };
    const nearest = (position: number): Exclude<Align, "nearest"> | null => {
      const { above, below } = beyond(position);
      if (above > 0) return "start";
      return below > 0 ? "end" : null;
    };
    const goBy = (pixels: number) => {
      const now = place.current;
      now.pinned = null;
      now.whole = clamp(now.whole + pixels);
      now.isToBePut = true;
      redraw();
    };
    const scrolled = () => {
      const now = place.current;
      const box = element.current?.scrollTop ?? 0;
      const by = box - now.box;
      if (Math.abs(by) < 1) return;
      now.pinned = null;
      now.whole = Math.abs(by) > now.view * 1.5 ? wholeOf(scale(), box) : clamp(now.whole + by);
      now.box = box;
      now.isToBePut = Math.abs(boxOf(scale(), now.whole) - box) > (isNearEnd() ? 0.5 : SLACK);
      redraw();
    };
    const isNearEnd = () => {
      const { whole } = scale();
      return Math.min(place.current.whole, whole - place.current.whole) < SLACK;
    };
    /** Takes the heights of what was drawn; true when one was not as assumed. */
    const take = (): boolean => {
      const now = place.current;
      const anchor = now.pinned?.position ?? known.current.rowAt(now.whole);
      let moved = 0;
      let isChanged = false;
      for (const [position, row] of rows.current) {
        const change = known.current.measure(position, row.getBoundingClientRect().height);
        if (change === 0) continue;
        isChanged = true;
        if (position < anchor) moved += change;
      }
      if (!isChanged) return false;
      now.whole = clamp(now.pinned === null ? now.whole + moved : pinnedPlace(now.pinned));
      now.isToBePut ||= known.current.total() <= TALLEST || isNearEnd();
      return true;
    };
    const put = () => {
      const now = place.current;
      if (!now.isToBePut || element.current === null) return;
      now.isToBePut = false;
      element.current.scrollTop = boxOf(scale(), now.whole);
      now.box = element.current.scrollTop;
    };
    return { goTo, goBy, beyond, scrolled, take, put };
  }, []);

  const scroller = useCallback(
    (found: HTMLElement | null) => {
      element.current = found;
      if (found === null) return undefined;
      const resize = () => {
        if (place.current.view === found.clientHeight) return;
        place.current.view = found.clientHeight;
        redraw();
      };
      resize();
      const observer = new ResizeObserver(resize);
      observer.observe(found);
      found.addEventListener("scroll", act.scrolled, { passive: true });
      return () => {
        observer.disconnect();
        found.removeEventListener("scroll", act.scrolled);
        element.current = null;
      };
    },
    [act],
  );
  const measured = useCallback(
    (position: number, row: HTMLElement | null) => {
      const before = rows.current.get(position);
      if (before !== undefined && before !== row) {
        rows.current.delete(position);
        resized?.unobserve(before);
      }
      if (row === null) return;
      rows.current.set(position, row);
      resized?.observe(row);
    },
    [resized],
  );
  // Measured before anything is painted: no row is seen where it does not stay.
  useLayoutEffect(() => {
    if (act.take()) redraw();
    else act.put();
  });

  const { whole, box, view } = place.current;
  const shift = place.current.isToBePut
    ? whole - boxOf(scrollScale(heights.total(), view), whole)
    : whole - box;
  const items: VirtualItem[] = [];
  const from = heights.rowAt(Math.max(0, whole - OVERSCAN));
  let top = heights.offsetOf(from);
  for (let position = from; position < heights.count && top < whole + view + OVERSCAN; position += 1) {
    items.push({ position, top: top - shift });
    top += heights.heightOf(position);
  }
  return {
    scroller,
    measured,
    height: Math.min(heights.total(), TALLEST),
    items: view === 0 ? [] : items,
    itemAt: (position) => ({ position, top: heights.offsetOf(position) - shift }),
    first: heights.rowAt(whole),
    goTo: act.goTo,
    goBy: act.goBy,
    beyond: act.beyond,
    view: () => place.current.view,
    across: (position, pixels) => {
      const found = heights.rowAt(heights.offsetOf(position) + pixels);
      return found === position ? position + Math.sign(pixels) : found;
    },
  };
}
