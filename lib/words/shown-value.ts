// One value of a sentence as text, by its class. What is null is left out or has no name; what is not of its class's form
// is shown as left out.

import type { PlainValue, SentenceValue, ValueClass } from "../model/sentence.ts";
import type { ValueTerms } from "./problem-words.ts";

export interface ShownValue {
  readonly text: string;
  /** For the noun that goes with it. */
  readonly number: number | null;
}

/** What lib/formats/shown-value.ts writes for values that have no short JSON. */
const SPECIAL: Readonly<Record<string, "someList" | "someObject" | "absentValue" | "numberTooLarge">> = {
  "[…]": "someList",
  "{…}": "someObject",
  "": "absentValue",
  "1e999": "numberTooLarge",
  "-1e999": "numberTooLarge",
};

export function shownValue(slot: ValueClass, value: SentenceValue, terms: ValueTerms): ShownValue {
  if (typeof value === "number" && Number.isFinite(value)) return numberText(slot, value, terms);
  return { text: textOf(slot, value, terms), number: null };
}

function numberText(slot: ValueClass, value: number, terms: ValueTerms): ShownValue {
  switch (slot) {
    case "count":
    case "offset":
    case "instant":
      return { text: String(value), number: value };
    case "line":
      return { text: terms.line.replace("{line}", String(value)), number: null };
    case "byte":
      return { text: byteText(value, terms), number: null };
    default:
      return { text: terms.leftOut, number: null };
  }
}

function textOf(slot: ValueClass, value: SentenceValue, terms: ValueTerms): string {
  switch (slot) {
    case "line":
      return terms.lineUnknown;
    case "spot":
      return spotText(value, terms);
    case "child":
      return typeof value === "string" ? oneLine(value) : terms.childUnnamed;
    case "call":
      return typeof value === "string" ? oneLine(value) : terms.callUnnamed;
    case "fields":
    case "keys":
      return listText(value, (text) => (text === "…" ? text : `\`${oneLine(text)}\``), terms);
    case "names":
    case "words":
      return listText(value, oneLine, terms);
    default:
      return typeof value === "string" ? wordText(slot, value, terms) : terms.leftOut;
  }
}

function wordText(slot: ValueClass, value: string, terms: ValueTerms): string {
  switch (slot) {
    case "pointer":
      return value === "" ? terms.topLevel : oneLine(value);
    case "row":
      return rowText(value, terms);
    case "word":
      return terms.quoted.replace("{word}", () => oneLine(value));
    case "value": {
      const special = Object.hasOwn(SPECIAL, value) ? SPECIAL[value] : undefined;
      return special === undefined ? oneLine(value) : terms[special];
    }
    case "kind":
      return ownTerm(terms.kinds, value, terms);
    case "look":
      return ownTerm(terms.looks, value, terms);
    case "phase":
      return ownTerm(terms.phases, value, terms);
    default:
      return oneLine(value);
  }
}

function ownTerm(table: Readonly<Record<string, string>>, key: string, terms: ValueTerms): string {
  return (Object.hasOwn(table, key) ? table[key] : undefined) ?? terms.leftOut;
}

function rowText(row: string, terms: ValueTerms): string {
  if (row === "") return terms.rowDocument;
  return /^L\d+$/.test(row) ? terms.rowLine.replace("{line}", row.slice(1)) : oneLine(row);
}

function spotText(value: SentenceValue, terms: ValueTerms): string {
  if (!isList(value)) return terms.spotUnknown;
  const [line, column] = value;
  if (typeof line !== "number" || typeof column !== "number") return terms.spotUnknown;
  return terms.spot.replace("{line}", String(line)).replace("{column}", String(column));
}

function listText(value: SentenceValue, shown: (text: string) => string, terms: ValueTerms): string {
  if (!isList(value)) return terms.leftOut;
  return value.map((part) => shown(String(part))).join(terms.listComma);
}

function isList(value: SentenceValue): value is Extract<PlainValue, readonly unknown[]> {
  return Array.isArray(value) && value.every((part) => typeof part === "string" || typeof part === "number");
}

function byteText(byte: number, terms: ValueTerms): string {
  if (byte < 0) return terms.byteEnd;
  if (byte === 0x0a) return terms.byteLineBreak;
  if (byte > 0x20 && byte < 0x7f)
    return terms.byteCharacter.replace("{character}", () => String.fromCharCode(byte));
  return terms.byteNumber.replace("{byte}", byte.toString(16).padStart(2, "0"));
}

/** Names may hold line breaks and other controls: they are spelled out as JSON does. */
function oneLine(text: string): string {
  let line = "";
  for (const character of text) {
    const code = character.charCodeAt(0);
    line += code < 0x20 || code === 0x7f ? JSON.stringify(character).slice(1, -1) : character;
  }
  return line;
}
