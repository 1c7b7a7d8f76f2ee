// The Overview tab of an open session.
"use client";

import { useSession } from "@/components/session/session-context.tsx";
import { StatusSlot } from "@/components/session/status-slot.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { Legend } from "@/components/ui/legend.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { EpochMs } from "@/lib/base/time.ts";
import { type Clock, formatDate, formatDateTime, formatOffset, formatTime } from "@/lib/words/clock.ts";
import { OverviewContent } from "./overview-content.tsx";

export function OverviewScreen() {
  const words = useWords();
  const clock = useClock();
  const { view } = useSession();
  return (
    <>
      <OverviewContent legend={<Legend />} view={view} />
      <StatusSlot>
        <span>{words.session.sessions(view.sessions.length)}</span>
        {view.timeline.from !== null && view.timeline.to !== null && (
          <span className="truncate">
            <Span clock={clock} from={view.timeline.from} to={view.timeline.to} />
          </span>
        )}
      </StatusSlot>
    </>
  );
}

interface SpanProps {
  readonly from: EpochMs;
  readonly to: EpochMs;
  readonly clock: Clock;
}

/** By the wall, whatever the reader counts from; the date and the offset once where they are the same. */
function Span({ from, to, clock }: SpanProps) {
  const words = useWords().session;
  const wall: Clock = clock.zone === "start" ? { ...clock, zone: "local" } : clock;
  const isOneDay =
    formatDate(from, wall) === formatDate(to, wall) && wall.offsetAt(from) === wall.offsetAt(to);
  if (!isOneDay) return words.span(formatDateTime(from, wall), formatDateTime(to, wall));
  const [start, end] = [formatTime(from, wall), formatTime(to, wall)];
  return words.daySpan(formatDate(from, wall), start, end, formatOffset(wall.offsetAt(from)));
}
