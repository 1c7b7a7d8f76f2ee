// The session page before its address is read: what the exported file itself shows.

import { useWords } from "@/components/ui/use-words.ts";

export function SessionStarting() {
  const words = useWords();
  return (
    <main className="p-4">
      <h1 className="text-title font-semibold">{words.session.heading}</h1>
      <p className="text-ink-2">{words.session.starting}</p>
    </main>
  );
}
