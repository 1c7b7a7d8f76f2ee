// The claims of one record as rows: property, value, rule, grounds. Rows keep their place when inferences are hidden; the
// value then says so and the grounds leave. Roles are written out: on a phone the rows are blocks, and browsers forget that they are rows.

import { isKnown } from "../model/claim.ts";
import { propertyWords } from "../words/claim-sentence.ts";
import type { BookedClaim, ClaimGroup } from "./claim-book.ts";
import { groundsOf } from "./claim-grounds.ts";
import { claimValue } from "./claim-value.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html } from "./html.ts";
import { anchorOf, type Page } from "./page.ts";
import { ruleLink } from "./rule.ts";

export function claimTable(group: ClaimGroup, page: Page): Html {
  return html`<table class="rows" role="table">${group.claims.map((booked) => claimRow(booked, group, page))}</table>`;
}

function claimRow(booked: BookedClaim, group: ClaimGroup, page: Page): Html {
  const { claim, subject } = booked;
  const { words, notes } = page;
  const { name } = propertyWords(subject, words.claim);
  const head = html`<th scope="row" role="rowheader">${foreign(name, words)}</th>`;
  if (claim.standing === "hidden") {
    return html`<tr role="row">${head}<td role="cell">${claimValue(claim, subject.property, page)}</td><td role="cell"></td></tr>`;
  }
  const isInferred = claim.standing === "inferred";
  const value = html`<td role="cell">${claimValue(claim, subject.property, page, { isLink: false })}</td>`;
  const note = notes.get(claim.id);
  if (note !== undefined) {
    return html`<tr role="row">${head}${value}<td role="cell"><a href="#${anchorOf(claim.id)}">${words.report.seeNote(note)}</a></td></tr>`;
  }
  const rule = isKnown(claim)
    ? ruleLink(claim.warrant, page)
    : html`${words.report.asked} ${ruleLink(claim.warrant, page)}`;
  const grounds = html`${rule}${groundsOf(claim, booked, page)}`;
  const isHome = page.homes.get(claim.id) === group;
  return html`<tr role="row"${isHome ? html` id="${anchorOf(claim.id)}"` : null}>${head}${value}<td role="cell">${
    isInferred ? html`<div class="inf">${grounds}</div>` : grounds
  }</td></tr>`;
}
