// The whole page: one file without a script, with a policy that lets nothing in. The same report and words give the same
// bytes wherever they are made.

import { knownValue } from "../model/claim.ts";
import { mainSession } from "../model/main-session.ts";
import { markOf } from "../model/marks.ts";
import type { SessionReport } from "../model/session-report.ts";
import type { Words } from "../words/en/index.ts";
import { formatId, formatName } from "../words/format.ts";
import { LANGUAGE_TAGS } from "../words/language.ts";
import { withMarkWords } from "../words/mark-words.ts";
import { barSection, standingsSection } from "./bar-section.ts";
import { claimNote } from "./claim-note.ts";
import {
  checkSection,
  coverageSection,
  findingSection,
  problemSection,
  ruleSection,
} from "./closing-sections.ts";
import { decisionSection } from "./decision-section.ts";
import { dispatchSection } from "./dispatch-section.ts";
import { citedParagraphs, notesOf, paragraphs } from "./happened.ts";
import { headSection } from "./head-section.ts";
import { type Html, html, markupOf } from "./html.ts";
import { type Page, pageOf } from "./page.ts";
import { callSections, idleSection, sessionSection, totalsSection } from "./record-sections.ts";
import { removalsSection } from "./removals.ts";
import { reportData } from "./report-data.ts";
import { symbols } from "./standing-mark.ts";
import { reportStyle } from "./style.ts";
import { timelineSection } from "./timeline-section.ts";
import { toolsSection } from "./tools-section.ts";

/** The report as HTML. Pure: times are written in the zone of the report, in the language of the words. */
export function renderReport(report: SessionReport, words: Words): string {
  const bare = pageOf(report, words);
  const cited = citedParagraphs(bare);
  const page: Page = { ...bare, notes: notesOf(cited, bare) };
  return markupOf(html`<!doctype html>
<html lang="${LANGUAGE_TAGS[report.made.language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark"><meta name="generator" content="Groundline ${report.analyzer.version}"><title>${titleOf(
    page,
  )}</title>${reportStyle(words)}</head>
<body>${symbols()}<div class="sheet">${headSection(page)}${barSection(page, contentsOf(page))}
<main><div class="two"><div><section id="happened"><h2>${words.overview.happened}</h2>${paragraphs(cited, page)}</section>
${timelineSection(page)}</div><aside aria-label="${words.report.notes}"><h2>${words.report.notes}</h2>${notes(page)}</aside></div>
${dispatchSection(page)}
${sessionSection(page)}
${idleSection(page)}
${decisionSection(page)}
${callSections(page)}
${toolsSection(page)}
${findingSection(page)}
${totalsSection(page)}
${standingsSection(page)}
${ruleSection(page)}
${coverageSection(page)}
${problemSection(page)}
${removalsSection(page)}
${checkSection(page)}</main></div>
${reportData(report)}</body></html>
`);
}

/** The first inferences stand open: they are what a reader has to judge. */
const OPEN_NOTES = 2;

function notes(page: Page): Html {
  const booked = [...page.notes].flatMap(([id, number]) => {
    const found = page.book.byId.get(id);
    return found === undefined ? [] : [{ found, number }];
  });
  const open = new Set(
    booked.filter(({ found }) => found.claim.standing === "inferred").slice(0, OPEN_NOTES),
  );
  return html`${booked.map((note) => claimNote(note.found, note.number, page, open.has(note)))}`;
}

function titleOf({ analysis, words }: Page): string {
  const session = mainSession(analysis);
  const title = session === null ? null : knownValue(session.title);
  if (session === null || title === null || title === "") return words.report.title(words.overview.untitled);
  const name = markOf(title) === null ? formatName(title) : formatId(session.id);
  return words.report.title(withMarkWords(name, words.marks));
}

/** Where the page's sections are, in their order. */
function contentsOf({ words, analysis }: Page): readonly (readonly [string, string])[] {
  return [
    ["happened", words.overview.happened],
    ["timeline", words.timeline.heading],
    ["dispatches", words.dispatch.heading],
    ["sessions", words.overview.sessions],
    ["idles", words.overview.waits],
    ["decisions", words.overview.denials],
    ["calls", words.report.calls],
    ["tools", words.tools.heading],
    ...(analysis.findings.length === 0 ? [] : [["findings", words.overview.findings] as const]),
    ["totals", words.overview.totals],
    ["rules", words.report.rules],
    ["coverage", words.overview.coverage],
    ["problems", words.overview.problems],
    ["removed", words.report.removed],
    ["check", words.report.check],
  ];
}
