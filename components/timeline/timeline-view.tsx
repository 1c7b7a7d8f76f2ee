// A timeline that has times: holds the window, the current item and what the pointer is on, and lays each frame out.
"use client";

import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useRangeTrail } from "@/components/range/use-range-trail.ts";
import { useClock } from "@/components/ui/clock-context.tsx";
import { useMarkWords } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { hitTest } from "@/lib/layout/hit-test.ts";
import type { Item } from "@/lib/layout/item.ts";
import type { TimeMapping } from "@/lib/layout/time-mapping.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { KeyRow } from "./key-row.tsx";
import { OverviewBrush } from "./overview-brush.tsx";
import { RangeMenu } from "./range-menu.tsx";
import { TimelineBar } from "./timeline-bar.tsx";
import { type Point, TimelinePlot } from "./timeline-plot.tsx";
import { TimelineReadout } from "./timeline-readout.tsx";
import { TimelineTable } from "./timeline-table.tsx";
import { useCursor } from "./use-cursor.ts";
import type { Found } from "./use-found-items.ts";
import { useFrame } from "./use-frame.ts";
import { useHeldItem } from "./use-held-item.ts";
import { useHits } from "./use-hits.ts";
import { useItemActions } from "./use-item-actions.ts";
import { useSpoken } from "./use-spoken.ts";
import { firstInSight, useTimelineKeys, useZoomKeys } from "./use-timeline-keys.ts";
import type { TimelineModel } from "./use-timeline-model.ts";
import { type ChangeTimelineUrl, NO_FILTERS } from "./use-timeline-url.ts";
import { ViewSwitch } from "./view-switch.tsx";

export interface TimelineViewProps {
  readonly model: TimelineModel;
  readonly mapping: TimeMapping;
  readonly width: number;
  /** Labels lie above the lanes, and the table comes first. */
  readonly isNarrow: boolean;
  readonly change: ChangeTimelineUrl;
  /** What the search of the bundle found; null: none is open. */
  readonly found: Found | null;
}

const OVERVIEW = { wide: 44, narrow: 28 };

export function TimelineView({ model, mapping, width, isNarrow, change, found }: TimelineViewProps) {
  const { index, recorded, collapsed, hidesEmpty } = model;
  const words = useWords();
  const marks = useMarkWords();
  const clock = useClock();
  const [shown, setShown] = useState<"table" | "drawing">("table");
  const labels = isNarrow ? "above" : "beside";
  const isShown = !isNarrow || shown === "drawing";
  const frame = useFrame({ model, mapping, labels, otherWidth: width, isShown });
  const { plan, isBlank, timeWindow, lanes, whole } = frame;
  const { reveal, sight } = lanes;
  const revealLane = useCallback(
    (item: Item) => reveal(item, index, plan.boxes),
    [reveal, index, plan.boxes],
  );
  const showAll = useCallback(() => change(NO_FILTERS), [change]);
  const cursor = useCursor({ index, timeWindow, revealLane, showAll, hit: found?.current ?? null });
  const [pointed, setPointed] = useState<Point | null>(null);
  const [rowHovered, setRowHovered] = useHeldItem(recorded);
  const open = useItemActions(index);
  const { keep } = useRangeTrail();
  const hits = useHits({ index, timeWindow, cursor, open, keep });
  useZoomKeys(timeWindow);
  const keys = useTimelineKeys({ index, plan, cursor, timeWindow, words, marks, open, zoomTo: hits.zoomTo });
  const hit = useMemo(
    () => (pointed === null ? null : hitTest(plan, pointed.x, pointed.y + sight.top)),
    [plan, pointed, sight.top],
  );
  const hitItem = hits.itemOf(hit);
  const spoken = useSpoken({ index, plan, current: cursor.item, hovered: rowHovered, hit, hitItem });
  const tableRange = useDeferredValue(plan.range);
  const toggleLane = useCallback(
    (session: SessionId) => {
      const next = new Set<SessionId>(collapsed);
      if (!next.delete(session)) next.add(session);
      change({ fold: next.size === 0 ? null : [...next] });
    },
    [collapsed, change],
  );
  const isAllCollapsed = recorded.timeline.lanes.every(({ session }) => collapsed.has(session));
  return (
    <>
      <TimelineBar change={change} found={found} isNarrow={isNarrow} model={model} timeWindow={timeWindow} />
      <div className="timeline-top">
        <OverviewBrush
          found={found}
          height={isNarrow ? OVERVIEW.narrow : OVERVIEW.wide}
          index={index}
          mapping={mapping}
          range={plan.range}
          timeWindow={timeWindow}
        />
        <RangeMenu extent={mapping.extent} onFit={timeWindow.fit} onShow={keep} range={plan.range} />
      </div>
      {isNarrow && <ViewSwitch onChange={setShown} shown={shown} />}
      {isShown && (
        <>
          <TimelinePlot
            basis={whole}
            current={spoken.current}
            currentClaim={spoken.claim}
            currentLine={spoken.currentLine}
            found={found}
            hit={hit}
            hovered={spoken.hovered}
            isAllCollapsed={isAllCollapsed}
            isBlank={isBlank}
            keys={keys}
            labels={labels}
            measure={lanes.measure}
            onDoubleHit={hits.zoomToHit}
            onFocus={() => {
              const first = cursor.item === null ? firstInSight(index, plan) : null;
              if (first !== null) cursor.set(first);
            }}
            onHit={hits.choose}
            onPoint={setPointed}
            onScroll={lanes.onScroll}
            onToggleAll={() =>
              change({ fold: isAllCollapsed ? null : recorded.timeline.lanes.map(({ session }) => session) })
            }
            onToggleLane={toggleLane}
            plan={plan}
            pointed={pointed}
            recorded={recorded}
            scroller={lanes.scroller}
            sight={sight}
            timeWindow={timeWindow}
          />
          <KeyRow
            crowdedLinks={plan.crowdedLinks}
            emptyLanes={plan.emptyLanes}
            hidesEmpty={hidesEmpty}
            isNarrow={isNarrow}
            moments={recorded.timeline.moments}
            onToggleEmpty={() => change({ empty: hidesEmpty ? true : null })}
          />
        </>
      )}
      {(!isNarrow || shown === "table") && (
        <TimelineTable
          current={cursor.item}
          hovered={hitItem}
          index={index}
          isFiltered={model.isFiltered}
          isNarrow={isNarrow}
          onChoose={cursor.goTo}
          onHover={setRowHovered}
          range={tableRange}
          start={clock.start ?? mapping.extent.from}
        />
      )}
      <TimelineReadout cuts={plan.gaps.length} line={spoken.line} range={plan.range} />
    </>
  );
}
