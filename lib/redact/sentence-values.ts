// The values that a sentence of ours names, by the class that the model gives each. What is free text of a file becomes null,
// which the dictionaries say as left out; numbers and our own words stay.

import { REASONS, type Reason } from "../model/reason.ts";
import { isReasons, type SentenceValue, type ValueClass, type ValueSlots } from "../model/sentence.ts";
import { SENTENCES } from "../model/sentences.ts";
import { ANY, FILE, FIXED, ID, NAME, POINTER, type TextClass, WORD } from "./plan.ts";
import { type RedactionState, redactText } from "./redact-text.ts";

/** null: a word of ours, or no text at all. */
const CLASSES: Readonly<Record<ValueClass, TextClass | null>> = {
  count: null,
  offset: null,
  instant: null,
  line: null,
  byte: null,
  spot: null,
  session: ID,
  child: ID,
  call: ID,
  message: ID,
  tool: NAME,
  agent: NAME,
  pointer: POINTER,
  row: POINTER,
  field: POINTER,
  fields: POINTER,
  record: FIXED,
  words: null,
  kind: null,
  look: null,
  format: null,
  phase: null,
  reasons: null,
  name: FILE,
  names: FILE,
  keys: ANY,
  word: WORD,
  value: ANY,
  excerpt: ANY,
  engine: ANY,
};

/** Texts of these classes are dropped rather than marked: null says so by itself. */
const DROPPED: ReadonlySet<TextClass> = new Set([ANY, WORD, FIXED]);

/** `owner` is the record that says the sentence; a sentence that nobody knows keeps its numbers only. */
export function redactValues(values: object, owner: object, state: RedactionState): object {
  const says = "says" in owner && typeof owner.says === "string" ? owner.says : "";
  const slots = slotsOf(says);
  let changed: Record<string, unknown> | null = null;
  for (const [name, value] of Object.entries(values)) {
    state.at.push(name);
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    const next = redactValue(value, slot === undefined ? ANY : CLASSES[slot], state);
    state.at.pop();
    if (next === value) continue;
    changed ??= { ...values };
    changed[name] = next;
  }
  return changed ?? values;
}

function slotsOf(says: string): ValueSlots {
  if (isKeyOf(SENTENCES, says)) return SENTENCES[says];
  return isKeyOf(REASONS, says) ? REASONS[says] : {};
}

function isKeyOf<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}

function redactValue(value: SentenceValue, by: TextClass | null, state: RedactionState): SentenceValue {
  if (typeof value === "string") return by === null ? value : shown(value, by, state);
  if (!Array.isArray(value)) return value;
  if (isReasons(value)) return sameUnlessChanged(value, (part) => redactReason(part, state));
  if (by === null) return value;
  const texts = redactTexts(value, by, state);
  return texts?.every((text, place) => text === value[place]) ? value : texts;
}

function redactTexts(
  texts: readonly unknown[],
  by: TextClass,
  state: RedactionState,
): readonly string[] | null {
  const kept: string[] = [];
  for (const text of texts) {
    if (typeof text !== "string") return null;
    const next = text === "…" ? text : shown(text, by, state);
    if (next === null) return null;
    kept.push(next);
  }
  return kept;
}

function redactReason(part: Reason, state: RedactionState): Reason {
  const values = redactValues(part.values, part, state);
  return values === part.values ? part : { ...part, values: plain(values) };
}

function sameUnlessChanged<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const changed = items.map(change);
  return changed.every((item, place) => item === items[place]) ? items : changed;
}

function shown(text: string, by: TextClass, state: RedactionState): string | null {
  const after = redactText(text, by, state);
  return DROPPED.has(by) && after.startsWith("⟦left-out:") ? null : after;
}

type Plain = Readonly<Record<string, string | number | null | readonly string[] | readonly number[]>>;

function plain(values: object): Plain {
  const kept: Record<string, string | number | null | readonly string[] | readonly number[]> = {};
  for (const [name, value] of Object.entries(values)) if (!isReasons(value)) kept[name] = value;
  return kept;
}
