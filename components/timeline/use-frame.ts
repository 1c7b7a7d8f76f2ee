// One frame: what of the lanes is in sight, the window on the paper, and the plan laid out for both. Made anew with every
// move; what it is made from is kept.
"use client";

import { useMemo } from "react";
import { useClock } from "@/components/ui/clock-context.tsx";
import { arrangeLanes } from "@/lib/layout/lanes.ts";
import type { TimeMapping } from "@/lib/layout/time-mapping.ts";
import { layTimelineOut } from "@/lib/layout/timeline-layout.ts";
import { LABEL_WIDTH } from "./lane-labels.tsx";
import { useItsTurn } from "./use-its-turn.ts";
import { useLaneSight } from "./use-lane-sight.ts";
import type { TimelineModel } from "./use-timeline-model.ts";
import { useViewport } from "./use-viewport.ts";

const NO_LANES: readonly number[] = [];

export interface FrameInput {
  readonly model: TimelineModel;
  readonly mapping: TimeMapping;
  readonly labels: "beside" | "above";
  /** Where the drawing is not shown, or not yet measured. */
  readonly otherWidth: number;
  readonly isShown: boolean;
}

export function useFrame({ model, mapping, labels, otherWidth, isShown }: FrameInput) {
  const { index, order, collapsed, hidesEmpty } = model;
  const clock = useClock();
  const lanes = useLaneSight();
  const isDue = useItsTurn(model.recorded);
  const { sight } = lanes;
  const width = isShown && lanes.width > 0 ? lanes.width : otherWidth;
  const timeWindow = useViewport(mapping, Math.max(1, width - (labels === "beside" ? LABEL_WIDTH : 0)));
  const { paper, viewport } = timeWindow;
  const whole = useMemo(
    () => arrangeLanes(index, { order, collapsed, labels, onlyIn: null }).height,
    [index, order, collapsed, labels],
  );
  // Lanes come and go with the range only where they do not all fit; the drawing keeps its height either way.
  const hideEmpty = hidesEmpty && sight.height < whole;
  // The drawing has its height from the start; what it holds comes in its turn.
  const drawn = isDue ? order : NO_LANES;
  const plan = useMemo(
    () =>
      layTimelineOut({
        index,
        paper,
        viewport,
        lanes: { order: drawn, collapsed, labels, hideEmpty },
        sight,
        clock: { offsetAt: clock.offsetAt, since: clock.zone === "start" ? clock.start : null },
      }),
    [index, paper, viewport, drawn, collapsed, labels, hideEmpty, sight, clock],
  );
  return { plan, timeWindow, lanes, whole };
}

export type Frame = ReturnType<typeof useFrame>;
