// The Reference before its records are here: what the exported file itself shows.

import { EachLanguage } from "@/components/ui/each-language.tsx";

export function ReferenceStarting() {
  return (
    <main className="p-4">
      <EachLanguage>
        {({ pages, library, session }) => (
          <>
            <h1 className="font-semibold text-title">{pages.reference}</h1>
            <p className="text-ink-2">{session.starting}</p>
            <noscript>
              <p className="mt-3">{library.noScript}</p>
            </noscript>
          </>
        )}
      </EachLanguage>
    </main>
  );
}
