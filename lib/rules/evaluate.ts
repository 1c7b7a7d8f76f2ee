// One question asked of a rule set, with every rule that was tried: which half matched, why the other did not, and which
// match was the last. The verdict is that of `verdict.ts`, so that what a screen explains is what analysis concluded.

import { type Miss, missOf } from "./miss.ts";
import { decideOpenly } from "./open-question.ts";
import {
  type Decided,
  foldQuestion,
  type GivenRule,
  type RuleQuestion,
  type RuleSet,
  targetFor,
  type Verdict,
  wholePath,
} from "./rule-set.ts";

export interface RuleTrial<Rule extends GivenRule = GivenRule> {
  readonly index: number;
  readonly rule: Rule;
  /** null: this half matches. */
  readonly actionMiss: Miss | null;
  readonly resourceMiss: Miss | null;
  /** Matched against the whole path instead of the resource. */
  readonly isAgainstWholePath: boolean;
  /**
   * `overruled`: matches, and a later one decides. `in-doubt`: matches, and an entry that is not read stands after it.
   * `open`: whether it matches, or decides, depends on what the file does not hold.
   */
  readonly outcome: "decides" | "overruled" | "in-doubt" | "open" | "no-match";
}

export interface Evaluation<Rule extends GivenRule = GivenRule> extends Verdict<Rule> {
  readonly question: RuleQuestion;
  /** In recorded order; the host tries them from the end. */
  readonly trace: readonly RuleTrial<Rule>[];
}

export function evaluate<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  question: RuleQuestion,
  isUnplaced = false,
): Evaluation<Rule> {
  const verdict = decideOpenly(set, question, isUnplaced);
  const asked = foldQuestion(set.setting, question);
  const whole = wholePath(set.setting, question.action, question.resource);
  const { paths } = set.setting;
  const trace = set.rules.map((ready, index): RuleTrial<Rule> => {
    const { rule } = ready;
    const isAgainstWholePath = ready.isAbsolute && whole !== null;
    const text = isAgainstWholePath && whole !== null ? whole : question.resource;
    const isAction = ready.matchesAction(asked.action);
    const isResource = isUnplaced || ready.matchesResource(targetFor(ready, asked));
    return {
      index,
      rule,
      actionMiss: isAction ? null : missOf(rule.action, question.action, paths),
      resourceMiss: isResource ? null : missOf(rule.resource, text, paths),
      isAgainstWholePath,
      outcome: isAction && isResource ? outcomeOf(verdict.decided, index) : "no-match",
    };
  });
  return { ...verdict, question, trace };
}

function outcomeOf(decided: Decided, index: number): RuleTrial["outcome"] {
  if (decided.by === "open") return "open";
  if (decided.by === "rule") return decided.index === index ? "decides" : "overruled";
  return "in-doubt";
}
