// The Overview tab of an open session.
"use client";

import { useSession } from "@/components/session/session-context.tsx";
import { StatusSlot } from "@/components/session/status-slot.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { Legend } from "@/components/ui/legend.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { formatDateTime } from "@/lib/words/clock.ts";
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
          <span>
            {words.session.span(
              formatDateTime(view.timeline.from, clock),
              formatDateTime(view.timeline.to, clock),
            )}
          </span>
        )}
      </StatusSlot>
    </>
  );
}
