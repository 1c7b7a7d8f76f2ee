// The instants that the axis names: round in the reader's zone (given as a function) or round since the start, and none
// inside a cut. Which parts of the time a label needs is said here; its words are not.

import { range, utcDay, utcTickInterval } from "d3";
import { type EpochMs, epochMs } from "../base/time.ts";
import type { Gap } from "./gaps.ts";
import type { Projection } from "./viewport.ts";

export interface TickClock {
  /** Minutes east of UTC at an instant. */
  readonly offsetAt: (at: EpochMs) => number;
  /** What ticks are round to: the wall clock, or this instant. */
  readonly since: EpochMs | null;
}

/**
 * `date`: midnight. `clock`: to the minute. `time`: to the second. `seconds` and `milliseconds` count within the last full
 * label. `since`: the time from the start.
 */
export type TickForm = "date" | "clock" | "time" | "seconds" | "milliseconds" | "since";

export interface Tick {
  readonly at: EpochMs;
  readonly x: number;
  readonly form: TickForm;
  /** null: too close to another label or to the length of a cut. */
  readonly isLabelled: boolean;
}

export interface GapShape {
  readonly kind: "gap";
  readonly gap: Gap;
  readonly left: number;
  readonly right: number;
}

const SECOND = 1000;
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Between two ticks, at least. */
const SPACING = 80;
/** Up to half a day; longer ones follow the calendar. */
const STEPS = [
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500],
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map((hours) => hours * 60 * MINUTE),
];
/** Of a label in pixels, and of the length of a cut on both sides of its middle. */
const LABEL_WIDTH: Readonly<Record<TickForm, number>> = {
  date: 72,
  clock: 44,
  time: 60,
  seconds: 28,
  milliseconds: 34,
  since: 76,
};
const GAP_LABEL = 36;
/** Between names of stretches. */
const APART = 24;
/** A cut narrower than this, or nearer to another, says its length only on hover. */
const CUT_WIDTH = 8;
const CUT_ROOM = 64;

/** The cuts that have room for their length on the axis. */
export function labelledGaps(gaps: readonly GapShape[]): readonly GapShape[] {
  const middleOf = (gap: GapShape | undefined, none: number): number =>
    gap === undefined ? none : (gap.left + gap.right) / 2;
  return gaps.filter((gap, place) => {
    const middle = middleOf(gap, 0);
    return (
      gap.right - gap.left >= CUT_WIDTH &&
      middle - middleOf(gaps[place - 1], -Infinity) >= CUT_ROOM &&
      middleOf(gaps[place + 1], Infinity) - middle >= CUT_ROOM
    );
  });
}

/** A stretch between cuts that holds no round instant is named by its start, where there is room. */
export function layTicks(
  knots: readonly number[],
  view: Projection,
  gaps: readonly GapShape[],
  clock: TickClock,
): readonly Tick[] {
  const ticks: Tick[] = [];
  const step = SPACING / view.pxPerMs;
  const round = roundInstants(step, clock);
  const cuts = labelledGaps(gaps);
  let taken = -Infinity;
  for (let knot = 0; knot + 1 < knots.length; knot += 2) {
    const from = Math.max(knots[knot] ?? 0, view.range.from);
    const to = Math.min(knots[knot + 1] ?? 0, view.range.to);
    if (!(from <= to)) continue;
    const found: Tick[] = [];
    let isFirst = true;
    const isFree = (x: number, form: TickForm): boolean =>
      x >= taken &&
      x + LABEL_WIDTH[form] <= view.width &&
      cuts.every((gap) => !overlaps(x, LABEL_WIDTH[form], (gap.left + gap.right) / 2));
    for (const at of round(from, to)) {
      const x = view.x(at);
      const form = formOf(at, step, clock, isFirst);
      const isLabelled = isFree(x, form);
      found.push({ at: epochMs(at), x, form, isLabelled });
      if (!isLabelled) continue;
      taken = x + LABEL_WIDTH[form];
      isFirst = false;
    }
    const x = view.x(from);
    const form: TickForm = clock.since === null ? "time" : "since";
    if (isFirst && knot > 0 && from === knots[knot] && isFree(x, form)) {
      ticks.push({ at: epochMs(from), x, form, isLabelled: true });
      taken = x + LABEL_WIDTH[form] + APART;
    }
    ticks.push(...found);
  }
  return ticks;
}

function overlaps(x: number, width: number, middle: number): boolean {
  return x < middle + GAP_LABEL && x + width > middle - GAP_LABEL;
}

type RoundInstants = (from: number, to: number) => readonly number[];

/**
 * Gives the round instants of a stretch, `step` apart or more. What they are round to is the same for all stretches of a frame,
 * of which there may be thousands. A stretch without length names its only instant.
 */
function roundInstants(step: number, clock: TickClock): RoundInstants {
  const within = step <= DAY / 2 ? evenInstants(step) : calendarInstants(step);
  return (from, to) => {
    if (from === to) return [from];
    const shift = shiftAt(from, clock);
    return within(from + shift, to + shift).map((at) => at - shift);
  };
}

function evenInstants(step: number): RoundInstants {
  const even = STEPS.find((candidate) => candidate >= step) ?? DAY / 2;
  return (from, to) => range(Math.ceil(from / even), Math.floor(to / even) + 1).map((tick) => tick * even);
}

/** Days, weeks, months or years, whichever are nearest to the step. */
function calendarInstants(step: number): RoundInstants {
  const days = utcTickInterval(new Date(0), new Date(step), 1) ?? utcDay;
  return (from, to) => days.range(new Date(from), new Date(to + 1)).map((date) => date.getTime());
}

function shiftAt(at: number, { since, offsetAt }: TickClock): number {
  return since === null ? offsetAt(epochMs(at)) * MINUTE : -since;
}

function formOf(at: number, step: number, clock: TickClock, isFirst: boolean): TickForm {
  const wall = at + shiftAt(at, clock);
  const isWhole = (unit: number): boolean => ((wall % unit) + unit) % unit === 0;
  if (clock.since !== null) return "since";
  if (isWhole(DAY)) return "date";
  if (step >= MINUTE) return "clock";
  if (isFirst || (isWhole(MINUTE) && step >= SECOND)) return "time";
  if (step >= SECOND) return "seconds";
  return isWhole(SECOND) ? "time" : "milliseconds";
}
