// The rule behind a claim: in short where it stands beside a value, once in full in the list of rules.

import { warrantOf } from "../knowledge/warrants.ts";
import type { WarrantId } from "../model/ids.ts";
import { AUTHORITY_LETTERS, type Warrant } from "../model/warrant.ts";
import { clauseOf, warrantWords } from "../words/claim-sentence.ts";
import type { Words } from "../words/en/index.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { messageText } from "./message-text.ts";
import { type Page, ruleAnchorOf } from "./page.ts";

/** The rule in a few words: `the lead went idle`. */
export function ruleClause(id: WarrantId, { claim }: Words): string {
  return clauseOf(id, claim);
}

/** The same, leading to the rule in full, with the letter of its authority. */
export function ruleLink(id: WarrantId, page: Page): Html {
  const { words } = page;
  const warrant = warrantOf(id);
  return html`<a class="rl" href="#${ruleAnchorOf(id)}">${foreign(ruleClause(id, words), words)}</a>${
    warrant === undefined ? null : html` ${authorityLetter(warrant, words)}`
  }`;
}

/** The rule's own sentence with its id, authority and versions. */
export function ruleSentence(id: WarrantId, page: Page): Html {
  const { words } = page;
  const warrant = warrantOf(id);
  const said = warrantWords(id, words.claim);
  if (warrant === undefined || said === null)
    return html`${words.claim.rule} <code>${foreign(id, words)}</code>`;
  return html`${messageText(said.because, words)} <span class="rule">${words.claim.rule} <a href="#${ruleAnchorOf(id)}"><code>${id}</code></a> ${authorityLetter(
    warrant,
    words,
  )}${warrant.seenOn === null ? null : html`${words.report.ruleBreak}${seenOn(warrant, words)}`}</span>`;
}

export function authorityLetter({ authority }: Warrant, { claim }: Words): Html {
  return html`<abbr title="${claim.authority[authority]}">[${AUTHORITY_LETTERS[authority]}]</abbr>`;
}

export function seenOn(warrant: Warrant, { claim }: Words): Html {
  if (warrant.seenOn === null) return NOTHING;
  const ranges = warrant.seenOn.map(({ format, from, to }) =>
    claim.values.hostVersions(claim.values.format[format], from, to),
  );
  return html`${claim.seenOn(claim.values.longList(ranges))}`;
}

/** How often the rule's premise held here and failed; null where nothing lets it be checked. */
export function heldHere(id: WarrantId, { analysis, words }: Page): string | null {
  const tally = analysis.tallies.find(({ warrant }) => warrant === id);
  if (tally === undefined || tally.held + tally.failed === 0) return null;
  return words.claim.heldCount(String(tally.held), String(tally.failed));
}
