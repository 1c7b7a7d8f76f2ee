// Copies the claim as text, Markdown or link. Standing, rule and pointers go along.
"use client";

import { useClock } from "@/components/ui/clock-context.tsx";
import { CopyNote } from "@/components/ui/copy-note.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { useCopy } from "@/components/ui/use-copy.ts";
import { useSaidIn } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { Json } from "@/lib/base/json.ts";
import { warrantOf } from "@/lib/knowledge/warrants.ts";
import type { BundleView, ClaimDetail } from "@/lib/model/bundle-view.ts";
import { isKnown, type KnownClaim, type UnknownClaim } from "@/lib/model/claim.ts";
import { type CopiedClaim, claimAsMarkdown, claimAsText } from "@/lib/words/claim-copy.ts";
import { clauseOf, sentenceOf, sentenceText } from "@/lib/words/claim-sentence.ts";
import { subjectOf } from "@/lib/words/subject-of.ts";
import { useClaimLinks } from "./claim-links.tsx";

export interface CopyClaimProps {
  readonly detail: ClaimDetail & { readonly claim: KnownClaim<Json> | UnknownClaim };
  readonly view: BundleView;
}

export function CopyClaim({ detail, view }: CopyClaimProps) {
  const words = useWords();
  const clock = useClock();
  const links = useClaimLinks();
  const saidIn = useSaidIn();
  const { state, copy } = useCopy();
  const link = () => new URL(links.hrefOf(detail.claim.id), window.location.href).href;
  const copied = (): CopiedClaim => {
    const { claim } = detail;
    const subject = subjectOf(claim.id, view, words.claim, detail.subject);
    const warrant = warrantOf(claim.warrant) ?? null;
    const how = isKnown(claim) ? clauseOf(claim.warrant, words.claim) : words.claim.unknown[claim.reason];
    const standing = words.common.standing[claim.standing];
    const sentence = sentenceText(sentenceOf(claim, subject, how, words.claim, clock), subject, standing);
    return {
      sentence: isKnown(claim)
        ? sentence
        : words.claim.copied.unknown(sentence, words.claim.unknownSentence[claim.reason]),
      standing,
      warrantId: claim.warrant,
      warrant,
      evidence: detail.evidence,
      link: link(),
    };
  };
  const choices = [
    { label: words.claim.copyText, text: () => claimAsText(saidIn(copied()), words) },
    { label: words.claim.copyMarkdown, text: () => claimAsMarkdown(saidIn(copied()), words) },
    { label: words.claim.copyLink, text: link },
  ];
  return (
    <>
      <CopyNote state={state} />
      <Menu align="right" label={words.claim.copy}>
        {(close) =>
          choices.map(({ label, text }) => (
            <button
              className="menu-row"
              key={label}
              onClick={() => {
                copy(text());
                close();
              }}
              type="button"
            >
              {label}
            </button>
          ))
        }
      </Menu>
    </>
  );
}
