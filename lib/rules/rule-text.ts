// A rule set that a person writes or pastes: lines `action resource effect`, or JSON as either host keeps it (a list of rules
// of 1.x or 2.x, or the permission part of a configuration). Says of the first thing that is wrong where it stands; of JSON
// that does not parse only that, for engines word the place differently.

import { isJsonArray, isJsonObject, type Json, memberOf } from "../base/json.ts";
import { type Result, refusal, success } from "../base/result.ts";
import type { RuleFault } from "../model/rule-words.ts";
import type { GivenRule } from "./rule-set.ts";

export interface RuleTextFault {
  readonly what: RuleFault;
  /** Line or place in the list, from 1. Of JSON that does not parse: 1. */
  readonly at: number;
}

const EFFECTS: ReadonlySet<string> = new Set(["allow", "ask", "deny"]);

export function rulesOfText(text: string): Result<readonly GivenRule[], RuleTextFault> {
  const trimmed = text.trim();
  if (trimmed === "") return success([]);
  if (trimmed.startsWith("[") || trimmed.startsWith("{")) return rulesOfJson(trimmed);
  const rules: GivenRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.trim();
    if (words === "" || words.startsWith("#")) continue;
    const rule = ruleOfLine(words);
    if (rule === null) return refusal({ what: "short", at: index + 1 });
    if (!EFFECTS.has(rule.effect)) return refusal({ what: "effect", at: index + 1 });
    rules.push(rule);
  }
  return success(rules);
}

/**
 * First word, last word, and what lies between. Cut by hand: one expression for all three tries every blank of a long line
 * against every other.
 */
function ruleOfLine(line: string): GivenRule | null {
  const [action = ""] = /^\S+/.exec(line) ?? [];
  let start = line.length;
  while (start > 0 && /\S/.test(line.charAt(start - 1))) start -= 1;
  const between = line.slice(action.length, start);
  return between.length < 2 ? null : { action, resource: between.trim(), effect: line.slice(start) };
}

/** One rule a line; what `rulesOfText` reads again, for rules without spaces at the ends of a resource. */
export function textOfRules(rules: readonly GivenRule[]): string {
  return rules.map(({ action, resource, effect }) => `${action} ${resource} ${effect}`).join("\n");
}

function rulesOfJson(text: string): Result<readonly GivenRule[], RuleTextFault> {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    return refusal({ what: "json", at: 1 });
  }
  const listed = isJsonArray(value) ? value.map(ruleOf) : configured(value);
  const wrong = listed.indexOf(null);
  if (wrong >= 0) return refusal({ what: "shape", at: wrong + 1 });
  const rules = listed.filter((rule) => rule !== null);
  const unknown = rules.findIndex(({ effect }) => !EFFECTS.has(effect));
  return unknown >= 0 ? refusal({ what: "effect", at: unknown + 1 }) : success(rules);
}

/** 2.x has `resource` and `effect`; in 1.x `action` is the effect. */
function ruleOf(value: Json): GivenRule | null {
  if (!isJsonObject(value)) return null;
  const word = (key: string): string | null => {
    const member = memberOf(value, key);
    return typeof member === "string" ? member : null;
  };
  const [action, resource, effect] = [word("action"), word("resource"), word("effect")];
  if (action !== null && resource !== null && effect !== null) return { action, resource, effect };
  const [permission, pattern] = [word("permission"), word("pattern")];
  return permission !== null && pattern !== null && action !== null
    ? { action: permission, resource: pattern, effect: action }
    : null;
}

/** `{"edit": "deny", "bash": {"*": "ask", "git *": "allow"}}`, in the order written. */
function configured(value: Json): readonly (GivenRule | null)[] {
  if (!isJsonObject(value)) return [null];
  const inner = memberOf(value, "permission") ?? memberOf(value, "permissions");
  if (isJsonArray(inner)) return inner.map(ruleOf);
  return Object.entries(isJsonObject(inner) ? inner : value).flatMap(
    ([action, rule]): (GivenRule | null)[] => {
      if (typeof rule === "string") return [{ action, resource: "*", effect: rule }];
      if (!isJsonObject(rule)) return [null];
      return Object.entries(rule).map(([resource, effect]) =>
        typeof effect === "string" ? { action, resource, effect } : null,
      );
    },
  );
}
