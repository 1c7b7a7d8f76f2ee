// What the exported page holds before its script runs: what this is, and that it needs the script. Made on the server: no script
// of the page holds these texts.

import { EachLanguage } from "@/components/ui/each-language.tsx";

export function LibraryShell() {
  return (
    <main className="mx-auto max-w-400 px-4 py-5 lg:px-8">
      <EachLanguage>
        {({ library }) => (
          <>
            <h1 className="font-semibold text-title">{library.title}</h1>
            <p className="mt-3 font-medium text-lead">{library.dropTitle}</p>
            <p className="text-ink-2">{library.dropText}</p>
            <noscript>
              <p className="mt-3">{library.noScript}</p>
            </noscript>
          </>
        )}
      </EachLanguage>
    </main>
  );
}
