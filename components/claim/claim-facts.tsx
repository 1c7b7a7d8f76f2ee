// What a claim's rule knows of the host, one line for each fact: whose word it is, of which versions, and the way to it in the
// Reference. Loaded with the first card that is opened.
"use client";

import Link from "next/link";
import { Filled } from "@/components/ui/filled.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { citedFact, factAnchor } from "@/lib/knowledge/hosts/cited-facts.ts";
import type { DenialRecord, RuleRecord } from "@/lib/knowledge/hosts/fact-record.ts";
import { factsOf } from "@/lib/knowledge/warrant-facts.ts";
import { AUTHORITY_LETTERS, type WarrantName } from "@/lib/model/warrant.ts";
import type { Words } from "@/lib/words/en/index.ts";

export function ClaimFacts({ warrant }: { readonly warrant: WarrantName }) {
  const words = useWords();
  const facts = factsOf(warrant).flatMap((id) => citedFact(id) ?? []);
  if (facts.length === 0) return null;
  return (
    <div className="pt-1 text-ink-2 text-small">
      <p>{words.claim.knownOfHost}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact.id}>
            <Filled
              parts={{
                fact: (
                  <Link
                    className="quiet-link wrap-anywhere"
                    href={`/reference/#${factAnchor(fact.id)}`}
                    prefetch={false}
                  >
                    <code>{fact.id}</code>
                  </Link>
                ),
                how: <span>{authorityText(fact, words)}</span>,
                versions: <span>{versionsText(fact, words)}</span>,
              }}
              template={words.claim.factLine}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `[L] [B] measured on a running host, from the host's source`. */
function authorityText({ authority }: RuleRecord | DenialRecord, { claim }: Words): string {
  const letters = authority.map((kind) => `[${AUTHORITY_LETTERS[kind]}]`).join(" ");
  return `${letters} ${claim.values.list(authority.map((kind) => claim.authority[kind]))}`;
}

function versionsText({ host, versions }: RuleRecord | DenialRecord, { claim }: Words): string {
  const name = claim.values.factHost[host];
  return versions === null
    ? claim.values.hostOnly(name)
    : claim.values.hostVersions(name, versions.from, versions.to);
}
