// Sums over the bundle: time, tokens, cost. The leads alone, with the loaded children, and how many children are not in
// these sums because they are not loaded.
"use client";

import type { ReactNode } from "react";
import { CostValue, CountValue, DurationValue, UsageValue } from "@/components/claim/values.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Totals } from "@/lib/model/analysis.ts";
import { isKnown } from "@/lib/model/claim.ts";
import { OverviewSection } from "./overview-section.tsx";

export function TotalsList({ totals }: { readonly totals: Totals }) {
  const words = useWords().overview;
  const { total } = words;
  return (
    <OverviewSection title={words.totals}>
      <dl className="facts-list">
        <Fact name={total.wall}>
          <DurationValue claim={totals.wall} />
        </Fact>
        <Fact name={total.work}>
          <DurationValue claim={totals.work} />
        </Fact>
        <Fact name={total.tokensOwn}>
          <UsageValue claim={totals.tokensOwn} />
        </Fact>
        <Fact name={total.tokensLoaded}>
          <UsageValue claim={totals.tokensLoaded} />
        </Fact>
        <Fact name={total.costOwn}>
          <CostValue claim={totals.costOwn} />
        </Fact>
        <Fact name={total.costLoaded}>
          <CostValue claim={totals.costLoaded} />
        </Fact>
        <Fact name={total.childrenNotLoaded}>
          <CountValue claim={totals.childrenNotLoaded} />
        </Fact>
        <Fact name={total.mostOpen}>
          <CountValue claim={totals.mostOpen} />
        </Fact>
        <Fact name={total.depth}>
          <CountValue claim={totals.depth} />
        </Fact>
        <Fact name={total.idles}>
          <CountValue claim={totals.idles} />
        </Fact>
        <Fact name={total.denials}>
          <CountValue claim={totals.denials} />
        </Fact>
      </dl>
      {(isKnown(totals.costOwn) || isKnown(totals.costLoaded)) && (
        <p className="pt-1 text-ink-3 text-small">{words.costNote}</p>
      )}
    </OverviewSection>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
