// Whether a part of the timeline's drawing is due. Of a large bundle the frame comes first and each part in a task of its own,
// so that the page answers between them; of a small one everything is there at once.
"use client";

import { useDeferredValue } from "react";
import type { Recorded } from "@/lib/layout/recorded.ts";

/** Bars and moments that are drawn in one go without being felt. */
const FEW = 2_000;

export function useItsTurn({ columns, timeline }: Recorded): boolean {
  return useDeferredValue(true, columns.count + timeline.moments.length <= FEW);
}
