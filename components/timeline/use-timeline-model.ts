// From the opened bundle to what a frame is laid out from: extent and cuts, the filtered index, the order of lanes.
// Each part is made anew only when what it is made from changes; panning and zooming make none of them.
"use client";

import { useDeferredValue, useMemo } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { findGaps, GAP_THRESHOLD } from "@/lib/layout/gaps.ts";
import { type FoundItems, type ItemFilter, isEverything } from "@/lib/layout/item-filter.ts";
import { laneOrder } from "@/lib/layout/lane-order.ts";
import { type Extent, extentOf, type Recorded } from "@/lib/layout/recorded.ts";
import { mapTime, type TimeMapping } from "@/lib/layout/time-mapping.ts";
import { indexTimeline, type TimelineIndex } from "@/lib/layout/timeline-index.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import type { TimelineUrl } from "./use-timeline-url.ts";

export interface TimelineModel {
  readonly recorded: Recorded;
  /** null: nothing carries a time. */
  readonly extent: Extent | null;
  readonly mapping: TimeMapping | null;
  readonly index: TimelineIndex;
  readonly order: readonly number[];
  readonly filter: ItemFilter;
  readonly isFiltered: boolean;
  readonly collapsed: ReadonlySet<SessionId>;
  readonly cutsGaps: boolean;
  readonly hidesEmpty: boolean;
}

/** `found` is what the search of the bundle found; null: none is open. */
export function useTimelineModel(url: TimelineUrl, found: FoundItems | null): TimelineModel {
  const { view, columns } = useSession();
  const recorded = useMemo<Recorded>(() => ({ timeline: view.timeline, columns }), [view.timeline, columns]);
  const cutsGaps = url.cut ?? true;
  const extent = useMemo(() => extentOf(recorded), [recorded]);
  const mapping = useMemo(
    () => (extent === null ? null : mapTime(extent, cutsGaps ? findGaps(recorded, GAP_THRESHOLD) : [])),
    [recorded, extent, cutsGaps],
  );
  const { th: isOnlyFound, ts: standings, tk: kinds, tt: tools, ta: agents } = url;
  const filter = useMemo<ItemFilter>(
    () => ({ found: isOnlyFound === true ? found : null, standings, kinds, tools, agents }),
    [isOnlyFound, found, standings, kinds, tools, agents],
  );
  const settled = useDeferredValue(filter);
  const index = useMemo(() => indexTimeline(recorded, settled), [recorded, settled]);
  const order = useMemo(() => laneOrder(recorded), [recorded]);
  const { fold: folded } = url;
  const collapsed = useMemo(() => {
    const names = new Set<string>(folded ?? []);
    return new Set(view.timeline.lanes.map(({ session }) => session).filter((session) => names.has(session)));
  }, [folded, view.timeline.lanes]);
  return {
    recorded,
    extent,
    mapping,
    index,
    order,
    filter,
    isFiltered: !isEverything(filter),
    collapsed,
    cutsGaps,
    hidesEmpty: !(url.empty ?? false),
  };
}
