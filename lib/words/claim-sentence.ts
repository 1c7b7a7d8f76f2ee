// The one sentence that states a claim: who, what, value, standing, how. Used by the card and by what is copied from it.

import type { Json } from "../base/json.ts";
import { isKnown, type KnownClaim, type UnknownClaim } from "../model/claim.ts";
import type { WarrantId } from "../model/ids.ts";
import { type WarrantWords, warrantName } from "../model/warrant.ts";
import type { Clock } from "./clock.ts";
import type { PropertyWords } from "./en/claim-properties.ts";
import type { Words } from "./en/index.ts";
import { fillText } from "./fill.ts";
import { type ValueText, valueText } from "./value-text.ts";

/** What a claim is about, in names. */
export interface SubjectNames {
  readonly kind: keyof Words["claim"]["properties"] | "other";
  /** Last segment of the claim's id. */
  readonly property: string;
  /** Agent and task of a dispatch; title of a session; tool of a call. */
  readonly who: string;
  /** Number of a dispatch. */
  readonly number: number | null;
}

export interface ClaimSentence {
  readonly name: string;
  /** With the places {who}, {number}, {value}, {standing}, {how}. */
  readonly template: string;
  /** null when it is not known. */
  readonly value: ValueText | null;
  readonly how: string;
}

type ClaimWords = Words["claim"];

export function propertyWords(subject: SubjectNames, words: ClaimWords): PropertyWords {
  const table: Readonly<Record<string, PropertyWords>> =
    subject.kind === "other" ? {} : words.properties[subject.kind];
  const found = Object.hasOwn(table, subject.property) ? table[subject.property] : undefined;
  return found ?? words.anyProperty(subject.property);
}

/** The rule in a few words; of a rule from a later version only its id can be said. */
export function clauseOf(warrant: WarrantId, words: ClaimWords): string {
  const name = warrantName(warrant);
  return name === null ? warrant : words.warrantClauses[name];
}

/** The rule in full; null for a rule from a later version. */
export function warrantWords(warrant: WarrantId, words: ClaimWords): WarrantWords | null {
  const name = warrantName(warrant);
  return name === null ? null : words.warrants[name];
}

export function sentenceOf(
  claim: KnownClaim<Json> | UnknownClaim,
  subject: SubjectNames,
  how: string,
  words: ClaimWords,
  clock: Clock,
): ClaimSentence {
  const property = propertyWords(subject, words);
  return isKnown(claim)
    ? {
        name: property.name,
        template: numbered(words.known(property.states), claim.value),
        value: valueText(subject.property, claim.value, words, clock),
        how,
      }
    : { name: property.name, template: words.notKnown(property.asks), value: null, how };
}

/** `{value} [level|levels]`: the noun in the number of the value. */
function numbered(template: string, value: Json): string {
  return template.replace(/\[([^[\]|]+)\|([^[\]|]+)\]/g, (_, one: string, more: string) =>
    value === 1 ? one : more,
  );
}

/** `standing`: the word for it. */
export function sentenceText(sentence: ClaimSentence, subject: SubjectNames, standing: string): string {
  return fillText(sentence.template, {
    who: subject.who,
    number: subject.number === null ? "" : String(subject.number),
    standing,
    how: sentence.how,
    ...(sentence.value === null ? {} : { value: sentence.value.exact }),
  });
}
