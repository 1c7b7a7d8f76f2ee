// The status bar's part of the Timeline: what the pointer or the keys are on, and the visible range.
"use client";

import { KeyHint, StatusSlot } from "@/components/session/status-slot.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Extent } from "@/lib/layout/recorded.ts";
import { formatTime } from "@/lib/words/clock.ts";

export interface TimelineReadoutProps {
  readonly line: string;
  readonly range: Extent;
  readonly cuts: number;
}

export function TimelineReadout({ line, range, cuts }: TimelineReadoutProps) {
  const { timeline } = useWords();
  const clock = useClock();
  const [from, to] = [formatTime(range.from, clock), formatTime(range.to, clock)];
  return (
    <StatusSlot>
      <span className="min-w-0 flex-1 truncate" data-readout="" title={line}>
        {line}
      </span>
      <span className="flex-none" data-visible-range="">
        {cuts === 0 ? timeline.visible(from, to) : timeline.visibleCut(from, to, cuts)}
      </span>
      <span className="hidden flex-none gap-4 xl:flex">
        <KeyHint keys={["ArrowLeft", "ArrowRight"]}>{timeline.keys.moments}</KeyHint>
        <KeyHint keys={["ArrowUp", "ArrowDown"]}>{timeline.keys.lanes}</KeyHint>
        <KeyHint keys={["l"]}>{timeline.keys.link}</KeyHint>
        <KeyHint keys={["z"]}>{timeline.keys.zoom}</KeyHint>
      </span>
    </StatusSlot>
  );
}
