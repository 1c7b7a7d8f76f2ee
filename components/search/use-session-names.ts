// How a session is called in a list of hits: its agent and title, else its shortened id.
"use client";

import { useCallback } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { formatId } from "@/lib/words/format.ts";

export function useSessionNames(): (session: SessionId | null) => string {
  const { search: words, common } = useWords();
  const { lanes } = useSession().view.timeline;
  return useCallback(
    (session) => {
      if (session === null) return words.noSession;
      const lane = lanes.find((one) => one.session === session);
      const parts = [lane?.agent ?? "", lane?.title ?? ""].filter((part) => part !== "");
      return parts.length === 0 ? formatId(session) : parts.join(common.separator);
    },
    [lanes, words, common],
  );
}
