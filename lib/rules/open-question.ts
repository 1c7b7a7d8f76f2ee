// The rules' word where something that it depends on is not in the file: what a path is seen from, or whether letters of either
// case are alike. Each word that may be the host's is looked at; where they agree it is that one, else none is chosen.

import type { OpenBecause } from "../model/rule-words.ts";
import {
  decide,
  effectWord,
  type GivenRule,
  type RuleQuestion,
  type RuleSet,
  unmatched,
  unreadAfter,
  type Verdict,
} from "./rule-set.ts";
import { foldForWildcard } from "./wildcard.ts";

/** `isUnplaced`: the resource is a path that is seen from nobody knows where, so that any rule for the action may match. */
export function decideOpenly<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  question: RuleQuestion,
  isUnplaced: boolean,
): Verdict<Rule> {
  if (isUnplaced) return agreed(possibleVerdicts(set, question.action), "unplaced");
  if (set.onWindows === null) return decide(set, question);
  return agreed([decide(set, question), decide(set.onWindows, question)], "letters");
}

/** Every word that these rules could have on an action whose resource is not known, from the last rule on. */
export function possibleVerdicts<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  action: string,
): readonly Verdict<Rule>[] {
  const own = verdictsFor(set, action);
  return set.onWindows === null ? own : [...own, ...verdictsFor(set.onWindows, action)];
}

function verdictsFor<Rule extends GivenRule>(set: RuleSet<Rule>, action: string): readonly Verdict<Rule>[] {
  const folded = foldForWildcard(action, set.setting.paths);
  const found: Verdict<Rule>[] = [];
  for (const [index, { rule, matchesAction }] of [...set.rules.entries()].toReversed()) {
    if (set.unread.has(index + 1)) return [...found, unreadAfter(index + 1)];
    if (!matchesAction(folded)) continue;
    found.push({ effect: effectWord(rule.effect), decided: { by: "rule", index, rule } });
    if (rule.resource === "*") return found;
  }
  return [...found, unmatched(set)];
}

function agreed<Rule extends GivenRule>(may: readonly Verdict<Rule>[], because: OpenBecause): Verdict<Rule> {
  const among = new Map(
    may.flatMap(({ decided }) =>
      decided.by === "rule" ? [[decided.index, { index: decided.index, rule: decided.rule }]] : [],
    ),
  );
  const [first, ...others] = may;
  if (first === undefined) return { effect: null, decided: { by: "open", because, among: [] } };
  if (others.every((one) => isSameDecided(one, first))) return first;
  const isOneWord = others.every((one) => isSameWord(one, first));
  return {
    effect: isOneWord ? first.effect : null,
    decided: { by: "open", because, among: [...among.values()] },
  };
}

/** That no rule matches is another word than a rule that asks. */
function isSameWord(one: Verdict, other: Verdict): boolean {
  return one.effect === other.effect && (one.decided.by === "default") === (other.decided.by === "default");
}

function isSameDecided({ decided: one }: Verdict, { decided: other }: Verdict): boolean {
  if (one.by === "rule" && other.by === "rule") return one.index === other.index;
  if (one.by === "unread" && other.by === "unread") return one.before === other.before;
  return one.by === "default" && other.by === "default";
}
