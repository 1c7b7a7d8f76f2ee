// Axis, lane labels and drawing, with pointer and keys. The lanes scroll under the axis; the canvas stays in sight and
// paints the part that is scrolled to.
"use client";

import { type MouseEvent, type PointerEvent, type RefObject, useId, useRef, useState } from "react";
import { useClock } from "@/components/ui/clock-context.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { type Hit, hitTest } from "@/lib/layout/hit-test.ts";
import type { Recorded } from "@/lib/layout/recorded.ts";
import type { TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import type { ClaimId, SessionId } from "@/lib/model/ids.ts";
import { formatTime } from "@/lib/words/clock.ts";
import { LABEL_WIDTH, LaneLabels } from "./lane-labels.tsx";
import type { Outline } from "./paint-outline.ts";
import { TimeAxis } from "./time-axis.tsx";
import { TimelineCanvas } from "./timeline-canvas.tsx";
import type { Found } from "./use-found-items.ts";
import { useGestures } from "./use-gestures.ts";
import type { TimelineKeys } from "./use-timeline-keys.ts";
import type { TimeWindow } from "./use-viewport.ts";

/** Where the pointer is, from the corner of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface TimelinePlotProps {
  readonly plan: TimelinePlan;
  /** No lane is laid out yet. */
  readonly isBlank: boolean;
  readonly recorded: Recorded;
  readonly timeWindow: TimeWindow;
  readonly sight: { readonly top: number; readonly height: number };
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
  readonly onScroll: (top: number) => void;
  readonly labels: "beside" | "above";
  /** The height of all lanes, shown or left out. */
  readonly basis: number;
  readonly pointed: Point | null;
  /** What lies under the pointer. */
  readonly hit: Hit | null;
  readonly onPoint: (point: Point | null) => void;
  readonly onHit: (hit: Hit, from: HTMLElement) => void;
  readonly onDoubleHit: (hit: Hit | null, x: number) => void;
  readonly hovered: Outline | null;
  /** What a search found: ticks on the lanes. */
  readonly found: Found | null;
  readonly current: Outline | null;
  readonly currentClaim: ClaimId | null;
  readonly currentLine: string;
  readonly keys: TimelineKeys;
  readonly onFocus: () => void;
  readonly onToggleLane: (session: SessionId) => void;
  readonly onToggleAll: () => void;
  readonly isAllCollapsed: boolean;
}

export function TimelinePlot(props: TimelinePlotProps) {
  const { plan, sight, scroller, measure, labels, pointed } = props;
  const words = useWords();
  const left = labels === "beside" ? LABEL_WIDTH : 0;
  return (
    <div className="timeline-plot">
      <div className="timeline-axis">
        <div className="flex-none" style={{ width: left }}>
          {left > 0 && <CollapseAll {...props} />}
        </div>
        <TimeAxis plan={plan} pointerX={pointed?.x ?? null} />
      </div>
      <div
        className="timeline-lanes"
        onScroll={(event) => props.onScroll(event.currentTarget.scrollTop)}
        ref={(element) => {
          scroller.current = element;
          return measure(element);
        }}
        style={{ flexBasis: props.basis }}
      >
        <div className="sticky top-0 z-10 h-0" style={{ marginLeft: left }}>
          <Surface {...props} />
        </div>
        <div className="relative" style={{ height: plan.height }}>
          <LaneLabels
            boxes={plan.boxes}
            lanes={props.recorded.timeline.lanes}
            onToggle={props.onToggleLane}
            sight={sight}
          />
        </div>
        {plan.boxes.length === 0 && !props.isBlank && (
          <p className="p-4 text-ink-2">{words.timeline.noRows}</p>
        )}
      </div>
    </div>
  );
}

function CollapseAll({ isAllCollapsed, onToggleAll }: TimelinePlotProps) {
  const { timeline } = useWords();
  const name = isAllCollapsed ? timeline.expandAll : timeline.collapseAll;
  return (
    <button
      aria-label={name}
      className="ml-1.5 flex size-5 items-center justify-center rounded-control hover:bg-hover"
      onClick={onToggleAll}
      title={name}
      type="button"
    >
      <Icon className="text-ink-3" name={isAllCollapsed ? "right" : "down"} />
    </button>
  );
}

/** The focusable drawing: its current mark is said as text whenever it changes. */
function Surface(props: TimelinePlotProps) {
  const { plan, recorded, timeWindow, sight, scroller, pointed, onPoint, keys } = props;
  const { timeline } = useWords();
  const clock = useClock();
  const surface = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isDragging, setDragging] = useState(false);
  useGestures(surface, {
    onZoom: timeWindow.zoomAt,
    onPan: (dx, dy) => {
      timeWindow.pan(dx);
      scroller.current?.scrollBy({ top: dy });
    },
  });
  const pointAt = (event: PointerEvent | MouseEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const hitAt = ({ x, y }: Point): Hit | null => hitTest(plan, x, y + sight.top);
  const height = Math.max(1, sight.height);
  return (
    <div
      aria-describedby={`${id}-current`}
      aria-label={timeline.canvas(
        plan.boxes.length,
        formatTime(plan.range.from, clock),
        formatTime(plan.range.to, clock),
      )}
      aria-roledescription={timeline.canvasRole}
      className="timeline-surface"
      data-claim={props.currentClaim ?? undefined}
      data-pointing={props.hit !== null && props.hit.kind !== "gap"}
      onClick={(event) => {
        const hit = hitAt(pointAt(event));
        if (hit !== null) props.onHit(hit, event.currentTarget);
      }}
      onDoubleClick={(event) => {
        const point = pointAt(event);
        props.onDoubleHit(hitAt(point), point.x);
      }}
      onFocus={props.onFocus}
      onKeyDown={keys.onKeyDown}
      onPointerDown={() => setDragging(true)}
      onPointerLeave={() => onPoint(null)}
      onPointerMove={(event) => {
        if (event.pointerType !== "touch") onPoint(pointAt(event));
      }}
      onPointerUp={() => setDragging(false)}
      ref={surface}
      role="application"
      style={{ height, width: plan.width, cursor: isDragging ? "grabbing" : undefined }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing answers keys, as its role says.
      tabIndex={0}
    >
      <TimelineCanvas
        current={props.current}
        found={props.found}
        height={height}
        hovered={props.hovered}
        plan={plan}
        recorded={recorded}
        top={sight.top}
      />
      {pointed !== null && (
        <div aria-hidden="true" className="timeline-crosshair" style={{ left: pointed.x }} />
      )}
      <p className="sr" id={`${id}-current`} role="status">
        {keys.notice === "" ? props.currentLine : keys.notice}
      </p>
    </div>
  );
}
