// What the analysis states about sessions and single calls: who waited for whom, decisions, questions, unusual endings.
// Each record is one line with its marks; below it, folded, its claims with their grounds.

import type { Session } from "../model/analysis.ts";
import type { Idle } from "../model/call-records.ts";
import { knownValue } from "../model/claim.ts";
import { dispatchName } from "../words/subject-of.ts";
import type { ClaimGroup, GroupKind } from "./claim-book.ts";
import { claimTable } from "./claim-rows.ts";
import { claimValue } from "./claim-value.ts";
import { filled } from "./filled.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { type Page, unlinked } from "./page.ts";
import { saidTwice } from "./said-twice.ts";

export function totalsSection(page: Page): Html {
  const [group] = page.extent.records.totals;
  if (group === undefined) return NOTHING;
  return html`<section id="totals"><h2>${page.words.overview.totals}</h2>${claimTable(group, page)}<p class="dim">${page.words.overview.costNote}</p></section>`;
}

export function idleSection(page: Page): Html {
  const { analysis, words } = page;
  const { idles } = page.extent.records;
  return section(
    "idles",
    words.overview.waits,
    html`${
      idles.length === 0 ? html`<p>${words.overview.noWaits(0)}</p>` : null
    }${groups(idles, analysis.idles, (idle) => saidTwice(idle, (one) => idleLine(one, unlinked(page))), page)}${leftOut("idles", page)}`,
  );
}

function idleLine(idle: Idle, page: Page): Html {
  const { words, analysis } = page;
  const { from, to, length, openChildren } = idle;
  const open = knownValue(openChildren);
  const who = html`<b>${whoOf(idle, page)}</b>`;
  if (from.standing === "hidden") return filled(words.overview.waitHidden, { who });
  const count = claimValue(openChildren, "openChildren", page);
  const ids =
    openChildren.standing === "unknown" || openChildren.standing === "hidden" ? [] : openChildren.from;
  const names = analysis.dispatches
    .filter(({ acknowledgedAt }) => ids.length > 1 && ids.includes(acknowledgedAt.id))
    .map((dispatch) => dispatchName(dispatch, words.claim));
  return html`${
    length === null
      ? filled(words.overview.waitedToEnd(open), { who, count })
      : filled(words.overview.waitedFor(open), { who, count, length: claimValue(length, "length", page) })
  } <small>${filled(to === null ? words.overview.waitFrom : words.overview.waitBetween, {
    from: claimValue(from, "from", page),
    ...(to === null ? {} : { to: claimValue(to, "to", page) }),
  })}${names.length === 0 ? null : html` ${foreign(words.claim.values.list(names), words)}`}</small>`;
}

/** Records that are lines of their first claims: no list here is long enough to need a table. */
export function callSections(page: Page): Html {
  const { words } = page;
  const kinds: readonly GroupKind[] = [
    "questions",
    "unfinished",
    "aborted",
    "waits",
    "shells",
    "nestedErrors",
    "surfaces",
    "reverts",
    "orphanNotices",
    "ruleSets",
  ];
  const parts = kinds
    .filter((kind) => page.extent.records[kind].length > 0)
    .map(
      (kind) =>
        html`<h3>${words.report.groups[kind]}</h3>${page.extent.records[kind].map((group) =>
          record(firstClaims(group, unlinked(page)), group, page),
        )}${leftOut(kind, page)}`,
    );
  return section(
    "calls",
    words.report.calls,
    parts.length === 0 ? html`<p>${words.report.noCalls}</p>` : html`${parts}`,
  );
}

function firstClaims(group: ClaimGroup, page: Page): Html {
  return html`${group.claims
    .slice(0, 3)
    .map(
      ({ claim, subject }, place) =>
        html`${place === 0 ? html`<b>${foreign(subject.who, page.words)}</b> ` : " "}${claimValue(claim, subject.property, page)}`,
    )}`;
}

export function sessionSection(page: Page): Html {
  const { words, analysis } = page;
  const names = words.overview.session;
  const { sessions } = page.extent.records;
  const row = (session: Session) =>
    html`<tr><th scope="row">${claimValue(session.title, "title", page, {
      isMarked: session.title.standing !== "observed",
      unknown: words.overview.untitled,
      className: "nm",
    })}<small>${words.overview.role[session.role]} <code title="${session.id}">${claimValue(
      session.idClaim,
      "idClaim",
      page,
      {
        isMarked: session.idClaim.standing !== "observed",
      },
    )}</code></small></th><td>${claimValue(session.agent, "agent", page)}</td><td>${claimValue(
      session.endedBy,
      "endedBy",
      page,
    )}</td><td class="n">${claimValue(session.prompts, "prompts", page)}</td><td class="n">${claimValue(
      session.steps,
      "steps",
      page,
    )}</td><td class="n">${claimValue(session.calls, "calls", page)}</td><td class="n">${claimValue(
      session.tokens,
      "tokens",
      page,
    )}</td><td class="n">${claimValue(session.cost, "cost", page)}</td></tr>`;
  return section(
    "sessions",
    words.overview.sessions,
    html`<div class="scroll" tabindex="0" role="region" aria-label="${
      words.overview.sessions
    }"><table class="grid"><thead><tr><th scope="col">${names.title}</th><th scope="col">${names.agent}</th><th scope="col">${
      names.endedBy
    }</th>${[names.prompts, names.steps, names.calls, names.tokens, names.cost].map(
      (name) => html`<th scope="col" class="n">${name}</th>`,
    )}</tr></thead><tbody>${sessions.map(({ place }) => {
      const session = analysis.sessions[place];
      return session === undefined ? NOTHING : row(session);
    })}</tbody></table></div>${groups(sessions, analysis.sessions, (session) => html`<b>${whoOf({ session: session.id }, page)}</b>`, page)}${leftOut("sessions", page)}`,
  );
}

export function whoOf({ session }: { readonly session: Session["id"] }, page: Page): Html {
  const index = page.analysis.sessions.findIndex(({ id }) => id === session);
  const who = page.book.groups.sessions[index]?.claims[0]?.subject.who;
  return foreign(who ?? session, page.words);
}

export function groups<Item>(
  list: readonly ClaimGroup[],
  items: readonly Item[],
  line: (item: Item) => Html,
  page: Page,
): Html {
  return html`${list.map((group) => {
    const item = items[group.place];
    return item === undefined ? NOTHING : record(line(item), group, page);
  })}`;
}

export function record(line: Html, group: ClaimGroup, page: Page): Html {
  return html`<details class="rec"><summary><span class="ln">${line}</span></summary>${claimTable(group, page)}</details>
`;
}

export function leftOut(kind: GroupKind, { book, extent, words }: Page): Html {
  const left = book.groups[kind].length - extent.records[kind].length;
  return left > 0 ? html`<p class="left">${words.report.leftOutRecords(left)}</p>` : NOTHING;
}

export function section(id: string, title: string, body: Html): Html {
  return html`<section id="${id}"><h2>${title}</h2>${body}</section>`;
}
