// The grounds of a claim: each place that shows something, with its excerpt, or that was searched and showed nothing. Said
// by file, line and pointer, so that whoever has the file finds the place with any tool.

import type { Evidence, EvidenceRef } from "../model/evidence.ts";
import type { Listed } from "../model/listed-records.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html, NOTHING } from "./html.ts";
import type { Page } from "./page.ts";
import { standingMark } from "./standing-mark.ts";

/** Of one claim; a session of thousands of turns may rest a count on each of them. */
const SHOWN = 6;
/** Longer excerpts stand on a line of their own. */
const SHORT = 48;

/** `listed`: of a count, how many of the counted records its grounds are. */
export function evidenceList(evidence: readonly Evidence[], page: Page, listed: Listed | null = null): Html {
  if (evidence.length === 0) return NOTHING;
  const more = evidence.length - SHOWN;
  return html`<ul class="ev">${evidence.slice(0, SHOWN).map((item) => evidenceItem(item, page))}${
    more > 0 ? html`<li class="more">${page.words.report.morePlaces(more)}</li>` : null
  }${
    listed === null
      ? null
      : html`<li class="more">${page.words.claim.listed(Math.min(listed.shown, SHOWN), listed.of)}</li>`
  }</ul>`;
}

function evidenceItem(evidence: Evidence, page: Page): Html {
  const { words } = page;
  if (evidence.kind === "absent") {
    return html`<li>${standingMark("computed")}${foreign(
      words.claim.lookedFor(evidence.sought, evidence.looked),
      words,
    )} ${placeOf(evidence.within, page)}</li>`;
  }
  const { excerpt } = evidence;
  const isShort = excerpt.length <= SHORT;
  const quoted = html`<code class="${isShort ? "ex sh" : "ex"}">${foreign(excerpt, words)}</code>`;
  return html`<li>${standingMark("observed")}${words.claim.says[evidence.says]} ${
    isShort && excerpt !== "" ? html`${quoted} ` : null
  }${placeOf(evidence.ref, page)}${isShort ? null : quoted}</li>`;
}

/** `e-f.json line 4 /messages/8/time/created`; without the name where there is only one file. */
export function placeOf({ doc, line, at }: EvidenceRef, { documents, words }: Page): Html {
  const document = documents.get(doc);
  const name =
    document === undefined
      ? html`<code>${foreign(doc, words)}</code>`
      : documents.size === 1
        ? null
        : html`<a href="#doc-${document.number}">${foreign(document.name, words)}</a> `;
  return html`<span class="at">${name}${line === null ? null : html`${words.claim.line(line)} `}<code>${
    at === "" ? words.claim.wholeDocument : foreign(at, words)
  }</code></span>`;
}
