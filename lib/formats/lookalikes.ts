// What a document that is no session looks like, so that a refusal can name it and say what to do. Looks at keys, never
// at what a text says, and quotes nothing but names of keys: a dropped file may hold secrets.

import { isJsonArray, isJsonObject, type Json, type JsonObject } from "../base/json.ts";
import { startOf } from "../base/text.ts";
import type { HintKey } from "../model/hint.ts";
import { type Look, TEXT_ADVICE, type TextLook } from "../model/look.ts";
import { type Sentence, say } from "../model/sentences.ts";
import type { DocumentSample } from "./format.ts";
import { kindOf } from "./json-kind.ts";
import { HEAD_RULES, RECORD_RULES, type Rule } from "./lookalike-rules.ts";

export interface Lookalike {
  /** “This looks like …, not like a session.” */
  readonly told: Sentence;
  /** What to do. */
  readonly advice: HintKey;
}

const USUAL_ADVICE = "export-session";

/** What an unrecognised document looks like. `within`: what the text is that it stands in. */
export function whatItLooksLike(
  fileName: string,
  sample: DocumentSample,
  within: TextLook | null,
): Lookalike {
  if (within !== null) return lookalike(within, TEXT_ADVICE[within] ?? null);
  const { head } = sample;
  const [first] = sample.records;
  const objects = sample.records.map(({ value }) => value).filter(isJsonObject);
  const byRecord = ruleFor(objects.slice(0, 8), RECORD_RULES, fileName);
  const byHead = isJsonObject(head) ? ruleFor([head], HEAD_RULES, fileName) : null;
  const found = (sample.form === "jsonl" ? byRecord : (byHead ?? byRecord)) ?? byRecord ?? byHead;
  if (found !== null) return lookalike(found.look, found.advice);
  return { told: byKeys(sample, head, first?.value), advice: USUAL_ADVICE };
}

function lookalike(look: Look, advice: HintKey | null): Lookalike {
  return { told: say("looks-like", { look }), advice: advice ?? USUAL_ADVICE };
}

/** What other program's log these records belong to; null when nothing says so. */
export function foreignLog(records: readonly Json[]): Look | null {
  const rules = RECORD_RULES.filter(({ isForeign }) => isForeign);
  return ruleFor(records.filter(isJsonObject), rules, "")?.look ?? null;
}

function ruleFor(values: readonly JsonObject[], rules: readonly Rule[], fileName: string): Rule | null {
  for (const value of values) {
    const rule = rules.find(({ fits }) => fits(value, fileName));
    if (rule !== undefined) return rule;
  }
  return null;
}

/** The fallback: which keys stand at the top. */
function byKeys({ form }: DocumentSample, head: Json, first: Json | undefined): Sentence {
  if (form === "jsonl") {
    if (first === undefined) return say("looks-like", { look: "empty-log" });
    return isKeyed(first)
      ? say("looks-like-lines-with-keys", keysOf(first))
      : say("looks-like-lines-of", { kind: kindOf(first) });
  }
  if (isJsonArray(head) || (head === null && first !== undefined)) {
    if (first === undefined) return say("looks-like", { look: "empty-list" });
    return isKeyed(first)
      ? say("looks-like-list-with-keys", keysOf(first))
      : say("looks-like-list-of", { kind: kindOf(first) });
  }
  if (isKeyed(head)) return say("looks-like-object-with-keys", keysOf(head));
  return isJsonObject(head)
    ? say("looks-like", { look: "empty-object" })
    : say("looks-like-value-of", { kind: kindOf(head) });
}

const SHOWN_KEYS = 8;

function isKeyed(value: Json): value is JsonObject {
  return isJsonObject(value) && Object.keys(value).length > 0;
}

function keysOf(value: JsonObject): { readonly count: number; readonly keys: readonly string[] } {
  const keys = Object.keys(value);
  const shown = keys.slice(0, SHOWN_KEYS).map((key) => startOf(key, 40));
  return { count: keys.length, keys: keys.length > SHOWN_KEYS ? [...shown, "…"] : shown };
}
