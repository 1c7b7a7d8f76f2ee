// One value with its mark: a link to its grounds where the page has them. An unknown value says its reason, a hidden one
// that it is hidden, what does not apply is said in words without a mark. Never blank, never a dash.

import type { Json } from "../base/json.ts";
import type { Applicable, Claim } from "../model/claim.ts";
import { isKnown } from "../model/claim.ts";
import { isLiveObserved } from "../model/standing.ts";
import { formatName } from "../words/format.ts";
import { plainJson } from "../words/plain-json.ts";
import { type ValueText, valueText } from "../words/value-text.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { anchorOf, hasHome, type Page } from "./page.ts";
import { CROSS, STANDING_LETTERS, standingMark } from "./standing-mark.ts";

export interface ValueOptions {
  /** Without the mark, where a neighbour carries the mark of the same claim. */
  readonly isMarked?: boolean;
  /** Instead of the general words of an unknown's reason. */
  readonly unknown?: string;
  /** Instead of how the property is written everywhere. */
  readonly write?: (value: Json) => Html;
  /** A number that leads to the note of the claim. */
  readonly note?: Html;
  /** False where the value stands in its own home. */
  readonly isLink?: boolean;
  readonly className?: string;
}

/** `property`: the last part of the claim's id, which says how its value is written. */
export function claimValue(
  claim: Applicable<unknown>,
  property: string,
  page: Page,
  options: ValueOptions = {},
): Html {
  const { words } = page;
  if (claim.standing === "not-applicable") {
    return html`<span class="na">${words.claim.notApplicable[claim.because]}</span>`;
  }
  if (claim.standing === "hidden") return html`<span class="na">${words.common.hidden}</span>`;
  const { isMarked = true, isLink = true, note = NOTHING, className = "" } = options;
  const letter = STANDING_LETTERS[claim.standing];
  const isPlain = !isMarked && className === "" && isLiveObserved(claim.standing);
  if (isPlain && !hasHome(page, claim)) return html`${textOf(claim, property, page, options)}${note}`;
  const inner = html`${isMarked ? standingMark(claim.standing) : null}${textOf(claim, property, page, options)}${rivalsBeside(
    claim,
    page,
  )}<i>${words.claim.standingAfter(claim.standing)}</i>`;
  const classes = className === "" ? `v ${letter}` : `v ${letter} ${className}`;
  return isLink && hasHome(page, claim)
    ? html`<a class="${classes}" href="#${anchorOf(claim.id)}">${inner}</a>${note}`
    : html`<span class="${classes}">${inner}</span>${note}`;
}

function textOf(claim: Claim<unknown>, property: string, page: Page, options: ValueOptions): Html {
  const { words, clock } = page;
  if (claim.standing === "unknown") return html`${options.unknown ?? words.claim.unknown[claim.reason]}`;
  if (!isKnown(claim)) return NOTHING;
  const value = plainJson(claim.value);
  return options.write?.(value) ?? writtenValue(valueText(property, value, words.claim, clock), page);
}

/** Our own words and numbers as they are, ids as code, recorded text in its own box. */
export function writtenValue(value: ValueText, { words }: Page): Html {
  switch (value.kind) {
    case "id":
      return html`<code>${foreign(value.text, words)}</code>`;
    case "recorded":
      return foreign(formatName(value.text), words);
    default:
      return html`${value.text}`;
  }
}

/** With inferences hidden, only those of the rivals count that are none. */
function rivalsBeside(claim: Claim<unknown>, { words }: Page): Html {
  if (!isKnown(claim) || claim.rivals.length === 0) return NOTHING;
  const seen = claim.rivals.filter(({ standing }) => standing !== "inferred").length;
  if (seen === claim.rivals.length) return html` <small>${words.claim.rivalsBeside(seen)}</small>`;
  return html` <small class="inf">${words.claim.rivalsBeside(claim.rivals.length)}</small>${
    seen === 0 ? null : html`<small class="only">${words.claim.rivalsBeside(seen)}</small>`
  }`;
}

/** A failure or refusal: the cross and the word. */
export function badWord(text: string): Html {
  return html`<span class="bad">${CROSS} ${text}</span>`;
}
