// Whether rules take a tool away from the model. Both hosts look at the last rule for the tool's action, whatever its
// resource, and take the tool away when that rule denies the resource `*` by this very spelling.
// Sources: 2.x, v2-builtin-tools.md of opencode-team-mode 1.6.2 §1; 1.x, `disabled` in packages/opencode/src/permission/index.ts@0197fee.

import type { GivenRule, RuleSet } from "./rule-set.ts";
import { foldForWildcard } from "./wildcard.ts";

export interface Removal<Rule extends GivenRule = GivenRule> {
  readonly isRemoved: boolean;
  /** The last rule whose action matches; null when none does. It decides also when it does not remove. */
  readonly rule: Rule | null;
  readonly index: number | null;
  /** An entry that is not read stands after it, or the case of letters decides: the tool may be taken away, or given back. */
  readonly isInDoubt: boolean;
}

/** `action`: the one under which the host looks for the tool, which several tools may share. */
export function removalOf<Rule extends GivenRule>(set: RuleSet<Rule>, action: string): Removal<Rule> {
  const own = removalIn(set, action);
  if (set.onWindows === null) return own;
  const isSame = removalIn(set.onWindows, action).isRemoved === own.isRemoved;
  return isSame ? own : { ...own, isRemoved: false, isInDoubt: true };
}

function removalIn<Rule extends GivenRule>(set: RuleSet<Rule>, action: string): Removal<Rule> {
  const folded = foldForWildcard(action, set.setting.paths);
  const index = set.rules.findLastIndex((ready) => ready.matchesAction(folded));
  const rule = set.rules[index]?.rule ?? null;
  const isInDoubt = [...set.unread].some((before) => before > index);
  if (!rule) return { isRemoved: false, rule: null, index: null, isInDoubt };
  const isRemoved = !isInDoubt && rule.resource === "*" && rule.effect === "deny";
  return { isRemoved, rule, index, isInDoubt };
}
