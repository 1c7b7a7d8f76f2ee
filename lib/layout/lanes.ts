// Where each lane lies and how high its parts are. Lanes follow one another without overlap; a lane that holds nothing
// in the visible range may be left out, and is then counted.

import { bisectLeft } from "d3";
import type { SessionId } from "../model/ids.ts";
import type { Lane } from "../model/timeline.ts";
import type { Extent } from "./recorded.ts";
import { timeIn } from "./recorded.ts";
import type { LaneIndex, TimelineIndex } from "./timeline-index.ts";
import { holdsAny } from "./track.ts";

export type LaneForm = "lead" | "child" | "not-loaded" | "collapsed";

/** A horizontal strip of a lane, from the top of all lanes. */
export interface Strip {
  readonly y: number;
  readonly height: number;
}

export interface LaneBox extends Strip {
  /** Into Timeline.lanes. */
  readonly lane: number;
  readonly session: SessionId;
  readonly form: LaneForm;
  /** Of its label, in steps of INDENT. */
  readonly depth: number;
  /** Its label, where it lies above the strips; null where it lies beside them. */
  readonly label: Strip | null;
  readonly rail: Strip;
  readonly steps: readonly Strip[];
  readonly calls: readonly Strip[];
  /** null: the lane has no band. */
  readonly band: Strip | null;
}

export interface LaneOptions {
  readonly order: readonly number[];
  readonly collapsed: ReadonlySet<SessionId>;
  /** Leave out lanes with nothing in this range; null: draw all. */
  readonly onlyIn: Extent | null;
  /** Labels lie beside the lanes, or above each where the window is narrow. */
  readonly labels: "beside" | "above";
}

export interface LaneArrangement {
  readonly boxes: readonly LaneBox[];
  readonly height: number;
  /** Lanes left out. */
  readonly empty: number;
}

export const INDENT = 12;
const LABEL = 24;
const RAIL = { y: 8, height: 12 };
const STEP = { y: 28, height: 16, pitch: 18 };
const CALLS_BELOW_STEPS = 5;
const CALL_AREA = 24;
const CALL_ALONE = 15;
const CALL_STACKED = { height: 10, pitch: 12 };
const FOOT = 11;
const BAND = { above: 5, height: 20, foot: 10 };
const NOT_LOADED = { height: 76, band: { y: 30, height: 17 } };
const COLLAPSED = { height: 28, bars: { y: 22, height: 4 } };

export function arrangeLanes(index: TimelineIndex, options: LaneOptions): LaneArrangement {
  const boxes: LaneBox[] = [];
  let height = 0;
  let empty = 0;
  for (const lane of options.order) {
    const recorded = index.recorded.timeline.lanes[lane];
    const held = index.lanes[lane];
    if (recorded === undefined || held === undefined) continue;
    if (options.onlyIn !== null && !holdsSomething(held, options.onlyIn)) {
      empty += 1;
      continue;
    }
    const box = boxOf(lane, recorded, held, height, options);
    boxes.push(box);
    height += box.height;
  }
  return { boxes, height, empty };
}

/** Whether anything of the lane is drawn in the range: a bar, a moment, a band or the end of a link. */
function holdsSomething(held: LaneIndex, range: Extent): boolean {
  return (
    [...held.steps, ...held.calls].some((track) => holdsAny(track, range)) ||
    holdsTime(held.momentTimes, range) ||
    holdsTime(held.linkTimes, range) ||
    held.bands.some((band) => band.from <= range.to && (band.to === null || band.to >= range.from))
  );
}

function holdsTime(times: Float64Array, range: Extent): boolean {
  return timeIn(times, bisectLeft(times, range.from)) <= range.to;
}

function boxOf(lane: number, recorded: Lane, held: LaneIndex, top: number, options: LaneOptions): LaneBox {
  const isAbove = options.labels === "above";
  const start = top + (isAbove ? LABEL : 0);
  const at = (strip: Strip): Strip => ({ y: start + strip.y, height: strip.height });
  const form = formOf(recorded, held, options.collapsed);
  const shared = {
    lane,
    session: recorded.session,
    form,
    depth: recorded.depth,
    y: top,
    label: isAbove ? { y: top, height: LABEL } : null,
    rail: at(RAIL),
  };
  const labelled = (height: number): number => height + (isAbove ? LABEL : 0);
  if (form === "collapsed") {
    const bars = at(COLLAPSED.bars);
    return {
      ...shared,
      height: labelled(COLLAPSED.height),
      steps: held.steps.map(() => bars),
      calls: held.calls.map(() => bars),
      band: null,
    };
  }
  if (form === "not-loaded") {
    const { height, band } = NOT_LOADED;
    return { ...shared, height: labelled(height), steps: [], calls: [], band: at(band) };
  }
  const steps = held.steps.map((_, row) => at({ y: STEP.y + row * STEP.pitch, height: STEP.height }));
  const callsTop =
    STEP.y + Math.max(1, steps.length) * STEP.pitch - STEP.pitch + STEP.height + CALLS_BELOW_STEPS;
  const isStacked = held.calls.length > 1;
  const calls = held.calls.map((_, row) =>
    at(
      isStacked
        ? { y: callsTop + row * CALL_STACKED.pitch, height: CALL_STACKED.height }
        : { y: callsTop, height: CALL_ALONE },
    ),
  );
  const callsBottom = callsTop + Math.max(CALL_AREA, held.calls.length * CALL_STACKED.pitch);
  const hasBand = form === "lead" || held.bands.length > 0;
  const bandTop = callsBottom + BAND.above;
  return {
    ...shared,
    height: labelled(hasBand ? bandTop + BAND.height + BAND.foot : callsBottom + FOOT),
    steps,
    calls,
    band: held.bands.length > 0 ? at({ y: bandTop, height: BAND.height }) : null,
  };
}

function formOf(lane: Lane, held: LaneIndex, collapsed: ReadonlySet<SessionId>): LaneForm {
  if (collapsed.has(lane.session)) return "collapsed";
  const isBare = held.steps.length === 0 && held.calls.length === 0;
  if (!lane.isLoaded && isBare) return "not-loaded";
  return lane.parent === null && lane.isLoaded ? "lead" : "child";
}
