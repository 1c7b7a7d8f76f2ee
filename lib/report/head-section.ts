// The head: what this is, the session's title, its host and times, and the files it speaks of, by digest. Says what was
// taken out and in which zone times are written. No time of making: the same input makes the same bytes.

import { byKeys } from "../base/order.ts";
import type { DocumentSummary, Session } from "../model/analysis.ts";
import { knownValue } from "../model/claim.ts";
import { mainSession } from "../model/main-session.ts";
import { markOf } from "../model/marks.ts";
import { FREE_TEXT_KINDS } from "../model/session-report.ts";
import { formatDate, formatOffset } from "../words/clock.ts";
import { formatCount, formatId, formatShare, formatSize } from "../words/format.ts";
import { claimValue } from "./claim-value.ts";
import { filled } from "./filled.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html, NOTHING } from "./html.ts";
import type { Page } from "./page.ts";
import { removalsLine } from "./removals.ts";

const DOCUMENTS = 4;

export function headSection(page: Page): Html {
  const { report, words } = page;
  const session = mainSession(page.analysis);
  const { report: said } = words;
  return html`<header class="hd"><p class="top"><b>${said.brand(report.version)}</b> <span>${said.promise}</span><span class="tz">${zoneLine(
    page,
  )}</span></p>
<div class="ttl"><div><h1>${session === null ? words.overview.untitled : heading(session, page)}</h1>${session === null ? null : factsLine(page)}</div><dl>${documentFacts(page)}</dl></div></header>`;
}

/** The title; where the report leaves it out, the id that the host gave. */
function heading({ title, id }: Session, page: Page): Html {
  const { words } = page;
  const recorded = knownValue(title);
  const shown = claimValue(title, "title", page, {
    isMarked: title.standing !== "observed",
    isLink: false,
    unknown: words.overview.untitled,
  });
  if (recorded === null || markOf(recorded) === null) return shown;
  return html`<code>${foreign(formatId(id), words)}</code> <small>${shown}</small>`;
}

function zoneLine({ report, analysis, words }: Page): string {
  const { zone } = report.made;
  const at = analysis.timeline.from;
  const offsets = [...new Set(zone.offsets.map(({ minutes }) => minutes))];
  const [only] = offsets;
  const offset = offsets.length === 1 && only !== undefined ? formatOffset(only) : null;
  if (offset === null || at === null) return words.report.times(zone.name);
  return zone.name === offset ? words.report.times(offset) : words.report.times(`${zone.name}, ${offset}`);
}

function factsLine(page: Page): Html {
  const { words, analysis, clock } = page;
  const session = mainSession(analysis);
  if (session === null) return NOTHING;
  const from = knownValue(session.firstAt);
  const to = knownValue(session.lastAt);
  const days = [...new Set([from, to].map((at) => (at === null ? "" : formatDate(at, clock))))].filter(
    (day) => day !== "",
  );
  return html`<p class="facts">${filled(words.report.facts, {
    host: claimValue(session.host, "host", page),
    day: html`${days.length === 0 ? words.claim.unknown["not recorded"] : days.join(words.report.to)}`,
    from: claimValue(session.firstAt, "firstAt", page),
    to: claimValue(session.lastAt, "lastAt", page),
    wall: claimValue(analysis.totals.wall, "wall", page),
    sessions: html`${words.report.sessions(analysis.sessions.length, analysis.missingSessions.length)}`,
  })}</p>`;
}

function documentFacts(page: Page): Html {
  const { analysis, words, report } = page;
  const lead = mainSession(analysis)?.document;
  const shown = analysis.documents.toSorted(byKeys(({ id }) => (id === lead ? 0 : 1))).slice(0, DOCUMENTS);
  const more = analysis.documents.length - shown.length;
  return html`${shown.map((document) => documentFact(document, page))}${
    more > 0 ? html`<dt></dt><dd><a href="#coverage">${words.overview.more(more)}</a></dd>` : null
  }<dt>${words.report.removed}</dt><dd>${removalsLine(page)}</dd><dt>${words.report.included}</dt><dd>${
    report.made.include.length === 0
      ? words.report.includedNone
      : report.made.include.length === FREE_TEXT_KINDS.length
        ? words.report.includedAll
        : words.claim.values.list(report.made.include.map((kind) => words.report.kinds[kind]))
  }</dd><dt>${words.report.madeBy}</dt><dd>${words.report.analyzer(
    report.analyzer.version,
    report.analyzer.analysisVersion,
  )}</dd>`;
}

function documentFact(document: DocumentSummary, { words }: Page): Html {
  const { leaves, read } = document.coverage;
  return html`<dt>${words.report.source}</dt><dd><a href="#coverage">${foreign(document.name, words)}</a>, ${formatSize(
    document.size,
  )}<br><span class="dim">SHA-256 <code title="${document.id}">${digest(document.id)}</code>, ${words.report.valuesRead(
    formatShare(read, leaves),
    formatCount(leaves - read),
  )}</span></dd>`;
}

/** `9b41 07e2 … 1f6a 30be`: enough to compare by eye; the whole stands under Coverage. */
function digest(id: string): string {
  const part = (start: number) => id.slice(start, start + 4);
  return `${part(0)} ${part(4)} ${part(8)} … ${part(56)} ${part(60)}`;
}
