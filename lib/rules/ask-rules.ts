// "What would be decided for ACTION RESOURCE": one question of a person, as the host would ask its rules for it. A command
// line is asked command by command, a path as seen from the directory. A line that is not split gets no verdict; what the
// rules say of the line as a whole is given beside it, and is no answer of any host.

import { toolPermission } from "../knowledge/tool-permissions.ts";
import type { Effect } from "../model/call-records.ts";
import type { NotSplit } from "../model/rule-words.ts";
import {
  type AskingCall,
  type CallQuestion,
  type CallQuestions,
  type PossibleQuestion,
  questionsOfCall,
} from "./call-questions.ts";
import { type Evaluation, evaluate } from "./evaluate.ts";
import { decide, type GivenRule, possibleEffects, type RuleQuestion, type RuleSet } from "./rule-set.ts";

export interface AskedOne<Rule extends GivenRule> extends Evaluation<Rule> {
  readonly how: CallQuestion["how"];
}

/** `open`: another question may be asked besides, and could change it. null: the deciding rule's word is unknown. */
export type RulesVerdict = Effect | "open" | null;

export type RulesAnswer<Rule extends GivenRule> =
  | {
      readonly kind: "asked";
      readonly parts: readonly AskedOne<Rule>[];
      readonly possible: readonly PossibleQuestion[];
      /** deny when one part is denied, else ask when one is asked for. */
      readonly effect: RulesVerdict;
      readonly isSplitByUs: boolean;
    }
  | { readonly kind: "not-split"; readonly because: NotSplit; readonly whole: Evaluation<Rule> }
  /** The input of a call does not show what the host asks. */
  | { readonly kind: "not-shown" };

export function askRules<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  question: RuleQuestion,
): RulesAnswer<Rule> {
  const { kind } = toolPermission(set.setting.host, question.action);
  if (kind !== "command" && kind !== "path") return asked(set, only({ ...question, how: "stated" }));
  const of = questionsOfCall({ tool: question.action, value: question.resource }, set.setting);
  if (of.kind === "not-split")
    return { kind: "not-split", because: of.because, whole: evaluate(set, question) };
  return asked(set, of.kind === "not-shown" ? only({ ...question, how: "stated" }) : of);
}

/** What one recorded call asked, from its tool. */
export function askRulesForCall<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  call: AskingCall & { readonly value: string },
): RulesAnswer<Rule> {
  const of = questionsOfCall(call, set.setting);
  if (of.kind === "asked") return asked(set, of);
  if (of.kind === "not-shown") return { kind: "not-shown" };
  const whole = evaluate(set, { action: of.action, resource: call.value });
  return { kind: "not-split", because: of.because, whole };
}

type Asked = Extract<CallQuestions, { readonly kind: "asked" }>;

function only(question: CallQuestion): Asked {
  return { kind: "asked", questions: [question], possible: [], isSplitByUs: false };
}

function asked<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  { questions, possible, isSplitByUs }: Asked,
): RulesAnswer<Rule> {
  const parts = questions.map((question) => ({ ...evaluate(set, question), how: question.how }));
  const effects = parts.map(({ effect }) => effect);
  return { kind: "asked", parts, possible, effect: overall(set, effects, possible), isSplitByUs };
}

/** A call that asks nothing is let through. What may be asked besides counts where it would change that. */
function overall(
  set: RuleSet,
  effects: readonly (Effect | null)[],
  possible: readonly PossibleQuestion[],
): RulesVerdict {
  const sure = worst(effects);
  if (sure === "deny") return sure;
  const more = possible.flatMap(({ action, resource }) =>
    resource === null ? possibleEffects(set, action) : [decide(set, { action, resource }).effect],
  );
  return more.every((effect) => worst([sure, effect]) === sure) ? sure : "open";
}

function worst(effects: readonly (Effect | null)[]): Effect | null {
  if (effects.includes("deny")) return "deny";
  if (effects.includes(null)) return null;
  return effects.includes("ask") ? "ask" : "allow";
}

/** The verdict alone, for lists of thousands of calls. `not-shown`: the input does not show what is asked. */
export function verdictForCall(set: RuleSet, call: AskingCall): RulesVerdict | "not-split" | "not-shown" {
  const of = questionsOfCall(call, set.setting);
  if (of.kind !== "asked") return of.kind;
  const effects = of.questions.map((question) => decide(set, question).effect);
  return overall(set, effects, of.possible);
}
