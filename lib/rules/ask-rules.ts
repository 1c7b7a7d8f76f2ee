// "What would be decided for ACTION RESOURCE": one question of a person, as the host would ask its rules for it. A command
// line is asked command by command, a path as seen from the directory. A line that is not split gets no verdict: of the line as
// a whole no host asks. Nor does one ask under every name: an action that only takes tools away, a name of the other line.

import {
  type AskedKind,
  isNeverAsked,
  isOfOtherLine,
  toolPermission,
} from "../knowledge/tool-permissions.ts";
import type { NotShown, NotSplit } from "../model/rule-words.ts";
import { questionsOfCall } from "./call-questions.ts";
import { type Evaluation, evaluate } from "./evaluate.ts";
import { type AskedQuestions, type AskingCall, askedQuestions, type PossibleQuestion } from "./question.ts";
import { removalOf } from "./removed-tool.ts";
import type { GivenRule, RuleQuestion, RuleSet } from "./rule-set.ts";
import { type CallVerdict, type JudgedQuestion, judged, together } from "./verdict.ts";

export interface AskedOne<Rule extends GivenRule> extends JudgedQuestion<Rule> {
  readonly question: RuleQuestion;
  /** Every rule tried. Made when it is looked at: one line may ask for thousands of things. */
  readonly trace: () => Evaluation<Rule>["trace"];
}

export type RulesAnswer<Rule extends GivenRule> =
  | {
      readonly kind: "asked";
      readonly parts: readonly AskedOne<Rule>[];
      readonly possible: readonly PossibleQuestion[];
      readonly together: CallVerdict<Rule>;
      readonly isSplitByUs: boolean;
    }
  | { readonly kind: "not-split"; readonly because: NotSplit }
  /** The input of a call does not show what the host asks. */
  | { readonly kind: "not-shown"; readonly lack: NotShown };

export function askRules<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  question: RuleQuestion,
): RulesAnswer<Rule> {
  const { host } = set.setting;
  const { action, resource } = question;
  const asStated = () => asked(set, askedQuestions([{ ...question, how: "stated", or: null }]));
  if (isOfOtherLine(host, action)) return { kind: "not-shown", lack: "other-line" };
  if (isNeverAsked(host, action))
    return removalOf(set, action).isRemoved ? asStated() : asked(set, askedQuestions([]));
  // What a person asks in the words of the rules is asked as it stands.
  const isInWords = WITHOUT_A_TOOL.has(action) || AS_STATED.has(toolPermission(host, action).kind);
  return isInWords ? asStated() : askRulesForCall(set, { tool: action, value: resource });
}

/** Actions that no tool has for its own. */
const WITHOUT_A_TOOL: ReadonlySet<string> = new Set(["external_directory", "doom_loop"]);
/** Of these the resource is the input's value. */
const AS_STATED: ReadonlySet<AskedKind> = new Set(["pattern", "url", "query", "agent", "skill"]);

/** What one recorded call asked, from its tool. */
export function askRulesForCall<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  call: AskingCall,
): RulesAnswer<Rule> {
  const of = questionsOfCall(call, set.setting);
  if (of.kind === "not-split") return { kind: of.kind, because: of.because };
  return of.kind === "not-shown" ? { kind: of.kind, lack: of.lack } : asked(set, of);
}

function asked<Rule extends GivenRule>(set: RuleSet<Rule>, of: AskedQuestions): RulesAnswer<Rule> {
  const parts = of.questions.map(({ action, resource, ...made }): AskedOne<Rule> => {
    const question = { action, resource };
    return {
      ...judged(set, { ...question, ...made }, of.isSplitByUs),
      question,
      trace: () => evaluate(set, question, made.how === "unplaced").trace,
    };
  });
  const { possible, isSplitByUs } = of;
  return { kind: "asked", parts, possible, together: together(set, parts, possible), isSplitByUs };
}
