// The paragraph: sentences made of claims, each with the number of its note. First what the app says of every bundle, then
// one sentence for each dispatch that needs a look. Fixed sentences, marked values, no free prose.

import type { Session, Totals } from "../model/analysis.ts";
import type { Claim } from "../model/claim.ts";
import { isKnown, knownValue } from "../model/claim.ts";
import type { Dispatch } from "../model/dispatch.ts";
import type { ClaimId } from "../model/ids.ts";
import { hiddenIn } from "../model/live-observed.ts";
import { mainSession } from "../model/main-session.ts";
import { fill } from "../words/fill.ts";
import { dispatchName } from "../words/subject-of.ts";
import { type SaidClaim, whatHappened } from "../words/what-happened.ts";
import { badWord, claimValue, type ValueOptions } from "./claim-value.ts";
import { needsALook } from "./extent.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html, joined } from "./html.ts";
import type { Page } from "./page.ts";
import { ruleClause } from "./rule.ts";

/** Dispatches with a sentence of their own. */
const SENTENCES = 6;

export interface Cited {
  readonly claim: Claim<unknown>;
  readonly property: string;
  readonly options: ValueOptions;
}

type Piece = string | Html | Cited;
export type CitedSentence = readonly Piece[];

/** What the paragraphs say, before the notes are numbered. */
export function citedParagraphs(page: Page): readonly (readonly CitedSentence[])[] {
  const { analysis, words } = page;
  const general = generalSentences(mainSession(analysis), analysis.totals, page);
  const notable = analysis.dispatches.filter(needsALook);
  const sentences = notable.slice(0, SENTENCES).map((dispatch) => dispatchSentence(dispatch, page));
  const more = notable.length - sentences.length;
  return [
    general,
    ...(sentences.length === 0
      ? []
      : [more > 0 ? [...sentences, [words.report.moreToLookAt(more)]] : sentences]),
  ];
}

/** The claims of the paragraphs in the order in which they are said, each once. */
export function notesOf(
  paragraphs: readonly (readonly CitedSentence[])[],
  page: Page,
): ReadonlyMap<ClaimId, number> {
  const notes = new Map<ClaimId, number>();
  for (const piece of paragraphs.flat(2)) {
    if (typeof piece === "string" || !("claim" in piece)) continue;
    const { id, standing } = piece.claim;
    if (standing !== "hidden" && page.homes.has(id) && !notes.has(id)) notes.set(id, notes.size + 1);
  }
  return notes;
}

/** A paragraph whose words depend on an inference is said a second time, as it reads without. */
export function paragraphs(cited: readonly (readonly CitedSentence[])[], page: Page): Html {
  const { analysis } = page;
  const { facts, hidden } = hiddenIn({ session: mainSession(analysis), totals: analysis.totals });
  const [general, ...others] = cited;
  const without = hidden === 0 ? null : generalSentences(facts.session, facts.totals, page);
  return html`${general === undefined ? null : paragraph(general, page, without === null ? "said" : "said inf")}${
    without === null ? null : paragraph(without, page, "said only")
  }${others.map((sentences) => paragraph(sentences, page, "said"))}`;
}

function paragraph(sentences: readonly CitedSentence[], page: Page, classes: string): Html {
  const gap = html`${page.words.overview.sentenceGap}`;
  return html`<p class="${classes}">${joined(
    sentences.map((sentence) => html`${sentence.map((piece) => written(piece, page))}`),
    gap,
  )}</p>`;
}

function generalSentences(
  session: Session | null,
  totals: Totals,
  { words }: Page,
): readonly CitedSentence[] {
  return whatHappened(session, totals, words.overview).map((sentence) =>
    sentence.map((part): Piece => (typeof part === "string" ? part : citedOf(part))),
  );
}

function written(piece: Piece, page: Page): Html {
  if (typeof piece === "string") return html`${piece}`;
  if (!("claim" in piece)) return piece;
  const number = page.notes.get(piece.claim.id);
  const note = number === undefined ? undefined : html`<sup>${number}</sup>`;
  return claimValue(piece.claim, piece.property, page, {
    ...piece.options,
    ...(note === undefined ? {} : { note }),
  });
}

function citedOf(said: SaidClaim): Cited {
  if (said.form !== "name") return { claim: said.claim, property: said.property, options: {} };
  const isMarked = said.claim.standing !== "observed";
  return {
    claim: said.claim,
    property: "title",
    options: { unknown: said.unknown, isMarked, className: "nm" },
  };
}

function dispatchSentence(dispatch: Dispatch, page: Page): CitedSentence {
  const { words } = page;
  const { settledAt, settledBy } = dispatch;
  const who = html`<a class="who" href="#dispatch-${dispatch.number}">${foreign(
    dispatchName(dispatch, words.claim),
    words,
  )}</a>`;
  const parts: Readonly<Record<string, Piece>> = {
    who,
    outcome: outcomeOf(dispatch, page),
    settled: { claim: settledAt, property: "settledAt", options: {} },
    how: isKnown(settledBy)
      ? html`<span class="${settledBy.standing === "inferred" ? "inf" : "how"}">${words.report.by(
          ruleClause(settledBy.warrant, words),
        )}</span>`
      : "",
  };
  const template = isEnded(dispatch) ? words.report.endedDispatch : words.report.openDispatch;
  return fill(template, parts).map((part) => (typeof part === "string" ? part : part.part));
}

function isEnded({ settledAt }: Dispatch): boolean {
  return settledAt.standing !== "unknown";
}

/** `failed` and `refused` with the cross. */
export function outcomeOf(dispatch: Dispatch, { words }: Page): Cited {
  const { values } = words.claim;
  const isError = knownValue(dispatch.outcome) === "error";
  return {
    claim: dispatch.outcome,
    property: "outcome",
    options: isError
      ? { write: () => badWord(dispatch.isRefused ? values.refused : values.outcome.error) }
      : {},
  };
}

export function outcomeValue(dispatch: Dispatch, page: Page): Html {
  const { claim, property, options } = outcomeOf(dispatch, page);
  return claimValue(claim, property, page, options);
}
