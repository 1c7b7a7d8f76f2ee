// Inferences that were drawn and taken back, with the sign that took each back.

import { Filled } from "@/components/ui/filled.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Withdrawal } from "@/lib/model/claim.ts";
import type { Evidence } from "@/lib/model/evidence.ts";
import { clauseOf } from "@/lib/words/claim-sentence.ts";
import { CardSection } from "./card-section.tsx";
import { EvidenceItem } from "./evidence-item.tsx";

export interface WithdrawnProps {
  readonly withdrawn: readonly Withdrawal[];
  readonly view: BundleView;
}

export function Withdrawn({ withdrawn, view }: WithdrawnProps) {
  const words = useWords();
  if (withdrawn.length === 0) return null;
  return (
    <CardSection title={words.claim.withdrawn(withdrawn.length)}>
      {withdrawn.map(({ warrant, grounds }) => {
        const signs = new Map(grounds.map((evidence) => [keyOf(evidence), evidence]));
        return (
          <div key={warrant}>
            <p>
              <Filled
                parts={{ how: clauseOf(warrant, words.claim) }}
                template={words.claim.withdrawnBecause(signs.size)}
              />
            </p>
            <ol>
              {[...signs].map(([key, evidence]) => (
                <EvidenceItem
                  bytes="not asked"
                  documentName={documentName(evidence, view)}
                  evidence={evidence}
                  key={key}
                />
              ))}
            </ol>
          </div>
        );
      })}
    </CardSection>
  );
}

/** Several failures of a rule can rest on one record; it is named once. */
function keyOf(evidence: Evidence): string {
  const { doc, line, at } = evidence.kind === "present" ? evidence.ref : evidence.within;
  return [doc, line, at, evidence.kind === "present" ? evidence.says : evidence.sought].join(" ");
}

function documentName(evidence: Evidence, view: BundleView): string {
  const { doc } = evidence.kind === "present" ? evidence.ref : evidence.within;
  return view.documents.find(({ id }) => id === doc)?.name ?? doc;
}
