// What is said of a file is kept as the key of a sentence and the values that it names, never as prose: a dictionary says
// it in the reader's language, and a redacted report can drop a value and keep the sentence. Each value has a class,
// which says what it is, where it comes from, and how it is written.

import { startOf } from "../base/text.ts";
import type { FormatId } from "./ids.ts";
import type { Look } from "./look.ts";
import type { Reason } from "./reason.ts";

/** What stands in a place of a file. */
export type JsonKind =
  | "null"
  | "list"
  | "object"
  | "empty-object"
  | "text"
  | "number"
  | "whole-number"
  | "flag"
  | "missing"
  | "other";

/**
 * The value of each class. Null stands for what is not there to be named: not known, or left out of a redacted report.
 * Classes of free text hold what people and models wrote; all others hold numbers, ids, names of tools and agents, or
 * words of the host or of ours.
 */
export interface ClassValues {
  readonly count: number;
  /** Byte of the file as dropped. */
  readonly offset: number;
  /** Milliseconds since 1970-01-01 UTC, as recorded. */
  readonly instant: number;
  readonly line: number | null;
  /** A byte's value; −1 is the end of the file. */
  readonly byte: number;
  readonly spot: readonly [line: number, column: number] | null;
  readonly session: string | null;
  /** A session that a notice is about. */
  readonly child: string | null;
  readonly call: string | null;
  readonly message: string | null;
  readonly tool: string | null;
  readonly agent: string | null;
  /** JSON Pointer, or a coverage pattern; the empty string is the top level. Its segments are keys of the file. */
  readonly pointer: string | null;
  /** One record: `L3` for a line, else its pointer; the empty string is the document as a whole. */
  readonly row: string | null;
  /** Member names of the host's own record, with dots between them. */
  readonly field: string | null;
  /** Member names of the host's own records. */
  readonly fields: readonly string[] | null;
  /** What a reader calls a kind of record, or a word that the host is known to write. */
  readonly record: string;
  /** Words that the host is known to write. */
  readonly words: readonly string[];
  readonly kind: JsonKind;
  readonly look: Look;
  readonly format: FormatId;
  readonly phase: "running" | "streaming" | "pending";
  readonly reasons: readonly Reason[];
  /** Free text: the name of a file, a document, a member of an archive. */
  readonly name: string | null;
  readonly names: readonly string[] | null;
  /** Free text: keys of an object of unknown shape. */
  readonly keys: readonly string[] | null;
  /** Free text: a word that stands where a known one was due. */
  readonly word: string | null;
  /** Free text: a recorded value, short, as JSON (shownValue in lib/formats/shown-value.ts). */
  readonly value: string | null;
  /** Free text: the start of foreign bytes, as a JSON string, with … where it goes on. */
  readonly excerpt: string | null;
  /** Free text: what the browser, the system or a library says of an error, in its own language. */
  readonly engine: string | null;
}

export type ValueClass = keyof ClassValues;

/** The values that a sentence names, with the class of each. */
export type ValueSlots = Readonly<Record<string, ValueClass>>;

export type ValuesFor<Slots extends ValueSlots> = keyof Slots extends never
  ? Readonly<Record<string, never>>
  : { readonly [Name in keyof Slots]: ClassValues[Slots[Name]] };

/** A value that holds no sentences itself. */
export type PlainValue = string | number | null | readonly string[] | readonly number[];
export type SentenceValue = PlainValue | readonly Reason[];
export type SentenceValues = Readonly<Record<string, SentenceValue>>;

/** Names that a sentence quotes come from files and may be of any length. */
export const VALUE_LENGTH = 1000;

/** The same values, cut where they are longer than a message should be. */
export function boundedValues(values: object): SentenceValues {
  const bounded: Record<string, SentenceValue> = {};
  for (const [name, value] of Object.entries(values)) bounded[name] = boundedValue(value);
  return bounded;
}

function boundedValue(value: SentenceValue): SentenceValue {
  if (typeof value === "string") return boundedText(value);
  return isTexts(value) ? boundedList(value) : value;
}

function isTexts(value: SentenceValue): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === "string");
}

/** True for a value that holds clauses, with values of their own. */
export function isReasons(value: SentenceValue): value is readonly Reason[] {
  return Array.isArray(value) && value.some((part) => typeof part === "object");
}

function boundedText(text: string): string {
  return text.length > VALUE_LENGTH ? `${startOf(text, VALUE_LENGTH - 1)}…` : text;
}

/** As many as fit; how many there are is a value of its own. */
function boundedList(texts: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let length = 0;
  for (const text of texts) {
    length += text.length;
    if (length > VALUE_LENGTH) return kept.length === 0 ? [boundedText(text)] : [...kept, "…"];
    kept.push(text);
  }
  return kept;
}
