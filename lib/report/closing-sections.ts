// Findings, rules, coverage, problems and how to check the page: what a reader needs who does not take it on trust.

import { warrantOf } from "../knowledge/warrants.ts";
import { byUrgency, type DocumentSummary, type Finding, type MissingSession } from "../model/analysis.ts";
import type { WarrantId } from "../model/ids.ts";
import { notUnderstood } from "../model/not-understood.ts";
import { speaksOf } from "../model/problem.ts";
import { propertyWords, warrantWords } from "../words/claim-sentence.ts";
import { formatCount, formatId, formatShare, formatSize } from "../words/format.ts";
import { hintText, reasonsText } from "../words/sentence-text.ts";
import { claimValue } from "./claim-value.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { messageText } from "./message-text.ts";
import { type Page, ruleAnchorOf } from "./page.ts";
import { problemSentence } from "./problem-sentence.ts";
import { section } from "./record-sections.ts";
import { authorityLetter, heldHere, seenOn } from "./rule.ts";
import { standingMark } from "./standing-mark.ts";

const ABOUT = 12;

export function findingSection(page: Page): Html {
  const { analysis, words } = page;
  if (analysis.findings.length === 0) return NOTHING;
  return section(
    "findings",
    words.overview.findings,
    html`${byUrgency(analysis.findings).map((finding) => findingItem(finding, page))}`,
  );
}

function findingItem(finding: Finding, page: Page): Html {
  const { words, book } = page;
  const questions: Readonly<Record<string, string>> = words.overview.finding;
  const question = Object.hasOwn(questions, finding.rule) ? questions[finding.rule] : undefined;
  const about = finding.about.flatMap((id) => book.byId.get(id) ?? []);
  const isQuiet = finding.kind === "pass" || finding.kind === "notApplicable";
  const head = html`<span>${question ?? foreign(finding.rule, words)}</span><span class="${isQuiet ? "dim" : "an"}">${words.overview.findingAnswer(
    words.overview.findingKind[finding.kind],
    about.length,
  )}</span>`;
  if (about.length === 0) return html`<p class="fd">${head}</p>`;
  const more = about.length - ABOUT;
  return html`<details class="rec fd"><summary>${head}</summary><ul class="ab">${about
    .slice(0, ABOUT)
    .map(
      ({ claim, subject }) =>
        html`<li>${foreign(
          words.claim.ofSubject(propertyWords(subject, words.claim).name, subject.who),
          words,
        )} ${claimValue(claim, subject.property, page)}</li>`,
    )}${more > 0 ? html`<li>${words.overview.more(more)}</li>` : null}</ul></details>`;
}

/** Every rule that some claim or rival names, with how many claims stand under it. */
export function ruleSection(page: Page): Html {
  const { words, book } = page;
  const uses = new Map<WarrantId, number>();
  for (const { claim } of book.byId.values()) {
    if (claim.standing === "hidden") continue;
    uses.set(claim.warrant, (uses.get(claim.warrant) ?? 0) + 1);
    const others = claim.standing === "unknown" ? claim.withdrawn : claim.rivals;
    for (const { warrant } of others) if (!uses.has(warrant)) uses.set(warrant, 0);
  }
  const rows = [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return section(
    "rules",
    words.report.rules,
    html`<p>${words.report.rulesMean}</p>${rows.map(([id, count]) => ruleItem(id, count, page))}`,
  );
}

function ruleItem(id: WarrantId, count: number, page: Page): Html {
  const { words } = page;
  const warrant = warrantOf(id);
  const head = html`<h3><code>${foreign(id, words)}</code><small>${words.report.ruleUsed(count)}</small></h3>`;
  const said = warrantWords(id, words.claim);
  if (warrant === undefined || said === null)
    return html`<div class="rule" id="${ruleAnchorOf(id)}">${head}</div>`;
  const held = heldHere(id, page);
  const { field, sentenceGap } = words.common;
  return html`<div class="rule" id="${ruleAnchorOf(id)}">${head}<p>${standingMark(warrant.ceiling)}<span>${messageText(said.because, words)}</span></p><p class="dim">${words.report.atMost(
    words.common.standing[warrant.ceiling],
  )} ${authorityLetter(warrant, words)} ${messageText(
    words.report.vouched(words.claim.authority[warrant.authority], said.cite),
    words,
  )}${sentenceGap}${seenOn(warrant, words)}</p><p class="dim">${messageText(field(words.claim.refute, said.rebuttedBy), words)}${
    warrant.ceiling === "inferred"
      ? html`${sentenceGap}${words.report.sentence(field(words.claim.held, held ?? words.claim.heldNone))}`
      : null
  }</p></div>`;
}

const PATTERNS = 40;
export function coverageSection(page: Page): Html {
  const { analysis, words } = page;
  return section(
    "coverage",
    words.overview.coverage,
    html`${analysis.documents.map((document, place) => documentItem(document, place + 1, page))}${missingSessions(page)}`,
  );
}

function documentItem(document: DocumentSummary, number: number, page: Page): Html {
  const { analysis, words } = page;
  const { leaves, read, unread } = document.coverage;
  const { condition } = document;
  const strange = notUnderstood(analysis.problems, document.name).length;
  const values = unread.reduce((sum, pattern) => sum + pattern.leaves, 0);
  const more = unread.length - PATTERNS;
  const remarks = [
    words.overview.coverageRead(formatShare(read, leaves), formatCount(read), formatCount(leaves)),
    ...(condition.isComplete ? [] : [words.overview.incomplete]),
    ...(condition.isPartialPage ? [words.overview.partialPage] : []),
    ...(condition.isSanitized ? [words.overview.sanitized] : []),
    ...(strange > 0 ? [words.overview.notUnderstood(strange)] : []),
  ];
  return html`<div class="doc" id="doc-${number}"><h3>${foreign(document.name, words)}<small>${formatSize(document.size)}, ${words.overview.rows(
    document.rows,
  )}</small></h3><p class="sha">SHA-256 <code>${document.id}</code></p><p>${messageText(
    words.common.field(
      words.claim.values.format[document.format],
      reasonsText(document.because, words.problems),
    ),
    words,
  )}</p><p>${words.claim.values.longList(remarks)}</p>${
    unread.length === 0
      ? html`<p>${words.overview.coverageAll}</p>`
      : html`<details class="rec"><summary>${words.overview.unread(unread.length, values)}</summary><ul class="un">${unread
          .slice(0, PATTERNS)
          .map(
            ({ pattern, leaves: count }) =>
              html`<li><code>${foreign(pattern, words)}</code> ${formatCount(count)}</li>`,
          )}${more > 0 ? html`<li>${words.overview.more(more)}</li>` : null}</ul></details>`
  }</div>`;
}

const MISSING = 40;

function missingSessions({ analysis, words }: Page): Html {
  const missing = analysis.missingSessions;
  if (missing.length === 0) return html`<p>${words.overview.noMissing}</p>`;
  const more = missing.length - MISSING;
  const item = ({ id, as, agent, standing }: MissingSession) =>
    html`<li class="${standing === "inferred" ? "inf" : "ok"}">${words.overview.role[as === "parent" ? "lead" : "child"]} <code title="${id}">${foreign(
      formatId(id),
      words,
    )}</code> ${agent === null ? null : foreign(agent, words)}</li>`;
  return html`<h3 id="missing">${words.report.notLoaded}<small>${formatCount(missing.length)}</small></h3><ul class="ms">${missing
    .slice(0, MISSING)
    .map(item)}${more > 0 ? html`<li>${words.overview.more(more)}</li>` : null}</ul>`;
}

const PROBLEMS = 200;

export function problemSection(page: Page): Html {
  const { analysis, words } = page;
  const inferredIds = analysis.missingSessions
    .filter(({ standing }) => standing === "inferred")
    .map(({ id }) => id);
  const { problems } = analysis;
  if (problems.length === 0)
    return section("problems", words.overview.problems, html`<p>${words.overview.noProblems}</p>`);
  const list = (["loss", "warning", "note"] as const).map((severity) => {
    const own = problems.filter((problem) => problem.severity === severity);
    if (own.length === 0) return NOTHING;
    const more = own.length - PROBLEMS;
    return html`<h3>${words.overview.severities[severity](own.length)}</h3><ul class="pb">${own
      .slice(0, PROBLEMS)
      .map(
        (problem) =>
          html`<li class="${inferredIds.some((id) => speaksOf(problem, id)) ? "inf" : severity}">${problemSentence(problem, words)}${
            problem.hint === null
              ? null
              : html`${words.common.sentenceGap}${messageText(hintText(problem.hint, words.problems) ?? "", words)}`
          }<span class="at">${problem.document === null ? words.source.problemInBundle : foreign(problem.document, words)}${
            problem.line === null ? null : html` ${words.claim.line(problem.line)}`
          }${problem.at === null ? null : html` <code>${foreign(problem.at, words)}</code>`}</span></li>`,
      )}${more > 0 ? html`<li>${words.overview.more(more)}</li>` : null}</ul>`;
  });
  return section("problems", words.overview.problems, html`${list}`);
}

export function checkSection({ words }: Page): Html {
  return section(
    "check",
    words.report.check,
    html`<p>${words.report.checkBy}</p><p>${words.report.checkData}</p>`,
  );
}
