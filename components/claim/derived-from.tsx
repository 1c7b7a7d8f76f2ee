// The claims that a claim rests on, each a link to its own card.

import { useClock } from "@/components/ui/clock-context.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Json } from "@/lib/base/json.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Claim } from "@/lib/model/claim.ts";
import { propertyWords } from "@/lib/words/claim-sentence.ts";
import { subjectOf } from "@/lib/words/subject-of.ts";
import { valueText } from "@/lib/words/value-text.ts";
import { CardSection } from "./card-section.tsx";
import { ClaimValue } from "./claim-value.tsx";

export interface DerivedFromProps {
  readonly claims: readonly Claim<Json>[];
  readonly view: BundleView;
}

export function DerivedFrom({ claims, view }: DerivedFromProps) {
  const words = useWords();
  const clock = useClock();
  if (claims.length === 0) return null;
  return (
    <CardSection title={words.claim.derivedFrom(claims.length)}>
      <ul>
        {claims.map((claim) => {
          const subject = subjectOf(claim.id, view, words.claim);
          return (
            <li className="flex flex-wrap items-baseline gap-x-2 py-0.5" key={claim.id}>
              <ClaimValue
                claim={claim}
                format={(value) => (
                  <SafeText text={valueText(subject.property, value, words.claim, clock).text} />
                )}
              />
              <span className="text-ink-2 text-small wrap-anywhere">
                <SafeText
                  text={words.claim.ofSubject(propertyWords(subject, words.claim).name, subject.who)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </CardSection>
  );
}
