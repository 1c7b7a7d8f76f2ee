// The four standings with their marks, and the letters of those who vouch: what every other screen takes as known.
"use client";

import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { STANDINGS } from "@/lib/model/standing.ts";
import { useFactWords } from "./fact-words-context.ts";
import { Tags } from "./tags.tsx";
import { TAGS } from "./use-reference-query.ts";

export function StandingsPart() {
  const { common, claim } = useWords();
  const { page } = useFactWords();
  return (
    <section aria-labelledby="section-standings-title" className="reference-section" id="section-standings">
      <h2 className="reference-heading" id="section-standings-title">
        {page.standings}
      </h2>
      <p className="max-w-200 px-4 py-1 text-ink-2">{page.standingsText}</p>
      <dl className="reference-keys">
        {STANDINGS.map((standing) => (
          <div key={standing}>
            <dt>
              <StandingMark className="mr-2" standing={standing} />
              {common.standing[standing]}
            </dt>
            <dd>{common.standingMeans[standing]}</dd>
          </div>
        ))}
      </dl>
      <h3 className="px-4 pt-3 font-medium">{page.authorities}</h3>
      <p className="max-w-200 px-4 py-1 text-ink-2">{page.authoritiesText}</p>
      <dl className="reference-keys">
        {TAGS.map((tag) => (
          <div key={tag}>
            <dt>
              <Tags authority={[tag]} />
            </dt>
            <dd>{claim.authority[tag]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
