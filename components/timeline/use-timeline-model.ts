// From the opened bundle to what a frame is laid out from: extent and cuts, the filtered index, the order of lanes.
// Each part is made anew only when what it is made from changes; panning and zooming make none of them.
"use client";

import { useCallback, useMemo, useRef } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { usePieces } from "@/components/ui/use-pieces.ts";
import { type FoundItems, type ItemFilter, isEverything } from "@/lib/layout/item-filter.ts";
import { type Measured, measuring } from "@/lib/layout/measured.ts";
import type { Present } from "@/lib/layout/present.ts";
import type { Extent, Recorded } from "@/lib/layout/recorded.ts";
import { mapTime, type TimeMapping } from "@/lib/layout/time-mapping.ts";
import { indexingTimeline, type TimelineIndex } from "@/lib/layout/timeline-index.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import type { TimelineUrl } from "./use-timeline-url.ts";

export interface TimelineModel {
  readonly recorded: Recorded;
  /** null: nothing carries a time. */
  readonly extent: Extent | null;
  readonly mapping: TimeMapping | null;
  readonly index: TimelineIndex;
  readonly order: readonly number[];
  /** What the filters can offer. */
  readonly present: Present;
  readonly filter: ItemFilter;
  readonly isFiltered: boolean;
  readonly collapsed: ReadonlySet<SessionId>;
  readonly cutsGaps: boolean;
  readonly hidesEmpty: boolean;
}

/**
 * `found` is what the search of the bundle found; null: none is open. null is given while a large bundle is made ready, which
 * is done in pieces so that the page answers meanwhile; what another filter shows is given once it is ready, the last till then.
 */
export function useTimelineModel(url: TimelineUrl, found: FoundItems | null): TimelineModel | null {
  const { view, columns } = useSession();
  const recorded = useMemo<Recorded>(() => ({ timeline: view.timeline, columns }), [view.timeline, columns]);
  const cutsGaps = url.cut ?? true;
  const { th: isOnlyFound, ts: standings, tk: kinds, tt: tools, ta: agents } = url;
  const filter = useMemo<ItemFilter>(
    () => ({ found: isOnlyFound === true ? found : null, standings, kinds, tools, agents }),
    [isOnlyFound, found, standings, kinds, tools, agents],
  );
  const measured = usePieces(useCallback(() => measuring(recorded), [recorded]));
  const indexed = usePieces(useCallback(() => indexingTimeline(recorded, filter), [recorded, filter]));
  const ready = useLastPair(measured, indexed);
  const mapping = useMemo(() => {
    if (ready === null || ready.measured.extent === null) return null;
    return mapTime(ready.measured.extent, cutsGaps ? ready.measured.gaps : []);
  }, [ready, cutsGaps]);
  const { fold: folded } = url;
  const collapsed = useMemo(() => {
    const names = new Set<string>(folded ?? []);
    return new Set(view.timeline.lanes.map(({ session }) => session).filter((session) => names.has(session)));
  }, [folded, view.timeline.lanes]);
  // Of another bundle nothing is shown; the same one without its inferences takes the place of what is shown once it is ready.
  if (ready === null || ready.indexed.recorded.columns !== columns) return null;
  return {
    recorded: ready.indexed.recorded,
    extent: ready.measured.extent,
    mapping,
    index: ready.indexed,
    order: ready.measured.order,
    present: ready.measured.present,
    filter,
    isFiltered: !isEverything(filter),
    collapsed,
    cutsGaps,
    hidesEmpty: !(url.empty ?? false),
  };
}

/** The last two that belong together: both are of the same records. */
function useLastPair(measured: Measured | null, indexed: TimelineIndex | null) {
  const last = useRef<{ readonly measured: Measured; readonly indexed: TimelineIndex } | null>(null);
  const isPair = measured !== null && indexed !== null && measured.recorded === indexed.recorded;
  if (isPair && (last.current?.measured !== measured || last.current.indexed !== indexed))
    last.current = { measured, indexed };
  return last.current;
}
