// The dispatches: one row each, a standing's mark in every cell, and below them the records with every claim and its
// grounds. Of very many, those that need a look have their records here; the rest is counted and in the data.

import type { Applicable } from "../model/claim.ts";
import { isKnown, knownValue } from "../model/claim.ts";
import type { Dispatch } from "../model/dispatch.ts";
import { dispatchName } from "../words/subject-of.ts";
import { claimTable } from "./claim-rows.ts";
import { claimValue } from "./claim-value.ts";
import { foreign } from "./foreign-text.ts";
import { outcomeValue } from "./happened.ts";
import { type Html, html } from "./html.ts";
import { type Page, unlinked } from "./page.ts";

type Column = "requested" | "acknowledged" | "outcome" | "settled" | "working" | "noticeDelay";
const COLUMNS: readonly Column[] = [
  "requested",
  "acknowledged",
  "outcome",
  "settled",
  "working",
  "noticeDelay",
];
const NUMBERS: ReadonlySet<Column> = new Set(["working", "noticeDelay"]);

export function dispatchSection(page: Page): Html {
  const { analysis, extent, words } = page;
  const { columns } = words.dispatch;
  const all = analysis.dispatches.length;
  if (all === 0) {
    return html`<section id="dispatches"><h2>${words.dispatch.heading}</h2><p>${words.dispatch.none}</p></section>`;
  }
  const left = all - extent.dispatchRows.length;
  return html`<section id="dispatches"><h2>${words.dispatch.heading}<small>${words.dispatch.rows(all)}</small></h2>
<div class="scroll" tabindex="0" role="region" aria-label="${words.dispatch.table}"><table class="grid"><thead><tr><th scope="col">${columns.number}</th><th scope="col">${words.report.dispatchColumn}</th>${COLUMNS.map(
    (column) => html`<th scope="col"${NUMBERS.has(column) ? html` class="n"` : null}>${columns[column]}</th>`,
  )}</tr></thead><tbody>
${extent.dispatchRows.map((dispatch) => dispatchRow(dispatch, page))}</tbody></table></div>${
    left > 0 ? html`<p class="left">${words.report.leftOutRows(left)}</p>` : null
  }${records(page)}</section>`;
}

function dispatchRow(dispatch: Dispatch, page: Page): Html {
  return html`<tr id="dispatch-${dispatch.number}"><td class="dim">${dispatch.number}</td><th scope="row">${identity(
    dispatch,
    page,
  )}</th><td>${claimValue(dispatch.requestedAt, "requestedAt", page)}</td><td>${claimValue(
    dispatch.acknowledgementLatency,
    "acknowledgementLatency",
    page,
  )}</td><td>${outcomeValue(dispatch, page)}${remark(dispatch, page)}</td><td>${settled(dispatch, page)}</td><td class="n">${claimValue(
    dispatch.working,
    "working",
    page,
  )}</td><td class="n">${claimValue(dispatch.noticeDelay, "noticeDelay", page)}</td></tr>
`;
}

/** Agent and task share the mark drawn at Requested while the call states them. */
function identity(dispatch: Dispatch, page: Page): Html {
  const { words } = page;
  const { agent, description, background } = dispatch;
  return html`${claimValue(agent, "agent", page, {
    isMarked: !isStated(agent),
    unknown: words.dispatch.agentUnknown,
    className: "nm",
  })}<small>${claimValue(description, "description", page, { isMarked: !isStated(description) })}<span class="md">${claimValue(
    background,
    "background",
    page,
    { isMarked: !isStated(background) },
  )}</span></small>`;
}

function isStated(claim: Applicable<unknown>): boolean {
  return claim.standing === "observed";
}

function settled({ settledAt, settledBy, caller }: Dispatch, page: Page): Html {
  const { words, analysis } = page;
  const lead = analysis.sessions.find(({ id }) => id === caller);
  const isOpen = settledAt.standing === "unknown" && settledAt.reason === "not ended";
  return html`${claimValue(settledAt, "settledAt", page)}${
    isKnown(settledBy)
      ? html`<small class="how">${claimValue(settledBy, "settledBy", page, {
          isMarked: settledBy.standing !== settledAt.standing,
        })}</small>`
      : null
  }${
    isOpen && lead !== undefined && isKnown(lead.lastAt)
      ? html`<small class="how">${words.report.recordEnds} ${claimValue(lead.lastAt, "lastAt", page, { isMarked: false })}</small>`
      : null
  }${
    settledAt.standing === "unknown" && settledAt.withdrawn.length > 0
      ? html`<small class="how inf">${words.dispatch.withdrawn(settledAt.withdrawn.length)}</small>`
      : null
  }`;
}

function remark({ delivered, emptyReply, stateRaw }: Dispatch, page: Page): Html {
  const { words } = page;
  const say = (claim: Dispatch["delivered"], when: boolean, property: string, text: string) =>
    knownValue(claim) === when
      ? html`<small class="how">${claimValue(claim, property, page, { write: () => html`${text}` })}</small>`
      : null;
  return html`${
    stateRaw === null ? null : html`<small class="how">${claimValue(stateRaw, "stateRaw", page)}</small>`
  }${say(delivered, false, "delivered", words.dispatch.notDelivered)}${say(
    emptyReply,
    true,
    "emptyReply",
    words.dispatch.emptyReply,
  )}`;
}

function records(page: Page): Html {
  const { analysis, extent, words } = page;
  const bare = unlinked(page);
  const groups = extent.records.dispatches;
  const left = analysis.dispatches.length - groups.length;
  return html`<h3>${words.dispatch.records}</h3>${groups.map((group) => {
    const dispatch = analysis.dispatches[group.place];
    if (dispatch === undefined) return html``;
    return html`<details class="rec"><summary><span class="no">${dispatch.number}</span><b>${foreign(
      dispatchName(dispatch, words.claim),
      words,
    )}</b>${outcomeValue(dispatch, bare)}</summary>${claimTable(group, page)}</details>
`;
  })}${left > 0 ? html`<p class="left">${words.report.leftOutRecords(left)}</p>` : null}`;
}
