// When a bundle was last opened here: the day in a word where it is near, and the time.
"use client";

import { useWords } from "@/components/ui/use-words.ts";
import { epochMs } from "@/lib/base/time.ts";
import { type Clock, formatDate, formatDateTime, formatTimeShort } from "@/lib/words/clock.ts";

const DAY_MS = 86_400_000;

export function OpenedAt({ at, clock }: { readonly at: number | null; readonly clock: Clock }) {
  const words = useWords().library.opened;
  if (at === null) return <span className="text-ink-3">{words.never}</span>;
  const instant = epochMs(at);
  const day = formatDate(instant, clock);
  const now = Date.now();
  const isToday = day === formatDate(epochMs(now), clock);
  const isYesterday = day === formatDate(epochMs(now - DAY_MS), clock);
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(instant, clock)}>
      {isToday ? words.today : isYesterday ? words.yesterday : day}
      <span className="block text-ink-2 text-small">{formatTimeShort(instant, clock).slice(0, 5)}</span>
    </time>
  );
}
