// A rule behind claims in full: how high a claim under it may stand, who vouches for it and of which versions, what of the host it
// rests on, and what would prove it wrong.
"use client";

import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { factsOf } from "@/lib/knowledge/warrant-facts.ts";
import { type Warrant, warrantName } from "@/lib/model/warrant.ts";
import { clauseOf, warrantWords } from "@/lib/words/claim-sentence.ts";
import { authorityText, CopyLink, FactLink } from "./fact-source.tsx";
import { useFactWords } from "./fact-words-context.ts";
import { Field } from "./field.tsx";

export function WarrantBody({ warrant }: { readonly warrant: Warrant }) {
  const words = useWords();
  const { page } = useFactWords();
  const { values } = words.claim;
  const said = warrantWords(warrant.id, words.claim);
  const name = warrantName(warrant.id);
  const facts = name === null ? [] : factsOf(name);
  return (
    <div className="fact-body">
      <div className="fact-main">
        <Field name={page.ceiling}>
          <StandingMark className="mr-1.5" standing={warrant.ceiling} />
          {words.common.field(
            words.common.standing[warrant.ceiling],
            words.common.standingMeans[warrant.ceiling],
          )}
        </Field>
        <Field name={words.claim.rule}>{clauseOf(warrant.id, words.claim)}</Field>
        {said !== null && (
          <Field name={page.refutedBy}>
            <MessageText text={said.rebuttedBy} />
          </Field>
        )}
      </div>
      <div className="fact-side">
        <Field name={page.vouchedBy}>
          {authorityText(warrant.authority, words)}
          {said !== null && (
            <span className="block text-ink-2">
              <MessageText text={said.cite} />
            </span>
          )}
        </Field>
        <Field name={page.from}>
          {warrant.seenOn === null
            ? page[untied(warrant)]
            : words.claim.seenOn(
                values.longList(
                  warrant.seenOn.map(({ format, from, to }) =>
                    values.hostVersions(values.format[format], from, to),
                  ),
                ),
              )}
        </Field>
        {facts.length > 0 && (
          <Field name={page.restsOn}>
            <ul>
              {facts.map((id) => (
                <li key={id}>
                  <FactLink id={id} />
                </li>
              ))}
            </ul>
          </Field>
        )}
        <CopyLink anchor={`warrant-${warrant.id}`} name={warrant.id} />
      </div>
    </div>
  );
}

/** Why a rule names no versions. One that can only infer, and is no premise of ours, was read in a source without a release. */
function untied({ authority, ceiling }: Warrant): "notTied" | "notTiedSource" | "notTiedPremise" {
  if (authority === "unknown") return "notTiedPremise";
  return ceiling === "inferred" ? "notTiedSource" : "notTied";
}
