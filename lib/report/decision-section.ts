// What was refused: who decided, what it did to the turn, at which depth; what was tried another way, which is inferred as a
// whole; and the sessions' own rules as recorded.

import { groupBy } from "../base/group-by.ts";
import type { Decision, Retry, RuleMatch } from "../model/call-records.ts";
import { knownValue } from "../model/claim.ts";
import { textOfPatch } from "../model/patch-text.ts";
import { areFilesWhole } from "../model/whole-files.ts";
import { badWord, claimValue } from "./claim-value.ts";
import { filled } from "./filled.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html } from "./html.ts";
import { type Page, unlinked } from "./page.ts";
import { groups, leftOut, section, whoOf } from "./record-sections.ts";
import { saidTwice } from "./said-twice.ts";

/** Rules of one session that are written out. */
const MOST_RULES = 200;
const MOST_SESSIONS = 20;

export function decisionSection(page: Page): Html {
  const { words, analysis } = page;
  const { decisions, retries } = page.extent.records;
  return section(
    "decisions",
    words.overview.denials,
    html`${
      decisions.length === 0
        ? html`<p>${areFilesWhole(analysis) ? words.permissions.none : words.permissions.noneInPart} ${words.permissions.approvals} ${words.permissions.nestedNotAsked}</p>`
        : null
    }${groups(decisions, analysis.decisions, (decision) => decisionLine(decision, unlinked(page)), page)}${leftOut("decisions", page)}${
      retries.length === 0
        ? null
        : html`<div class="inf"><h3>${words.permissions.column.retries}</h3><p class="dim">${words.permissions.retriesNote}</p>${groups(
            retries,
            analysis.retries,
            (retry) => retryLine(retry, unlinked(page)),
            page,
          )}${leftOut("retries", page)}</div>`
    }${ruleLists(page)}${callVerdicts(page)}`,
  );
}

function decisionLine(decision: Decision, page: Page): Html {
  const { words } = page;
  const { values } = words.claim;
  const isDenied = knownValue(decision.effect) === "deny";
  return html`<b>${foreign(decision.tool, words)}</b> ${claimValue(
    decision.effect,
    "effect",
    page,
    isDenied ? { write: () => badWord(values.effect.deny) } : {},
  )} ${filled(words.overview.decidedBy, { by: claimValue(decision.by, "by", page) })} ${claimValue(
    decision.turn,
    "turn",
    page,
  )} ${claimValue(decision.depth, "depth", page, {
    write: (depth) => html`${typeof depth === "number" ? words.permissions.depth(depth) : null}`,
  })} ${claimValue(decision.at, "at", page)} <small>${claimValue(
    decision.resource,
    "resource",
    page,
  )} ${claimValue(decision.words, "words", page)}${notRetried(decision, page)}</small>`;
}

/** What was tried another way has lines of its own; that nothing is found is said where it is not. */
function notRetried({ retried }: Decision, page: Page): Html | null {
  const { column, noRetries } = page.words.permissions;
  if (retried?.standing !== "unknown") return null;
  return html` ${column.retries}: ${claimValue(retried, "retried", page, {
    ...(retried.reason === "not found" ? { unknown: noRetries } : {}),
  })}`;
}

function retryLine(retry: Retry, page: Page): Html {
  const { words, analysis } = page;
  const own = words.permissions;
  const refused = analysis.decisions.find(({ id }) => id === retry.decision);
  return html`${filled(own.retryOf, {
    refused: html`<b>${foreign(refused?.tool ?? "", words)}</b>`,
    call: html`${foreign(retry.tool, words)} ${claimValue(retry.call, "call", page)}`,
    shared: claimValue(retry.by, "by", page, {
      write: () => html`${retryShares(retry, page)}`,
    }),
  })} <small>${claimValue(retry.shared, "shared", page)}</small>`;
}

/** What is shared, in which turn and with what end stands as one inferred value. */
function retryShares({ by, turn, ended }: Retry, { words }: Page): string {
  const { values } = words.claim;
  const own = words.permissions;
  const shared = knownValue(by);
  return values.list([
    ...(shared === null ? [] : [values.retryMatch[shared]]),
    turn === "same" ? own.sameTurn : own.nextTurn,
    own.retryEnded[ended],
  ]);
}

/** What the sessions' own rules say of their calls, those that they do not plainly allow first where there are many. */
function callVerdicts(page: Page): Html | null {
  const { words, analysis } = page;
  const { ruleMatches } = page.extent.records;
  if (ruleMatches.length === 0) return null;
  return html`<h3>${words.permissions.calls}</h3>${groups(
    ruleMatches,
    analysis.ruleMatches,
    (match) => saidTwice(match, (one) => verdictLine(one, unlinked(page))),
    page,
  )}${leftOut("ruleMatches", page)}`;
}

function verdictLine({ tool, resource, files, verdict, lack }: RuleMatch, page: Page): Html {
  const { words } = page;
  const about = resource ?? (files === null ? null : textOfPatch(files));
  return html`<b>${foreign(tool, words)}</b> ${about === null ? null : html`<code>${foreign(about, words)}</code>`} ${claimValue(
    verdict,
    "verdict",
    page,
    {
      ...(knownValue(verdict) === "deny"
        ? { write: () => badWord(words.claim.values.ruleVerdict.deny) }
        : {}),
      ...(lack === null ? {} : { unknown: words.permissions.lack[lack] }),
    },
  )}`;
}

/** The rules of each session that has any. */
function ruleLists(page: Page): Html | null {
  const { words, analysis } = page;
  const bySession = groupBy(analysis.rules, ({ session }) => session);
  if (bySession.size === 0) return null;
  const names = words.permissions.ruleColumn;
  const lists = [...bySession].slice(0, MOST_SESSIONS).map(
    ([session, rules]) =>
      html`<details class="rec"><summary><span class="ln"><b>${whoOf({ session }, page)}</b> ${words.permissions.ruleCount(
        rules.length,
      )}</span></summary><table class="grid"><thead><tr>${[
        names.number,
        names.action,
        names.resource,
        names.effect,
      ].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rules
        .slice(0, MOST_RULES)
        .map(
          (rule, index) =>
            html`<tr><td class="n">${String(index + 1)}</td><td><code>${foreign(rule.action, words)}</code></td><td><code>${foreign(
              rule.resource,
              words,
            )}</code></td><td>${foreign(rule.effect, words)}</td></tr>`,
        )}</tbody></table></details>
`,
  );
  const left =
    Math.max(0, bySession.size - MOST_SESSIONS) +
    [...bySession.values()].reduce((sum, rules) => sum + Math.max(0, rules.length - MOST_RULES), 0);
  return html`<h3>${words.permissions.recordedRules}</h3><p class="dim">${words.permissions.otherRules} ${
    words.permissions.lastWins
  }</p>${lists}${left > 0 ? html`<p class="left">${words.report.leftOutRecords(left)}</p>` : null}`;
}
