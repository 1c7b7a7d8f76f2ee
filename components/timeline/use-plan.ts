// The plan of a frame. The first of a bundle is laid out in pieces, so that the page answers meanwhile, and the drawing is blank
// until it is there; every later one is laid out at once, because it follows a hand.
"use client";

import { useCallback, useMemo, useState } from "react";
import { usePieces } from "@/components/ui/use-pieces.ts";
import type { Pieces } from "@/lib/base/pieces.ts";
import {
  blankPlan,
  type LayoutRequest,
  layingTimelineOut,
  layTimelineOut,
  type TimelinePlan,
} from "@/lib/layout/timeline-layout.ts";

interface FirstPlan {
  readonly request: LayoutRequest;
  readonly plan: TimelinePlan;
}

/** `isBlank`: nothing is laid out yet. */
export function usePlan(request: LayoutRequest): { readonly plan: TimelinePlan; readonly isBlank: boolean } {
  const [begun, setBegun] = useState<FirstPlan | null>(null);
  const held = begun?.request.index.recorded === request.index.recorded ? begun : null;
  const target = held?.request ?? request;
  const first = usePieces(useCallback(() => layingFirst(target), [target]));
  if (held === null && first !== null && first.request === request) setBegun(first);
  const { paper, viewport } = request;
  const blank = useMemo(() => blankPlan(paper, viewport), [paper, viewport]);
  const laid = useMemo(() => {
    if (held === null) return null;
    return held.request === request ? held.plan : layTimelineOut(request);
  }, [held, request]);
  return { plan: laid ?? blank, isBlank: laid === null };
}

/** Nothing is begun while no lane could be in sight. */
function* layingFirst(request: LayoutRequest): Pieces<FirstPlan | null> {
  return request.sight.height === 0 ? null : { request, plan: yield* layingTimelineOut(request) };
}
