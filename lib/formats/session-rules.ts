// A session's ruleset from the entries of its list. An entry that cannot be read as a rule is kept as a gap with its place:
// the last match decides, so a rule that is not known may stand for any verdict before it.

import { type Cursor, elements, type Stated } from "../base/cursor.ts";
import { isJsonArray } from "../base/json.ts";
import type { Pointer } from "../base/json-pointer.ts";
import type { SessionRecord, SessionRule, UnreadRule } from "../model/session-log.ts";

export interface RuleEntry {
  readonly at: Pointer;
  /** null: a member is missing or is no text. */
  readonly rule: SessionRule | null;
}

/** The entries of a list; what stands in place of one is a single entry that is no rule. */
export function entriesOf(list: Cursor, read: (entry: Cursor) => RuleEntry): readonly RuleEntry[] {
  if (isJsonArray(list.value)) return elements(list).map(read);
  return list.value === undefined || list.value === null ? [] : [{ at: list.pointer, rule: null }];
}

export function ruleEntry(
  at: Pointer,
  action: Stated<string> | null,
  resource: Stated<string> | null,
  effect: Stated<string> | null,
): RuleEntry {
  if (action === null || resource === null || effect === null) return { at, rule: null };
  return { at, rule: { at, action: action.value, resource: resource.value, effect: effect.value } };
}

export function sessionRules(entries: readonly RuleEntry[]): Pick<SessionRecord, "rules" | "unreadRules"> {
  const rules: SessionRule[] = [];
  const unreadRules: UnreadRule[] = [];
  for (const { at, rule } of entries) {
    if (rule === null) unreadRules.push({ at, before: rules.length });
    else rules.push(rule);
  }
  return { rules, unreadRules };
}
