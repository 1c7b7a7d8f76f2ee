// Disagreeing evidence, each with its own value, rule and places. For an inferred claim "none known" is said too.

import { useClock } from "@/components/ui/clock-context.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Json } from "@/lib/base/json.ts";
import type { LocatedEvidence } from "@/lib/model/bundle-view.ts";
import type { Rival } from "@/lib/model/claim.ts";
import { clauseOf } from "@/lib/words/claim-sentence.ts";
import { valueText } from "@/lib/words/value-text.ts";
import { CardSection } from "./card-section.tsx";
import { ValueInSentence } from "./claim-sentence-line.tsx";
import { EvidenceList } from "./evidence-list.tsx";
import { StandingMark } from "./standing-mark.tsx";

export interface RivalsProps {
  readonly property: string;
  readonly rivals: readonly Rival<Json>[];
  readonly evidence: readonly (readonly LocatedEvidence[])[];
}

export function Rivals({ property, rivals, evidence }: RivalsProps) {
  const words = useWords();
  const clock = useClock();
  return (
    <CardSection title={words.claim.rivals(rivals.length)}>
      {rivals.length === 0 && <p>{words.claim.rivalsNone}</p>}
      <ul>
        {rivals.map((rival, index) => (
          <li className="py-0.5" key={`${rival.warrant}${JSON.stringify(rival.value)}`}>
            <p className="wrap-anywhere">
              <StandingMark label={words.common.standing[rival.standing]} standing={rival.standing} />{" "}
              <Filled
                parts={{
                  value: (
                    <ValueInSentence
                      isInferred={rival.standing === "inferred"}
                      value={valueText(property, rival.value, words.claim, clock)}
                    />
                  ),
                  how: clauseOf(rival.warrant, words.claim),
                }}
                template={words.claim.rivalValue}
              />
            </p>
            <EvidenceList evidence={evidence[index] ?? []} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
