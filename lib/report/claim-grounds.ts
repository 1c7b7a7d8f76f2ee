// What a claim rests on, below its value: the rule, the places, what it is derived from, what disagrees, what would refute
// it, and what was taken back. The same for a note and for a row of a record.

import type { Json } from "../base/json.ts";
import { isKnown, type KnownClaim, type Remedy, type Rival, type UnknownClaim } from "../model/claim.ts";
import type { ClaimId } from "../model/ids.ts";
import { listedRecords } from "../model/listed-records.ts";
import { propertyWords, warrantWords } from "../words/claim-sentence.ts";
import { formatId } from "../words/format.ts";
import { valueText } from "../words/value-text.ts";
import type { BookedClaim } from "./claim-book.ts";
import { writtenValue } from "./claim-value.ts";
import { evidenceList } from "./evidence.ts";
import { filled } from "./filled.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html, joined, NOTHING } from "./html.ts";
import { messageText } from "./message-text.ts";
import { anchorOf, type Page } from "./page.ts";
import { heldHere, ruleClause } from "./rule.ts";
import { standingMark } from "./standing-mark.ts";

type Shown = KnownClaim<Json> | UnknownClaim;

export function groundsOf(claim: Shown, { subject }: BookedClaim, page: Page): Html {
  const isInferred = claim.standing === "inferred";
  const listed = isKnown(claim) ? listedRecords(claim, subject.property) : null;
  return html`${evidenceList(claim.grounds, page, listed)}${
    isKnown(claim)
      ? html`${derivedFrom(claim.from, page)}${rivals(claim, subject.property, page)}`
      : html`${withdrawn(claim, page)}${remedy(claim.remedy, page)}`
  }${isInferred ? refutation(claim, page) : null}`;
}

function derivedFrom(from: readonly ClaimId[], page: Page): Html {
  const { words, book, homes } = page;
  const links = from.flatMap((id) => {
    const booked = book.byId.get(id);
    if (booked === undefined || !homes.has(id)) return [];
    const { name } = propertyWords(booked.subject, words.claim);
    return [html`<a href="#${anchorOf(id)}">${foreign(name, words)}</a>`];
  });
  if (links.length === 0) return NOTHING;
  const shown = links.slice(0, 8);
  const more = links.length - shown.length;
  return html`<p class="df"><b>${words.report.derivedFrom}</b> ${joined(shown, html`${words.overview.separator}`)}${
    more > 0 ? html`${words.overview.separator}${words.overview.more(more)}` : null
  }</p>`;
}

/** Of an inference "none known" is said too. */
function rivals(claim: KnownClaim<Json>, property: string, page: Page): Html {
  const { words } = page;
  if (claim.rivals.length === 0) {
    return claim.standing === "inferred"
      ? html`<p><b>${words.claim.rivals(0)}</b> ${words.claim.rivalsNone}</p>`
      : NOTHING;
  }
  return html`${claim.rivals.map((rival) => rivalItem(rival, property, page))}`;
}

function rivalItem(rival: Rival<Json>, property: string, page: Page): Html {
  const { words, clock } = page;
  const value = writtenValue(valueText(property, rival.value, words.claim, clock), page);
  return html`<div class="${rival.standing === "inferred" ? "rv inf" : "rv"}"><p><b>${words.report.rival}</b> ${standingMark(
    rival.standing,
  )}<i>${words.common.standing[rival.standing]}</i>${filled(words.claim.rivalValue, {
    value: html`<b>${value}</b>`,
    how: html`${ruleClause(rival.warrant, words)}`,
  })}</p>${evidenceList(rival.grounds, page)}</div>`;
}

function refutation(claim: Shown, page: Page): Html {
  const { words } = page;
  const warrant = warrantWords(claim.warrant, words.claim);
  const held = heldHere(claim.warrant, page);
  return html`${warrant === null ? null : html`<p><b>${words.claim.refute}</b> ${messageText(warrant.rebuttedBy, words)}</p>`}<p><b>${words.claim.held}</b> ${
    held === null ? words.claim.heldNone : html`${standingMark("computed")}${held}`
  }</p>`;
}

function withdrawn({ withdrawn: taken }: UnknownClaim, page: Page): Html {
  const { words } = page;
  if (taken.length === 0) return NOTHING;
  return html`${taken.map(
    ({ warrant, grounds }) =>
      html`<div class="inf"><p><b>${words.claim.withdrawn(taken.length)}</b> ${filled(
        words.claim.withdrawnBecause(grounds.length),
        { how: html`${ruleClause(warrant, words)}` },
      )}</p>${evidenceList(grounds, page)}</div>`,
  )}`;
}

function remedy(remedy: Remedy, { words }: Page): Html {
  if (remedy.kind === "none") return html`<p>${words.claim.remedy.none}</p>`;
  return html`<p>${words.claim.remedy[remedy.kind]} <code title="${remedy.session}">${foreign(
    formatId(remedy.session),
    words,
  )}</code></p>`;
}
