// A timeline that has times: holds the window, the current item and what the pointer is on, and lays each frame out.
"use client";

import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { useClock } from "@/components/ui/clock-context.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Item } from "@/lib/layout/item.ts";
import { arrangeLanes } from "@/lib/layout/lanes.ts";
import type { TimeMapping } from "@/lib/layout/time-mapping.ts";
import { layTimelineOut } from "@/lib/layout/timeline-layout.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { factsOf } from "./item-facts.ts";
import { hitLine, itemLine, labelOf } from "./item-words.ts";
import { KeyRow } from "./key-row.tsx";
import { LABEL_WIDTH } from "./lane-labels.tsx";
import { outlineOf, outlineOfHit } from "./outlines.ts";
import { OverviewBrush } from "./overview-brush.tsx";
import { RangeMenu } from "./range-menu.tsx";
import { TimelineBar } from "./timeline-bar.tsx";
import { type Pointed, TimelinePlot } from "./timeline-plot.tsx";
import { TimelineReadout } from "./timeline-readout.tsx";
import { TimelineTable } from "./timeline-table.tsx";
import { useCursor } from "./use-cursor.ts";
import { useHits } from "./use-hits.ts";
import { useItemActions } from "./use-item-actions.ts";
import { useLaneSight } from "./use-lane-sight.ts";
import { useSize } from "./use-size.ts";
import { useSpanRows } from "./use-span-rows.ts";
import { firstInSight, useTimelineKeys, useZoomKeys } from "./use-timeline-keys.ts";
import type { TimelineModel } from "./use-timeline-model.ts";
import type { ChangeTimelineUrl } from "./use-timeline-url.ts";
import { useViewport } from "./use-viewport.ts";
import { ViewSwitch } from "./view-switch.tsx";

export interface TimelineViewProps {
  readonly model: TimelineModel;
  readonly mapping: TimeMapping;
  readonly change: ChangeTimelineUrl;
}

/** Below this width labels lie above the lanes, and the table comes first. */
const NARROW = 640;
const OVERVIEW = { wide: 44, narrow: 28 };

export function TimelineView({ model, mapping, change }: TimelineViewProps) {
  const { index, recorded, order, collapsed, hidesEmpty } = model;
  const words = useWords();
  const clock = useClock();
  const speech = useMemo(() => ({ words, clock }), [words, clock]);
  const [root, measureRoot] = useSize();
  const [shown, setShown] = useState<"table" | "drawing">("table");
  const isNarrow = root.width > 0 && root.width < NARROW;
  const labels = isNarrow ? "above" : "beside";
  const lanes = useLaneSight();
  const showsPlot = !isNarrow || shown === "drawing";
  const width = showsPlot && lanes.width > 0 ? lanes.width : root.width;
  const window = useViewport(mapping, Math.max(1, width - (isNarrow ? 0 : LABEL_WIDTH)));
  const { paper, viewport } = window;
  const { sight } = lanes;
  const whole = useMemo(
    () => arrangeLanes(index, { order, collapsed, labels, onlyIn: null }).height,
    [index, order, collapsed, labels],
  );
  // Lanes come and go with the range only where they do not all fit; the drawing keeps its height either way.
  const hideEmpty = hidesEmpty && sight.height < whole;
  const plan = useMemo(
    () =>
      layTimelineOut({
        index,
        paper,
        viewport,
        lanes: { order, collapsed, labels, hideEmpty },
        sight,
        clock: { offsetAt: clock.offsetAt, since: clock.zone === "start" ? clock.start : null },
      }),
    [index, paper, viewport, order, collapsed, labels, hideEmpty, sight, clock],
  );
  const revealLane = useCallback(
    (item: Item) => lanes.reveal(item, index, plan.boxes),
    [lanes.reveal, index, plan.boxes],
  );
  const cursor = useCursor(index, window, revealLane);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [rowHovered, setRowHovered] = useState<Item | null>(null);
  const open = useItemActions(index);
  const hits = useHits({ index, window, cursor, open });
  const search = useRef<HTMLInputElement>(null);
  useZoomKeys(window, () => search.current?.focus());
  const keys = useTimelineKeys({ index, plan, cursor, window, words, open, zoomTo: hits.zoomTo });

  const facts = cursor.item === null ? null : factsOf(index, cursor.item);
  const spanRow = useSpanRows(facts?.kind === "span" ? [facts.span] : []);
  const row = facts?.kind === "span" ? spanRow(facts.span) : null;
  const says = row?.status === "read" ? row.row.says : null;
  const current = facts === null ? null : outlineOf(index, plan, facts.item, labelOf(facts, speech));
  const hoveredFacts = rowHovered === null ? null : factsOf(index, rowHovered);
  const hit = pointed?.hit ?? null;
  const hitItem = hits.itemOf(hit);
  const hitFacts = hitItem === null ? null : factsOf(index, hitItem);
  const hovered =
    hoveredFacts !== null
      ? outlineOf(index, plan, hoveredFacts.item, labelOf(hoveredFacts, speech))
      : hit === null
        ? null
        : outlineOfHit(
            index,
            hit,
            hitFacts === null ? hitLine(hit, index, speech) : labelOf(hitFacts, speech),
          );
  const currentLine = facts === null ? "" : itemLine(facts, speech, says);
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
    <div className="timeline" data-narrow={isNarrow} ref={measureRoot}>
      <h2 className="sr">{words.timeline.heading}</h2>
      <TimelineBar change={change} isNarrow={isNarrow} model={model} search={search} window={window} />
      <div className="timeline-top">
        <OverviewBrush
          height={isNarrow ? OVERVIEW.narrow : OVERVIEW.wide}
          index={index}
          mapping={mapping}
          range={plan.range}
          window={window}
        />
        <RangeMenu extent={mapping.extent} range={plan.range} window={window} />
      </div>
      {isNarrow && <ViewSwitch onChange={setShown} shown={shown} />}
      {showsPlot && (
        <>
          <TimelinePlot
            basis={whole}
            current={current}
            currentClaim={facts?.kind === "moment" ? facts.moment.claim : null}
            currentLine={currentLine}
            hovered={hovered}
            isAllCollapsed={isAllCollapsed}
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
            window={window}
          />
          <KeyRow
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
          start={mapping.extent.from}
        />
      )}
      <TimelineReadout
        cuts={plan.gaps.length}
        line={hit === null ? currentLine : hitLine(hit, index, speech)}
        range={plan.range}
      />
    </div>
  );
}
