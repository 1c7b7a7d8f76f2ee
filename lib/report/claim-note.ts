// A numbered note beside the text: one claim of the paragraph, its value in one line, and below it the sentence that states
// it, the rule and the places. Folded, but for a few; in print all are open.

import type { Json } from "../base/json.ts";
import { isKnown, type KnownClaim, type UnknownClaim } from "../model/claim.ts";
import { propertyWords, sentenceOf } from "../words/claim-sentence.ts";
import { type ValueText, valueText } from "../words/value-text.ts";
import type { BookedClaim } from "./claim-book.ts";
import { groundsOf } from "./claim-grounds.ts";
import { writtenValue } from "./claim-value.ts";
import { filled } from "./filled.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { anchorOf, type Page } from "./page.ts";
import { ruleClause, ruleSentence } from "./rule.ts";
import { standingMark } from "./standing-mark.ts";

/** `isOpen`: unfolded from the start. */
export function claimNote(booked: BookedClaim, number: number, page: Page, isOpen: boolean): Html {
  const { claim, subject } = booked;
  if (claim.standing === "hidden") return NOTHING;
  const { words } = page;
  const { name } = propertyWords(subject, words.claim);
  const classes = claim.standing === "inferred" ? "note inf" : "note";
  const summary = html`<summary><span class="no">${number}</span>${standingMark(claim.standing)}<span class="nv">${noteValue(
    claim,
    booked,
    page,
  )}</span><span class="nn">${foreign(name, words)}</span></summary>`;
  const body = html`<div class="nb" id="${anchorOf(claim.id)}"><p class="st">${standingWords(claim, page)}</p><p>${sentence(
    claim,
    booked,
    page,
  )}</p><p>${ruleSentence(claim.warrant, page)}</p>${groundsOf(claim, booked, page)}</div>`;
  return isOpen
    ? html`<details class="${classes}" open>${summary}${body}</details>`
    : html`<details class="${classes}">${summary}${body}</details>`;
}

function standingWords({ standing }: KnownClaim<Json> | UnknownClaim, { words }: Page): string {
  const word = words.common.standing[standing];
  return standing === "observed" || standing === "computed"
    ? words.report.liveObservedAs(words.common.liveObserved, word)
    : word;
}

function noteValue(claim: KnownClaim<Json> | UnknownClaim, { subject }: BookedClaim, page: Page): Html {
  const { words } = page;
  if (!isKnown(claim)) return html`${words.claim.unknown[claim.reason]}`;
  return writtenValue(valueText(subject.property, claim.value, words.claim, page.clock), page);
}

function sentence(claim: KnownClaim<Json> | UnknownClaim, { subject }: BookedClaim, page: Page): Html {
  const { words, clock } = page;
  const how = isKnown(claim) ? ruleClause(claim.warrant, words) : words.claim.unknown[claim.reason];
  const said = sentenceOf(claim, subject, how, words.claim, clock);
  const text = filled(said.template, {
    who: html`<b>${foreign(subject.who, words)}</b>`,
    number: html`${subject.number}`,
    standing: html`${words.common.standing[claim.standing]}`,
    how: html`${foreign(said.how, words)}`,
    ...(said.value === null ? {} : { value: html`<b>${exactValue(said.value, page)}</b>` }),
  });
  return isKnown(claim) ? text : html`${text} ${words.claim.unknownSentence[claim.reason]}`;
}

/** Whole, but for recorded text, which may be long. */
function exactValue(value: ValueText, page: Page): Html {
  return value.kind === "recorded" ? writtenValue(value, page) : foreign(value.exact, page.words);
}
