// What the exported file of a page itself shows before its script runs: what this is, and that it needs the script. Made on the server,
// in every language: no script of a page holds these texts.

import { EachLanguage } from "@/components/ui/each-language.tsx";
import type { Words } from "@/lib/words/en/index.ts";

export interface StartingTexts {
  readonly title: string;
  readonly lead?: string;
  readonly text: string;
  readonly noScript: string;
}

export interface StartingPageProps {
  readonly textsOf: (words: Words) => StartingTexts;
  /** Where the page's own heading will stand once it is drawn, so that nothing jumps. */
  readonly className?: string;
}

export function StartingPage({ textsOf, className = "p-4" }: StartingPageProps) {
  return (
    <main className={className}>
      <EachLanguage>
        {(words) => {
          const { title, lead, text, noScript } = textsOf(words);
          return (
            <>
              <h1 className="font-semibold text-title">{title}</h1>
              {lead !== undefined && <p className="mt-3 font-medium text-lead">{lead}</p>}
              <p className="text-ink-2">{text}</p>
              <noscript>
                <p className="mt-3">{noScript}</p>
              </noscript>
            </>
          );
        }}
      </EachLanguage>
    </main>
  );
}
