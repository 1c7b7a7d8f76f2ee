// The Overview tab of an open session.
"use client";

import { useSession } from "@/components/session/session-context.tsx";
import { StatusSlot } from "@/components/session/status-slot.tsx";
import { Legend } from "@/components/ui/legend.tsx";
import { OverviewContent } from "./overview-content.tsx";

export function OverviewScreen() {
  const { view } = useSession();
  return (
    <>
      <OverviewContent view={view} />
      <StatusSlot>
        <Legend />
      </StatusSlot>
    </>
  );
}
