// What the search of the bundle found, as the timeline needs it: the bars and moments that hold it, and the times of the ticks
// of each lane. Made once per answer; lanes that the view does not show have none.
"use client";

import { useMemo } from "react";
import { useSharedSearch } from "@/components/search/search-context.tsx";
import type { SearchNames } from "@/components/search/use-search.ts";
import { useSession } from "@/components/session/session-context.tsx";
import type { FoundItems } from "@/lib/layout/item-filter.ts";
import { timeIn } from "@/lib/layout/recorded.ts";
import type { SpanColumns } from "@/lib/model/bundle-view.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import type { HitRow, SearchResult } from "@/lib/model/search.ts";

export interface Found {
  readonly items: FoundItems;
  readonly count: number;
  /** In order. */
  readonly times: ReadonlyMap<SessionId, Float64Array>;
  /** The hit that is shown. */
  readonly current: HitRow | null;
}

/** null: no search is open, or nothing is known yet of what it finds. */
export function useFoundItems(): Found | null {
  const { columns, view, details } = useSession();
  const { result, names, current } = useSharedSearch();
  const found = useMemo(() => {
    if (result === null || names === null) return null;
    const items = itemsIn(result, names, details.momentIds);
    const loaded = new Set(view.timeline.lanes.map(({ session }) => session));
    return {
      items,
      count: items.spans.size + items.moments.size,
      times: timesIn(result, names, columns, loaded),
    };
  }, [result, names, columns, view.timeline.lanes, details]);
  return useMemo(() => (found === null ? null : { ...found, current }), [found, current]);
}

function itemsIn({ places }: SearchResult, { moments }: SearchNames, ids: readonly string[]): FoundItems {
  const owners = new Set(places.owner);
  const spans = new Set<number>();
  for (const span of places.span) if (span >= 0) spans.add(span);
  const found = new Set<string>();
  moments.forEach((owner, moment) => {
    const id = ids[moment];
    if (owners.has(owner) && id !== undefined) found.add(id);
  });
  return { spans, moments: found };
}

function timesIn(
  { places }: SearchResult,
  { sessions }: SearchNames,
  columns: SpanColumns,
  shown: ReadonlySet<SessionId>,
): ReadonlyMap<SessionId, Float64Array> {
  const times = new Map<SessionId, number[]>();
  for (let place = 0; place < places.count; place += 1) {
    const session = sessions[places.session[place] ?? -1];
    const span = places.span[place] ?? -1;
    const at = span >= 0 ? timeIn(columns.from, span) : timeIn(places.at, place);
    if (session === undefined || !shown.has(session) || !Number.isFinite(at)) continue;
    const known = times.get(session) ?? [];
    known.push(at);
    times.set(session, known);
  }
  return new Map([...times].map(([session, known]) => [session, Float64Array.from(known).sort()]));
}
