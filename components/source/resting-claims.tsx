// The claims that have evidence at the chosen value or inside it, each with its standing and a link to its card.
"use client";

import { useState } from "react";
import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { liveObservedDetail } from "@/components/claim/live-observed-detail.ts";
import { subjectOf } from "@/components/claim/subject-of.ts";
import { useClaimDetail } from "@/components/claim/use-claim-detail.ts";
import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { SourceNode } from "@/lib/model/bundle-view.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import { propertyWords } from "@/lib/words/claim-sentence.ts";
import { valueText } from "@/lib/words/value-text.ts";

const AT_ONCE = 10;

export function RestingClaims({ node }: { readonly node: SourceNode }) {
  const words = useWords();
  const [shown, setShown] = useState(AT_ONCE);
  const { claims, claimCount } = node;
  const leftOut = claimCount - claims.length;
  return (
    <section className="source-section" aria-label={words.source.resting(claimCount)}>
      <h2 className="py-2 font-medium text-small">
        {claimCount === 0 ? (
          <span className="font-normal text-ink-2">{words.source.restingNone}</span>
        ) : (
          words.source.resting(claimCount)
        )}
      </h2>
      <ul>
        {claims.slice(0, shown).map((id) => (
          <RestingClaim id={id} key={id} />
        ))}
      </ul>
      {shown < claims.length ? (
        <Button className="mb-2" onClick={() => setShown((count) => count + AT_ONCE * 2)}>
          {words.source.restingMore(Math.min(AT_ONCE * 2, claims.length - shown))}
        </Button>
      ) : (
        leftOut > 0 && <p className="pb-2 text-ink-2 text-small">{words.source.restingLeftOut(leftOut)}</p>
      )}
    </section>
  );
}

function RestingClaim({ id }: { readonly id: ClaimId }) {
  const words = useWords();
  const { view, details, only, clock } = useSession();
  const state = useClaimDetail(id, details);
  if (state.status === "asked") return <li className="py-1 text-ink-3">{words.source.reading}</li>;
  if (state.status !== "ready") return null;
  const { claim, subject: given } = only ? liveObservedDetail(state.detail).detail : state.detail;
  const subject = subjectOf(claim.id, view, words.claim, given);
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 py-1">
      <ClaimValue
        claim={claim}
        className="whitespace-normal! wrap-anywhere"
        format={(value) => <SafeText text={valueText(subject.property, value, words.claim, clock).text} />}
      />
      <span className="text-ink-2 text-small wrap-anywhere">
        <SafeText text={words.claim.ofSubject(propertyWords(subject, words.claim).name, subject.who)} />
      </span>
    </li>
  );
}
