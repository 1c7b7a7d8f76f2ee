// "What would be decided for ACTION RESOURCE": one question of a person, as the host would ask its rules for it. A command
// line is asked command by command, a path as seen from the directory. A line that is not split gets no verdict; what the
// rules say of the line as a whole is given beside it, and is no answer of any host.

import { toolPermission } from "../knowledge/tool-permissions.ts";
import type { Effect } from "../model/call-records.ts";
import type { NotSplit } from "../model/rule-words.ts";
import { type CallQuestion, questionsOfCall } from "./call-questions.ts";
import { type Evaluation, evaluate } from "./evaluate.ts";
import { decide, type GivenRule, type RuleQuestion, type RuleSet } from "./rule-set.ts";

export interface AskedOne<Rule extends GivenRule> extends Evaluation<Rule> {
  readonly how: CallQuestion["how"];
}

export type RulesAnswer<Rule extends GivenRule> =
  | {
      readonly kind: "asked";
      readonly parts: readonly AskedOne<Rule>[];
      /** deny when one part is denied, else ask when one is asked for; null when a deciding rule's word is unknown. */
      readonly effect: Effect | null;
      readonly isSplitByUs: boolean;
    }
  | { readonly kind: "not-split"; readonly because: NotSplit; readonly whole: Evaluation<Rule> };

export function askRules<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  question: RuleQuestion,
): RulesAnswer<Rule> {
  const { kind } = toolPermission(set.setting.host, question.action);
  if (kind !== "command" && kind !== "path") return asked(set, [{ ...question, how: "stated" }], false);
  const of = questionsOfCall({ tool: question.action, value: question.resource }, set.setting);
  if (of.kind === "not-split")
    return { kind: "not-split", because: of.because, whole: evaluate(set, question) };
  if (of.kind === "not-shown") return asked(set, [{ ...question, how: "stated" }], false);
  return asked(set, of.questions, of.isSplitByUs);
}

/** What one recorded call asked, from its tool. */
export function askRulesForCall<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  call: { readonly tool: string; readonly value: string },
): RulesAnswer<Rule> {
  const of = questionsOfCall(call, set.setting);
  const { action } = toolPermission(set.setting.host, call.tool);
  if (of.kind === "asked") return asked(set, of.questions, of.isSplitByUs);
  const whole = { action, resource: call.value };
  if (of.kind === "not-split") return { kind: "not-split", because: of.because, whole: evaluate(set, whole) };
  return asked(set, [{ ...whole, how: "stated" }], false);
}

function asked<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  questions: readonly CallQuestion[],
  isSplitByUs: boolean,
): RulesAnswer<Rule> {
  const parts = questions.map((question) => ({ ...evaluate(set, question), how: question.how }));
  return { kind: "asked", parts, effect: overall(parts.map(({ effect }) => effect)), isSplitByUs };
}

/** A call that asks nothing is let through. */
function overall(effects: readonly (Effect | null)[]): Effect | null {
  if (effects.includes("deny")) return "deny";
  if (effects.includes(null)) return null;
  return effects.includes("ask") ? "ask" : "allow";
}

/** The verdict alone, for lists of thousands of calls. */
export function verdictForCall(
  set: RuleSet,
  call: { readonly tool: string; readonly value: string },
): Effect | "not-split" | null {
  const of = questionsOfCall(call, set.setting);
  if (of.kind === "not-split") return "not-split";
  const { action } = toolPermission(set.setting.host, call.tool);
  const questions = of.kind === "asked" ? of.questions : [{ action, resource: call.value }];
  return overall(questions.map((question) => decide(set, question).effect));
}
