// The whole session with the visible range in an accent frame. The frame is dragged, its handles are dragged, or arrow
// keys move it (with Shift: resize it). Nothing here needs dragging: the range menu has fields.
"use client";

import { brushX, type D3BrushEvent, select } from "d3";
import { type KeyboardEvent, memo, useCallback, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { keyOf } from "@/components/keys/match-key.ts";
import { useClock } from "@/components/ui/clock-context.tsx";
import { usePieces } from "@/components/ui/use-pieces.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { Pieces } from "@/lib/base/pieces.ts";
import { layingOverview, type OverviewPlan, type OverviewRequest } from "@/lib/layout/overview.ts";
import type { Extent } from "@/lib/layout/recorded.ts";
import type { Tick } from "@/lib/layout/ticks.ts";
import type { TimeMapping } from "@/lib/layout/time-mapping.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import { fitted, type Paper, projectionOf } from "@/lib/layout/viewport.ts";
import { formatTime } from "@/lib/words/clock.ts";
import { tickLabel } from "@/lib/words/tick-label.ts";
import { useColours } from "./colours.ts";
import { paintAllHits } from "./paint-hits.ts";
import { paintOverview } from "./paint-overview.ts";
import { penFor } from "./pen.ts";
import type { Found } from "./use-found-items.ts";
import { useSize } from "./use-size.ts";
import type { TimeWindow } from "./use-viewport.ts";

export interface OverviewBrushProps {
  readonly index: TimelineIndex;
  readonly mapping: TimeMapping;
  readonly range: Extent;
  readonly timeWindow: TimeWindow;
  readonly height: number;
  readonly found: Found | null;
}

const HANDLE = { width: 8, height: 20, toHit: 24 };
const GAP_WIDTH = 10;
const MARGIN = 6;
const STEP = 40;
const NO_TICKS: readonly Tick[] = [];

export const OverviewBrush = memo(function OverviewBrush(props: OverviewBrushProps) {
  const { index, mapping, range, timeWindow, height, found } = props;
  const words = useWords();
  const clock = useClock();
  const [size, measure] = useSize();
  const { width } = size;
  const view = useMemo(() => {
    const paper: Paper = { mapping, width: Math.max(1, width), gapWidth: GAP_WIDTH, margin: MARGIN };
    return projectionOf(paper, fitted(paper));
  }, [mapping, width]);
  const [left, right] = [view.x(range.from), view.x(range.to)];
  const frame = useBrush({
    left,
    right,
    width,
    height,
    onShow: (from, to) => timeWindow.show({ from: view.at(from), to: view.at(to) }),
  });
  const plan = usePieces(
    useCallback(() => {
      const since = clock.zone === "start" ? clock.start : null;
      const ticks = { offsetAt: clock.offsetAt, since };
      return laying(width === 0 ? null : { index, mapping, view, clock: ticks });
    }, [index, mapping, view, width, clock]),
  );
  const canvas = useOverviewCanvas({ plan, found, width, height });

  const onKeyDown = (event: KeyboardEvent) => {
    const id = keyOf("brush", event);
    if (id === null) return;
    const by = event.key === "ArrowRight" ? 1 : -1;
    event.preventDefault();
    event.stopPropagation();
    if (id === "brushResize") timeWindow.zoom(by === 1 ? 1 / 1.25 : 1.25);
    else timeWindow.pan(by * STEP);
  };
  const { timeline } = words;
  return (
    <div className="timeline-overview">
      <div className="relative" ref={measure} style={{ height }}>
        <canvas className="absolute inset-0" ref={canvas} style={{ width, height }} />
        <div
          aria-label={timeline.brush}
          aria-orientation="horizontal"
          aria-valuemax={100}
          aria-valuemin={0}
          aria-valuenow={Math.round((100 * (left + right)) / 2 / Math.max(1, width))}
          aria-valuetext={timeline.brushValue(formatTime(range.from, clock), formatTime(range.to, clock))}
          className="absolute inset-0"
          onKeyDown={onKeyDown}
          role="slider"
          tabIndex={0}
          title={timeline.brushHelp}
        >
          <svg aria-hidden="true" className="timeline-brush" height={height} width={width}>
            <rect className="brush-veil" height={height} width={Math.max(0, left)} x={0} y={0} />
            <rect className="brush-veil" height={height} width={Math.max(0, width - right)} x={right} y={0} />
            <g ref={frame} />
            {[left, right].map((x, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two ends are what they are by their place.
              <g className="brush-handle" key={place} transform={`translate(${x} ${height / 2})`}>
                <rect
                  height={HANDLE.height}
                  rx={2}
                  width={HANDLE.width}
                  x={-HANDLE.width / 2}
                  y={-HANDLE.height / 2}
                />
                <path d="M0 -5V5" />
              </g>
            ))}
          </svg>
        </div>
      </div>
      <OverviewTicks ticks={plan?.ticks ?? NO_TICKS} width={view.width} />
    </div>
  );
});

/** Nothing has a place before the strip has a width. */
function* laying(request: OverviewRequest | null): Pieces<OverviewPlan | null> {
  return request === null ? null : yield* layingOverview(request);
}

function OverviewTicks({ ticks, width }: { readonly ticks: readonly Tick[]; readonly width: number }) {
  const clock = useClock();
  return (
    <svg aria-hidden="true" className="block text-micro" height={14} width={width}>
      {ticks
        .filter(({ isLabelled, x }) => isLabelled && x < width - 60)
        .map((tick) => (
          <text className="fill-ink-3" key={tick.at} x={tick.x} y={11}>
            {tickLabel(tick, clock)}
          </text>
        ))}
    </svg>
  );
}

interface BrushInput {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
  readonly onShow: (left: number, right: number) => void;
}

/** d3's brush on a group: it is moved along with the window, and only a person's moves are answered. */
function useBrush({ left, right, width, height, onShow }: BrushInput) {
  const group = useRef<SVGGElement>(null);
  const show = useEffectEvent((event: D3BrushEvent<unknown>) => {
    if (event.sourceEvent === null || event.sourceEvent === undefined) return;
    const { selection } = event;
    if (!Array.isArray(selection)) return;
    const [from, to] = selection;
    if (typeof from === "number" && typeof to === "number" && to - from > 1) onShow(from, to);
  });
  const brush = useMemo(() => {
    const made = brushX<unknown>().handleSize(HANDLE.toHit).keyModifiers(false);
    return made.extent([
      [0, -1],
      [Math.max(1, width), height + 1],
    ]);
  }, [width, height]);
  useEffect(() => {
    const element = group.current;
    if (element === null) return undefined;
    brush.on("brush end", (event: D3BrushEvent<unknown>) => show(event));
    select<SVGGElement, unknown>(element).call(brush);
    return () => {
      select(element).on(".brush", null).selectChildren().remove();
    };
  }, [brush]);
  useEffect(() => {
    if (group.current === null) return;
    select<SVGGElement, unknown>(group.current).call((on) =>
      brush.move(on, [left, Math.max(left + 2, right)]),
    );
  }, [brush, left, right]);
  return group;
}

interface OverviewInput {
  /** null: not laid out yet. */
  readonly plan: OverviewPlan | null;
  readonly found: Found | null;
  readonly width: number;
  readonly height: number;
}

function useOverviewCanvas({ plan, found, width, height }: OverviewInput) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colours = useColours();
  useEffect(() => {
    const pen =
      canvas.current === null || colours === null ? null : penFor(canvas.current, colours, width, height);
    if (pen === null || plan === null) return;
    paintOverview(pen, plan);
    if (found !== null) paintAllHits(pen, plan.view, found);
  }, [plan, found, colours, width, height]);
  return canvas;
}
