// The session page before its address is read: what the exported file itself shows.

import { EachLanguage } from "@/components/ui/each-language.tsx";

export function SessionStarting() {
  return (
    <main className="p-4">
      <EachLanguage>
        {({ session }) => (
          <>
            <h1 className="text-title font-semibold">{session.heading}</h1>
            <p className="text-ink-2">{session.starting}</p>
          </>
        )}
      </EachLanguage>
    </main>
  );
}
