// Says a problem, its advice or a verdict in one language: the template of its key, filled with its values. Takes every
// value as what its class says it is, and shows what has another form as left out: a re-imported report may hold anything.

import type { HintKey } from "../model/hint.ts";
import type { Trouble } from "../model/problem-error.ts";
import { REASONS, type Reason } from "../model/reason.ts";
import { isReasons, type SentenceValue, type SentenceValues, type ValueSlots } from "../model/sentence.ts";
import { SENTENCES, type Sentence } from "../model/sentences.ts";
import type { ProblemWords } from "./problem-words.ts";
import { type ShownValue, shownValue } from "./shown-value.ts";

/** The sentence of a problem, whole, with its full stop. */
export function sentenceText({ says, values }: Sentence, words: ProblemWords): string {
  const template = own(words.sentences, says);
  const slots = own<ValueSlots>(SENTENCES, says);
  if (template === undefined || slots === undefined) return unknownSentence(says, words);
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
  const text = filled(template, slots, values, words);
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

function filled(template: string, slots: ValueSlots, values: SentenceValues, words: ProblemWords): string {
  const shown = (name: string): ShownValue => {
    const slot = slots[name];
    const value: SentenceValue = own(values, name) ?? null;
    if (slot === undefined) return { text: `{${name}}`, number: null };
    return slot === "reasons"
      ? { text: isReasons(value) ? reasonsText(value, words) : words.terms.leftOut, number: null }
      : shownValue(slot, value, words.terms);
  };
  const text = fillTemplate(template, shown);
  const { topLevel } = words.terms;
  return text.startsWith(topLevel) ? `${topLevel.charAt(0).toUpperCase()}${text.slice(1)}` : text;
}

const PLACE = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/** `{name}` becomes the value, `{name|one|many}` the number with its noun. */
function fillTemplate(template: string, shown: (name: string) => ShownValue): string {
  let text = "";
  let at = 0;
  for (const match of template.matchAll(PLACE)) {
    const [whole, name = "", one, many] = match;
    const value = shown(name);
    const noun = value.number === 1 ? one : many;
    text = joined(text, template.slice(at, match.index));
    text = joined(text, noun === undefined ? value.text : `${value.text} ${noun}`);
    at = match.index + whole.length;
  }
  return joined(text, template.slice(at));
}

const HAN = /\p{Script=Han}/u;
const HAN_OR_STOP = /[\p{Script=Han}，。：；、（）“”]/u;

/**
 * Chinese sets a space between its characters and Latin ones, and none between its own. A template sets one on both sides
 * of each place, for it cannot know what a value begins with: here it goes where Chinese meets Chinese.
 */
function joined(left: string, right: string): string {
  if (left.endsWith(" ") && HAN.test(left.at(-2) ?? "") && HAN_OR_STOP.test(right.at(0) ?? ""))
    return left.slice(0, -1) + right;
  if (right.startsWith(" ") && HAN_OR_STOP.test(left.at(-1) ?? "") && HAN.test(right.at(1) ?? ""))
    return left + right.slice(1);
  return left + right;
}
