// The claims that have evidence at the chosen value or inside it: for each thing that is claimed about, its properties with
// their values, each a link to its card.
"use client";

import { useState } from "react";
import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { liveObservedDetail } from "@/components/claim/live-observed-detail.ts";
import { useClaimDetail } from "@/components/claim/use-claim-detail.ts";
import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { SourceNode } from "@/lib/model/bundle-view.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import { propertyWords } from "@/lib/words/claim-sentence.ts";
import { subjectOf } from "@/lib/words/subject-of.ts";
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
      <ul className="resting">
        {claims.slice(0, shown).map((id, index) => (
          <RestingClaim id={id} isFirst={thingOf(id) !== thingOf(claims[index - 1])} key={id} />
        ))}
      </ul>
      {shown < claims.length ? (
        <Button className="my-2" onClick={() => setShown((count) => count + AT_ONCE * 2)}>
          {words.source.restingMore(Math.min(AT_ONCE * 2, claims.length - shown))}
        </Button>
      ) : (
        leftOut > 0 && <p className="pb-2 text-ink-2 text-small">{words.source.restingLeftOut(leftOut)}</p>
      )}
    </section>
  );
}

/** A claim's id is the thing it is about, and its property. */
export function thingOf(id: ClaimId | undefined): string | undefined {
  return id?.slice(0, id.lastIndexOf("/"));
}

interface RestingClaimProps {
  readonly id: ClaimId;
  /** The one before is about something else: who this is about is said. */
  readonly isFirst: boolean;
}

export function RestingClaim({ id, isFirst }: RestingClaimProps) {
  const words = useWords();
  const { view, details, only, clock } = useSession();
  const state = useClaimDetail(id, details);
  const detail = state.status === "ready" ? state.detail : null;
  const shown = detail !== null && only ? liveObservedDetail(detail).detail : detail;
  const subject = subjectOf(id, view, words.claim, shown?.subject);
  if (state.status === "missing" || state.status === "failed") return null;
  return (
    <>
      {isFirst && (
        <li className="resting-who">
          <SafeText text={subject.who} />
        </li>
      )}
      <li className="resting-claim">
        <span className="text-ink-2">{propertyWords(subject, words.claim).name}</span>
        {shown === null ? (
          <span className="text-ink-3">{words.source.reading}</span>
        ) : (
          <ClaimValue
            claim={shown.claim}
            className="claim-wrap"
            format={(value) => (
              <SafeText text={valueText(subject.property, value, words.claim, clock).text} />
            )}
          />
        )}
      </li>
    </>
  );
}
