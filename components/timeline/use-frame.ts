// One frame: what of the lanes is in sight, the window on the paper, and the plan laid out for both. Made anew with every
// move; what it is made from is kept.
"use client";

import { useMemo } from "react";
import { useClock } from "@/components/ui/clock-context.tsx";
import { arrangeLanes } from "@/lib/layout/lanes.ts";
import type { TimeMapping } from "@/lib/layout/time-mapping.ts";
import type { LayoutRequest } from "@/lib/layout/timeline-layout.ts";
import { LABEL_WIDTH } from "./lane-labels.tsx";
import { useLaneSight } from "./use-lane-sight.ts";
import { usePlan } from "./use-plan.ts";
import type { TimelineModel } from "./use-timeline-model.ts";
import { useViewport } from "./use-viewport.ts";

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
  const request = useMemo<LayoutRequest>(
    () => ({
      index,
      paper,
      viewport,
      lanes: { order, collapsed, labels, hideEmpty },
      sight,
      clock: { offsetAt: clock.offsetAt, since: clock.zone === "start" ? clock.start : null },
    }),
    [index, paper, viewport, order, collapsed, labels, hideEmpty, sight, clock],
  );
  // The drawing has its height from the start; what it holds may come later.
  const { plan, isBlank } = usePlan(request);
  return { plan, isBlank, timeWindow, lanes, whole };
}

export type Frame = ReturnType<typeof useFrame>;
