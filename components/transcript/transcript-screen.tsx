// The Transcript screen: everything that a session's files record, in record order.
"use client";

import { useSession } from "@/components/session/session-context.tsx";
import { useWords } from "@/components/ui/use-words.ts";

export function TranscriptScreen() {
  const words = useWords();
  const { rowPlace } = useSession();
  return (
    <section className="p-4" data-row={rowPlace?.at}>
      <h2 className="sr">{words.session.tab.transcript}</h2>
    </section>
  );
}
