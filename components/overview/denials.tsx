// Calls that were denied, or may have been: tool, resource, who decided and in which words of the host.
"use client";

import { DecidedBy } from "@/components/claim/decided-by.tsx";
import { TextValue, TimeValue } from "@/components/claim/values.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Decision } from "@/lib/model/call-records.ts";
import { LongList } from "./long-list.tsx";
import { OverviewSection } from "./overview-section.tsx";

export function Denials({ view }: { readonly view: BundleView }) {
  const words = useWords();
  return (
    <OverviewSection title={words.overview.denials}>
      {view.decisions.length === 0 ? (
        <p className="text-ink-2">{words.overview.noDenials}</p>
      ) : (
        <LongList
          items={view.decisions.map((decision) => ({
            key: decision.id,
            node: <DenialItem decision={decision} />,
          }))}
        />
      )}
    </OverviewSection>
  );
}

function DenialItem({ decision }: { readonly decision: Decision }) {
  return (
    <>
      <span className="overview-pair">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <strong className="font-semibold">
            <SafeText text={decision.tool} />
          </strong>
          <DecidedBy by={decision.by} effect={decision.effect} />
        </span>
        <TimeValue claim={decision.at} />
      </span>
      <span className="overview-second flex-col!">
        <TextValue claim={decision.resource} className="claim-wrap" />
        <TextValue claim={decision.words} className="claim-wrap" />
      </span>
    </>
  );
}
