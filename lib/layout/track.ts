// The spans of one row of a lane, in order of time, with what is needed to find the visible ones and to pass over
// thousands of narrow ones at once.

import { bisectLeft, bisectRight } from "d3";
import type { Pieces } from "../base/pieces.ts";
import { SPAN_STATES, type SpanColumns } from "../model/bundle-view.ts";
import type { Extent } from "./recorded.ts";
import { cell, drawnEnd, timeIn } from "./recorded.ts";

export interface Track {
  readonly spans: Uint32Array;
  readonly from: Float64Array;
  readonly end: Float64Array;
  /** The latest end up to here. */
  readonly reach: Float64Array;
  /** How many before here were refused or failed, and how many have no recorded end. */
  readonly crossedBefore: Uint32Array;
  readonly openBefore: Uint32Array;
  /** The longest span of each block of BLOCK. */
  readonly longest: Float64Array;
}

const BLOCK = 64;

/** Spans between two breaths. */
const PIECE = 16_384;

/** The track of these spans, made in pieces. */
export function* makingTrack(columns: SpanColumns, spans: readonly number[]): Pieces<Track> {
  const count = spans.length;
  const track = {
    spans: Uint32Array.from(spans),
    from: new Float64Array(count),
    end: new Float64Array(count),
    reach: new Float64Array(count),
    crossedBefore: new Uint32Array(count + 1),
    openBefore: new Uint32Array(count + 1),
    longest: new Float64Array(Math.ceil(count / BLOCK)),
  };
  let reach = -Infinity;
  let [crossed, open] = [0, 0];
  for (const [place, span] of spans.entries()) {
    if (place % PIECE === PIECE - 1) yield;
    const from = timeIn(columns.from, span);
    const end = drawnEnd(columns, span);
    reach = Math.max(reach, end);
    track.from[place] = from;
    track.end[place] = end;
    track.reach[place] = reach;
    if (isCrossed(columns, span)) crossed += 1;
    if (Number.isNaN(timeIn(columns.to, span))) open += 1;
    track.crossedBefore[place + 1] = crossed;
    track.openBefore[place + 1] = open;
    const block = Math.floor(place / BLOCK);
    track.longest[block] = Math.max(timeIn(track.longest, block), end - from);
  }
  return track;
}

/** Refused or failed: drawn with the cross. */
export function isCrossed({ state }: SpanColumns, span: number): boolean {
  const word = SPAN_STATES[cell(state, span)];
  return word === "error" || word === "refused";
}

/** Places from the first span that reaches into the range up to, not including, the first that starts after it. */
export function placesIn(track: Track, range: Extent): readonly [first: number, past: number] {
  return [bisectLeft(track.reach, range.from), bisectRight(track.from, range.to)];
}

/** The first place in `[place, past)` whose span lasts at least `length`; `past` when there is none. */
export function firstLasting(track: Track, place: number, past: number, length: number): number {
  for (let at = place; at < past; ) {
    const block = Math.floor(at / BLOCK);
    const blockEnd = Math.min(past, (block + 1) * BLOCK);
    if (timeIn(track.longest, block) >= length) {
      for (; at < blockEnd; at += 1) {
        if (timeIn(track.end, at) - timeIn(track.from, at) >= length) return at;
      }
    }
    at = blockEnd;
  }
  return past;
}

/** How many spans of the row lie in the range, wholly or in part. */
export function countIn(track: Track, range: Extent): number {
  const [first, past] = placesIn(track, range);
  let count = 0;
  for (let place = first; place < past; place += 1) {
    if (timeIn(track.end, place) >= range.from) count += 1;
  }
  return count;
}

export function holdsAny(track: Track, range: Extent): boolean {
  const [first, past] = placesIn(track, range);
  return first < past;
}
