// The axis above the lanes: round instants, the true length of each cut, and the flag of the crosshair.
"use client";

import { axisTop, scaleIdentity, select } from "d3";
import { memo, useEffect, useRef } from "react";
import { useClock } from "@/components/ui/clock-context.tsx";
import { labelledGaps, type Tick } from "@/lib/layout/ticks.ts";
import type { TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import { formatTime } from "@/lib/words/clock.ts";
import { formatDuration } from "@/lib/words/format.ts";
import { tickLabel } from "@/lib/words/tick-label.ts";

export interface TimeAxisProps {
  readonly plan: TimelinePlan;
  /** Of the crosshair; null: none. */
  readonly pointerX: number | null;
}

const HEIGHT = 20;
const FLAG = 92;

export function TimeAxis({ plan, pointerX }: TimeAxisProps) {
  const clock = useClock();
  const flagX =
    pointerX === null ? 0 : Math.min(Math.max(0, pointerX - FLAG / 2), Math.max(0, plan.width - FLAG));
  return (
    <div aria-hidden="true" className="relative h-5 overflow-hidden text-micro">
      <Ticks plan={plan} />
      {pointerX !== null && (
        <span
          className="absolute top-0.5 rounded-mark bg-ink py-px text-center font-medium font-mono text-paper"
          style={{ left: flagX, minWidth: FLAG }}
        >
          {formatTime(plan.view.at(pointerX), clock)}
        </span>
      )}
    </div>
  );
}

const Ticks = memo(function Ticks({ plan }: { readonly plan: TimelinePlan }) {
  const clock = useClock();
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (group.current === null) return;
    const ticks = plan.ticks.filter(({ isLabelled, x }) => isLabelled && x >= 0 && x < plan.width - 20);
    // The layout says where each tick stands; the axis draws them there.
    const byPlace = new Map<number, Tick>(ticks.map((tick) => [tick.x, tick]));
    const axis = axisTop<number>(scaleIdentity())
      .tickValues(ticks.map(({ x }) => x))
      .tickFormat((x) => {
        const tick = byPlace.get(Number(x));
        return tick === undefined ? "" : tickLabel(tick, clock);
      })
      .tickSize(0)
      .tickPadding(5);
    select(group.current)
      .call(axis)
      .call((made) => made.select(".domain").remove())
      .attr("font-family", null)
      .attr("font-size", null)
      .selectAll<SVGTextElement, number>("text")
      .attr("text-anchor", "start")
      .attr("dx", 4)
      .attr("fill", null)
      .attr("class", (x) => (isMajor(byPlace.get(x)) ? "fill-ink-2 font-medium" : "fill-ink-3"));
  }, [plan, clock]);
  const cuts = labelledGaps(plan.gaps).filter(({ left, right }) => {
    const middle = (left + right) / 2;
    return middle > 0 && middle < plan.width;
  });
  return (
    <svg aria-hidden="true" className="block" height={HEIGHT} width={plan.width}>
      <g ref={group} transform={`translate(0 ${HEIGHT})`} />
      {cuts.map(({ gap, left, right }) => (
        <text
          className="fill-ink-2 font-medium"
          key={gap.from}
          textAnchor="middle"
          x={(left + right) / 2}
          y={HEIGHT - 6}
        >
          {formatDuration(gap.length)}
        </text>
      ))}
    </svg>
  );
});

function isMajor(tick: Tick | undefined): boolean {
  return tick !== undefined && (tick.form === "time" || tick.form === "date" || tick.form === "clock");
}
