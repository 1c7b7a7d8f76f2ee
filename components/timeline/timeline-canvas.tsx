// The drawing itself: one canvas for the plan, one above it for what changes with every move of the pointer (what is
// hovered, what is current). What they show is said as text elsewhere, so both are hidden from screen readers.
"use client";

import { memo, useEffect, useMemo, useRef, useState } from "react";
import { useClock } from "@/components/ui/clock-context.tsx";
import { useMarkWords } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { Recorded } from "@/lib/layout/recorded.ts";
import type { TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import { type Colours, useColours } from "./colours.ts";
import { bandTexts } from "./item-words.ts";
import { paintHits } from "./paint-hits.ts";
import { type Outline, paintOutline } from "./paint-outline.ts";
import { paintTimeline } from "./paint-timeline.ts";
import { penFor } from "./pen.ts";
import { plainText } from "./plain-text.ts";
import type { Found } from "./use-found-items.ts";

export interface TimelineCanvasProps {
  readonly plan: TimelinePlan;
  readonly recorded: Recorded;
  readonly top: number;
  readonly height: number;
  readonly hovered: Outline | null;
  readonly current: Outline | null;
  readonly found: Found | null;
}

export function TimelineCanvas(props: TimelineCanvasProps) {
  const colours = useColours();
  if (colours === null || props.plan.width <= 1) return null;
  return (
    <>
      <PlanCanvas {...props} colours={colours} />
      <OutlineCanvas {...props} colours={colours} />
    </>
  );
}

type Painted = TimelineCanvasProps & { readonly colours: Colours };

const PlanCanvas = memo(
  function PlanCanvas({ plan, recorded, top, height, colours }: Painted) {
    const canvas = useRef<HTMLCanvasElement>(null);
    const words = useWords();
    const marks = useMarkWords();
    const fonts = useFontsReady();
    const shown = useMemo<Recorded>(
      () => ({
        ...recorded,
        columns: { ...recorded.columns, names: recorded.columns.names.map((name) => plainText(name, marks)) },
      }),
      [recorded, marks],
    );
    // biome-ignore lint/correctness/useExhaustiveDependencies: text is measured anew when the fonts have come.
    useEffect(() => {
      const element = canvas.current;
      const pen = element === null ? null : penFor(element, colours, plan.width, height);
      if (pen === null) return;
      paintTimeline(pen, plan, shown, top, {
        band: (shape) => bandTexts(shape, words),
        gap: words.timeline.gap,
      });
    }, [plan, shown, top, height, colours, words, fonts]);
    return <canvas className="absolute inset-0" ref={canvas} style={{ width: plan.width, height }} />;
  },
  (before, after) =>
    before.plan === after.plan &&
    before.recorded === after.recorded &&
    before.top === after.top &&
    before.height === after.height &&
    before.colours === after.colours,
);

function OutlineCanvas({ plan, top, height, colours, hovered, current, found }: Painted) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const clock = useClock();
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels hold times, which the clock writes.
  useEffect(() => {
    const element = canvas.current;
    const pen = element === null ? null : penFor(element, colours, plan.width, height);
    if (pen === null) return;
    pen.context.translate(0, -top);
    if (found !== null) paintHits(pen, plan, found);
    if (hovered !== null && hovered.item !== current?.item) paintOutline(pen, hovered, false);
    if (current !== null) paintOutline(pen, current, true);
  }, [plan, top, height, colours, hovered, current, found, clock]);
  return (
    <canvas
      className="pointer-events-none absolute inset-0"
      ref={canvas}
      style={{ width: plan.width, height }}
    />
  );
}

/** Counts up when the page's fonts have loaded. */
function useFontsReady(): number {
  const [ready, setReady] = useState(0);
  useEffect(() => {
    let isGone = false;
    void document.fonts.ready.then(() => {
      if (!isGone) setReady(1);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return ready;
}
