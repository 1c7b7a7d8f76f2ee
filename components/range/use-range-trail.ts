// The ranges kept while zooming in, as the address has them, for all tabs. Each change of them is a step of the history, so
// the browser's own back works too.
"use client";

import { useCallback, useMemo } from "react";
import { useUrlState } from "@/components/session/url-state.ts";
import { epochMs } from "@/lib/base/time.ts";
import { goingBack, goingTo, keeping, type Trail } from "@/lib/layout/range-trail.ts";
import type { Extent } from "@/lib/layout/recorded.ts";

export interface RangeTrail {
  readonly trail: Trail;
  /** Shows a range and keeps it. */
  readonly keep: (range: Extent) => void;
  /** Keeps what is in sight; false when that is everything. */
  readonly keepThis: () => boolean;
  /** False when there is no way back. */
  readonly back: () => boolean;
  readonly goTo: (crumb: number) => void;
}

export function useRangeTrail(): RangeTrail {
  const [{ t, tz }, setUrl] = useUrlState();
  const trail = useMemo<Trail>(() => ({ kept: tz ?? [], range: t }), [tz, t]);
  const become = useCallback(
    ({ kept, range }: Trail) =>
      void setUrl({ t: range, tz: kept.length === 0 ? null : [...kept] }, { history: "push" }),
    [setUrl],
  );
  return useMemo(
    () => ({
      trail,
      keep: (range) => become(keeping(trail, whole(range))),
      keepThis: () => {
        if (trail.range !== null) become(keeping(trail, trail.range));
        return trail.range !== null;
      },
      back: () => {
        const next = goingBack(trail);
        if (next !== null) become(next);
        return next !== null;
      },
      goTo: (crumb) => become(goingTo(trail, crumb)),
    }),
    [trail, become],
  );
}

/** Whole milliseconds, as the address writes them. */
function whole({ from, to }: Extent): Extent {
  const start = Math.floor(from);
  return { from: epochMs(start), to: epochMs(Math.max(start + 1, Math.ceil(to))) };
}
