// Says a problem, its advice or a verdict in one language: the template of its key, filled with its values. Takes every
// value as what its class says it is, and shows what has another form as left out: a re-imported report may hold anything.

import type { HintKey } from "../model/hint.ts";
import type { Trouble } from "../model/problem-error.ts";
import { REASONS, type Reason } from "../model/reason.ts";
import {
  isReasons,
  type SentenceValue,
  type SentenceValues,
  type ValueClass,
  type ValueSlots,
} from "../model/sentence.ts";
import { SENTENCES, type Sentence } from "../model/sentences.ts";
import { fill } from "./fill.ts";
import type { ProblemWords } from "./problem-words.ts";
import { type ShownValue, shownValue } from "./shown-value.ts";

/** Words of ours, and a value that they name. */
export type SentencePiece = string | { readonly value: string };

/** The sentence of a problem, whole, with its full stop. */
export function sentenceText(sentence: Sentence, words: ProblemWords): string {
  return textOf(sentencePieces(sentence, words));
}

/** The same with its values apart, for whoever sets them apart. */
export function sentencePieces({ says, values }: Sentence, words: ProblemWords): readonly SentencePiece[] {
  const template = own(words.sentences, says);
  const slots = own<ValueSlots>(SENTENCES, says);
  if (template === undefined || slots === undefined) return [unknownSentence(says, words)];
  return filled(template, slots, values, words);
}

/** null when there is nothing to do. */
export function hintText(hint: HintKey | null, words: ProblemWords): string | null {
  return hint === null ? null : (own(words.hints, hint) ?? unknownSentence(hint, words));
}

/** What a rejection brought: a sentence of ours, or the browser's own words. */
export function troubleText(trouble: Trouble, words: ProblemWords): string {
  return typeof trouble === "string" ? trouble : sentenceText(trouble, words);
}

/** Clauses that go after “because”, without a full stop. Empty for a document of which nothing is said. */
export function reasonsText(reasons: readonly Reason[], words: ProblemWords): string {
  return reasons.map((reason) => reasonText(reason, words)).join(words.terms.clauseBreak);
}

function reasonText({ format, says, values }: Reason, words: ProblemWords): string {
  const template = own(words.reasons, says);
  const slots = own<ValueSlots>(REASONS, says);
  if (template === undefined || slots === undefined) return unknownSentence(says, words);
  const text = textOf(filled(template, slots, values, words));
  if (format === null) return text;
  return words.terms.formatReason.replace("{format}", format).replace("{reason}", () => text);
}

/** A key from a later version, or none of ours, has no entry. */
function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function unknownSentence(key: string, { terms }: ProblemWords): string {
  return terms.unknownSentence.replace("{key}", () => key);
}

function filled(
  template: string,
  slots: ValueSlots,
  values: SentenceValues,
  words: ProblemWords,
): readonly SentencePiece[] {
  const shown = new Map(
    Object.entries(slots).map(([name, slot]) => [name, shownIn(slot, own(values, name) ?? null, words)]),
  );
  const parts = Object.fromEntries(
    [...shown].map(([name, { text }]) => [name, name === "error" ? text.replace(/[.。]+$/, "") : text]),
  );
  const pieces = fill(withNouns(template, shown), parts).map(
    (piece): SentencePiece => (typeof piece === "string" ? piece : { value: piece.part }),
  );
  const { topLevel } = words.terms;
  const [first, ...rest] = pieces;
  if (typeof first !== "object" || !first.value.startsWith(topLevel)) return pieces;
  return [{ value: `${topLevel.charAt(0).toUpperCase()}${first.value.slice(1)}` }, ...rest];
}

function textOf(pieces: readonly SentencePiece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.value)).join("");
}

function shownIn(slot: ValueClass, value: SentenceValue, words: ProblemWords): ShownValue {
  if (slot !== "reasons") return shownValue(slot, value, words.terms);
  return { text: isReasons(value) ? reasonsText(value, words) : words.terms.leftOut, number: null };
}

const WITH_NOUN = /\{(\w+)\|([^|{}]*)\|([^|{}]*)\}/g;

/** `{kept|record|records}` becomes `{kept} records`, or `{kept} record` for one. */
function withNouns(template: string, shown: ReadonlyMap<string, ShownValue>): string {
  return template.replace(
    WITH_NOUN,
    (_, name: string, one: string, many: string) => `{${name}} ${shown.get(name)?.number === 1 ? one : many}`,
  );
}
