// What a document that is no session looks like, so that a refusal can name it and say what to do. Looks at keys, never
// at what a text says, and quotes nothing but names of keys: a dropped file may hold secrets.

import { isJsonArray, isJsonObject, type Json, type JsonObject } from "../base/json.ts";
import { startOf } from "../base/text.ts";
import type { DocumentSample } from "./format.ts";
import { HEAD_RULES, RECORD_RULES, type Rule } from "./lookalike-rules.ts";

/** What can be read, in a few words. */
export const SUPPORTED =
  "exports of OpenCode 1.x and 2.x (JSON), pages and wrapped answers of their API, 1.x share payloads, event dumps of the early 2.x builds, and the lines of opencode run --format json";

const EXPORT_HINT =
  "Export the session itself: opencode export (1.x), opencode session export (2.x), or /export in the app.";

export interface Lookalike {
  /** Completes “This looks like …”. */
  readonly looksLike: string;
  /** What to do. */
  readonly advice: string;
}

/** What an unrecognised document looks like. */
export function whatItLooksLike(fileName: string, sample: DocumentSample): Lookalike {
  const { head } = sample;
  const [first] = sample.records;
  const objects = sample.records.map(({ value }) => value).filter(isJsonObject);
  const byRecord = ruleFor(objects.slice(0, 8), RECORD_RULES, fileName);
  const byHead = isJsonObject(head) ? ruleFor([head], HEAD_RULES, fileName) : null;
  const found = (sample.form === "jsonl" ? byRecord : (byHead ?? byRecord)) ?? byRecord ?? byHead;
  if (found !== null) return { looksLike: found.looksLike, advice: found.advice ?? EXPORT_HINT };
  return { looksLike: byKeys(sample, head, first?.value), advice: EXPORT_HINT };
}

/** What other program's log these records belong to; null when nothing says so. */
export function foreignLog(records: readonly Json[]): string | null {
  const rules = RECORD_RULES.filter(({ isForeign }) => isForeign);
  return ruleFor(records.filter(isJsonObject), rules, "")?.looksLike ?? null;
}

function ruleFor(values: readonly JsonObject[], rules: readonly Rule[], fileName: string): Rule | null {
  for (const value of values) {
    const rule = rules.find(({ fits }) => fits(value, fileName));
    if (rule !== undefined) return rule;
  }
  return null;
}

/** The fallback: which keys stand at the top. */
function byKeys(sample: DocumentSample, head: Json, first: Json | undefined): string {
  if (sample.form === "jsonl")
    return first === undefined ? "an empty log" : `lines of JSON, the first ${keysOf(first)}`;
  if (isJsonArray(head) || (head === null && first !== undefined)) {
    return first === undefined ? "an empty list (`[]`)" : `a list whose first item is ${keysOf(first)}`;
  }
  if (isJsonObject(head) && Object.keys(head).length === 0) return "an empty object (`{}`)";
  return isJsonObject(head) ? `JSON that is ${keysOf(head)}` : `a single value of JSON (${kindOf(head)})`;
}

const SHOWN_KEYS = 8;

function keysOf(value: Json): string {
  if (!isJsonObject(value)) return kindOf(value);
  const keys = Object.keys(value);
  const shown = keys.slice(0, SHOWN_KEYS).map((key) => `\`${startOf(key, 40)}\``);
  const rest = keys.length > SHOWN_KEYS ? ` and ${keys.length - SHOWN_KEYS} more` : "";
  return keys.length === 0 ? "an empty object" : `an object with ${shown.join(", ")}${rest}`;
}

function kindOf(value: Json): string {
  if (value === null) return "null";
  if (isJsonArray(value)) return "a list";
  if (isJsonObject(value)) return "an object";
  if (typeof value === "string") return "a text";
  return typeof value === "number" ? "a number" : "true or false";
}
