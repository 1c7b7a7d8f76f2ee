// The window on the paper: how many pixels a recorded millisecond takes, and where the left edge lies. All moves of the
// window are pure functions; each keeps the paper in view.

import { type EpochMs, epochMs } from "../base/time.ts";
import type { Extent } from "./recorded.ts";
import { drawnLength, placing, type TimeMapping, timeScale, timing } from "./time-mapping.ts";

export interface Paper {
  readonly mapping: TimeMapping;
  /** Of the window, in pixels. */
  readonly width: number;
  /** Of one cut, once it has room. */
  readonly gapWidth: number;
  /** Blank paper before the first and after the last record, so that a mark on the edge is whole. */
  readonly margin: number;
}

export interface Viewport {
  readonly pxPerMs: number;
  /** Pixels of paper to the left of the window; negative when the paper is narrower than the window. */
  readonly left: number;
}

/** A viewport turned into the two directions of the mapping, in pixels of the window. */
export interface Projection {
  readonly x: (at: number) => number;
  readonly at: (x: number) => EpochMs;
  readonly pxPerMs: number;
  readonly width: number;
  readonly range: Extent;
}

export const GAP_WIDTH = 40;
export const PAPER_MARGIN = 16;
/** Cuts take at most this part of the window when all is shown. */
const GAP_SHARE = 0.35;
/** One millisecond is never wider than this, unless all that is recorded still fits. */
const CLOSEST = 64;

const room = ({ width, margin }: Paper): number => Math.max(1, width - 2 * margin);

/** The width of a cut when all is shown. It grows with the zoom to its full width. */
function fittedGap(paper: Paper): number {
  const { gaps } = paper.mapping;
  return gaps.length === 0 ? 0 : Math.min(paper.gapWidth, (GAP_SHARE * room(paper)) / gaps.length);
}

/** The scale at which all is shown. */
function fittedScale(paper: Paper): number {
  const { kept, gaps } = paper.mapping;
  return kept > 0 ? (room(paper) - gaps.length * fittedGap(paper)) / kept : CLOSEST;
}

function closestScale(paper: Paper): number {
  return Math.max(CLOSEST, fittedScale(paper));
}

function gapWidthAt(paper: Paper, pxPerMs: number): number {
  return Math.min(paper.gapWidth, fittedGap(paper) * Math.max(1, pxPerMs / fittedScale(paper)));
}

/** The whole paper at a scale, margins included. */
export function paperLength(paper: Paper, pxPerMs: number): number {
  const { kept, gaps } = paper.mapping;
  return 2 * paper.margin + kept * pxPerMs + gaps.length * gapWidthAt(paper, pxPerMs);
}

export function projectionOf(paper: Paper, viewport: Viewport): Projection {
  const { pxPerMs, left } = viewport;
  const scale = timeScale(paper.mapping, pxPerMs, gapWidthAt(paper, pxPerMs), paper.margin - left);
  const time = timing(paper.mapping, scale);
  const at = (x: number): EpochMs => epochMs(time(x));
  return {
    x: placing(paper.mapping, scale),
    at,
    pxPerMs,
    width: paper.width,
    range: { from: at(0), to: at(paper.width) },
  };
}

export function fitted(paper: Paper): Viewport {
  return inView(paper, { pxPerMs: fittedScale(paper), left: 0 });
}

/** Zooms so that the instant under `x` stays there. */
export function zoomedAt(paper: Paper, viewport: Viewport, x: number, factor: number): Viewport {
  const at = projectionOf(paper, viewport).at(x);
  const pxPerMs = Math.min(Math.max(viewport.pxPerMs * factor, fittedScale(paper)), closestScale(paper));
  const still = projectionOf(paper, { pxPerMs, left: 0 }).x(at);
  return inView(paper, { pxPerMs, left: still - x });
}

/** Moves the paper by `dx` pixels: a positive move shows later times. */
export function panned(paper: Paper, viewport: Viewport, dx: number): Viewport {
  return inView(paper, { pxPerMs: viewport.pxPerMs, left: viewport.left + dx });
}

/** Shows exactly these times, as far as the closest scale and the paper allow. */
export function showing(paper: Paper, { from, to }: Extent): Viewport {
  const { extent } = paper.mapping;
  if (from <= extent.from && to >= extent.to) return fitted(paper);
  const drawn = drawnLength(paper.mapping, from, to);
  const atFullGap = (paper.width - drawn.cuts * paper.gapWidth) / drawn.kept;
  const isFull = atFullGap > 0 && gapWidthAt(paper, atFullGap) >= paper.gapWidth;
  const share = fittedGap(paper) / fittedScale(paper);
  const wanted = isFull ? atFullGap : paper.width / (drawn.kept + drawn.cuts * share);
  const pxPerMs = Math.min(Math.max(wanted, fittedScale(paper)), closestScale(paper));
  const { x } = projectionOf(paper, { pxPerMs, left: 0 });
  return inView(paper, { pxPerMs, left: (x(from) + x(to)) / 2 - paper.width / 2 });
}

/** Moves no further than needed to have the instant inside the window, `inset` pixels from its edges. */
export function revealing(paper: Paper, viewport: Viewport, at: number, inset: number): Viewport {
  const x = projectionOf(paper, viewport).x(at);
  const edge = Math.min(inset, paper.width / 2);
  if (x < edge) return panned(paper, viewport, x - edge);
  if (x > paper.width - edge) return panned(paper, viewport, x - (paper.width - edge));
  return viewport;
}

/** The nearest window that has paper in it; centred when the paper is narrower. */
function inView(paper: Paper, { pxPerMs, left }: Viewport): Viewport {
  const spare = paperLength(paper, pxPerMs) - paper.width;
  return { pxPerMs, left: spare <= 0 ? spare / 2 : Math.min(Math.max(left, 0), spare) };
}
