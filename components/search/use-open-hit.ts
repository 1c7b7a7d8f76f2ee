// Where a hit is opened: on the tab that is shown when it can show it, else in the Transcript, and in Source when no row of
// a transcript holds it.
"use client";

import { useCallback } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import type { HitRow } from "@/lib/model/search.ts";

export type HitView = "timeline" | "transcript" | "source";

export function useOpenHit() {
  const { tab, openSource, openRow, showTab } = useSession();
  return useCallback(
    (row: HitRow, view: HitView | null = null) => {
      const { document, line, at, session } = row;
      const wanted = view ?? (tab === "timeline" || tab === "source" ? tab : "transcript");
      if (wanted === "timeline" && canShowOnTimeline(row)) {
        if (tab !== "timeline") showTab("timeline");
      } else if (wanted === "source" || !canShowInTranscript(row)) openSource(document, line, at);
      else openRow({ session, document, line, at });
    },
    [tab, openSource, openRow, showTab],
  );
}

export function canShowOnTimeline({ time, session }: HitRow): boolean {
  return time !== null && session !== null;
}

/** The session's own record, and what no session holds, are rows of no transcript. */
export function canShowInTranscript({ session, kind, time }: HitRow): boolean {
  return session !== null && kind !== "session" && time !== null;
}
