// What a set of rules says of one call, as a whole: one word, what that word rests on beside what is recorded, and which rules
// gave it. With nothing but the recorded tool, its input and the rules in it, it is computed; with a premise of ours, inferred.

import type { Effect } from "../model/call-records.ts";
import type { RulePremise, RuleVerdict, VerdictLack } from "../model/rule-words.ts";
import type { Standing } from "../model/standing.ts";
import { questionsOfCall } from "./call-questions.ts";
import { decideOpenly, possibleVerdicts } from "./open-question.ts";
import type { AskingCall, CallQuestion, PossibleQuestion } from "./question.ts";
import type { Decided, GivenRule, RuleSet, Verdict } from "./rule-set.ts";

/** What was asked, with the rules' word on it. */
export interface JudgedQuestion<Rule extends GivenRule> extends Verdict<Rule> {
  readonly premise: RulePremise | null;
  /** The word on the resource that is asked for instead, if something holds that no file tells. */
  readonly other: (Verdict<Rule> & { readonly resource: string }) | null;
}

export interface CallVerdict<Rule extends GivenRule = GivenRule> {
  /** null: none, for what `lack` says. */
  readonly verdict: RuleVerdict | null;
  readonly lack: VerdictLack | null;
  readonly premises: readonly RulePremise[];
  readonly standing: Extract<Standing, "computed" | "inferred" | "unknown">;
  /** Those that give the verdict, or are in the way of one. */
  readonly deciding: readonly Verdict<Rule>[];
  /** The place of the first of them among what is asked; null when nothing is. */
  readonly part: number | null;
}

export function verdictForCall<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  call: AskingCall,
): CallVerdict<Rule> {
  const of = questionsOfCall(call, set.setting);
  if (of.kind !== "asked") return without(of.kind === "not-split" ? of.kind : of.lack, []);
  const parts = of.questions.map((question) => judged(set, question, of.isSplitByUs));
  return together(set, parts, of.possible);
}

export function judged<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  question: CallQuestion,
  isSplitByUs: boolean,
): JudgedQuestion<Rule> {
  const { action, resource, or } = question;
  return {
    ...decideOpenly(set, { action, resource }, question.how === "unplaced"),
    premise: premiseOf(question, isSplitByUs),
    other: or === null ? null : { ...decideOpenly(set, { action, resource: or }, false), resource: or },
  };
}

/** null: the rules are asked for the recorded tool on the recorded value. */
function premiseOf({ how }: CallQuestion, isSplitByUs: boolean): RulePremise | null {
  if (isSplitByUs) return "split";
  if (how === "made") return "path";
  if (how === "patch") return "patch";
  if (how === "served") return "mcp";
  return how === "stated" ? null : "host";
}

/** One denied part denies the whole. What may be asked besides leaves it open where that could change it. */
export function together<Rule extends GivenRule>(
  set: RuleSet<Rule>,
  judged: readonly JudgedQuestion<Rule>[],
  possible: readonly PossibleQuestion[],
): CallVerdict<Rule> {
  const sure = ofParts(judged);
  if (sure.verdict === "deny") return sure;
  const more = possible.flatMap(({ action, resource }) =>
    resource === null
      ? possibleVerdicts(set, action).map(({ effect }) => effect)
      : [decideOpenly(set, { action, resource }, false).effect],
  );
  const changes = (effect: Effect | null): boolean =>
    effect === null || effect === "deny" || (effect === "ask" && sure.verdict === "allow");
  return more.some(changes) ? without("open", sure.deciding, sure.part) : sure;
}

/** What no rule speaks of is left to the host, which asks. Where it hangs on which of two resources is asked, it is open. */
export function ofParts<Rule extends GivenRule>(parts: readonly JudgedQuestion<Rule>[]): CallVerdict<Rule> {
  const mild = settled(parts.map((part) => chosen(part, false)));
  const harsh = settled(parts.map((part) => chosen(part, true)));
  return mild.verdict === harsh.verdict && mild.lack === harsh.lack
    ? mild
    : without("open", harsh.deciding, harsh.part);
}

/** From the mildest on. */
const BY_WEIGHT: readonly (Effect | null)[] = ["allow", "ask", null, "deny"];

/** The part with the milder or the harsher of the two words that it may have. */
function chosen<Rule extends GivenRule>(part: JudgedQuestion<Rule>, isHarsh: boolean): JudgedQuestion<Rule> {
  const { other } = part;
  if (other === null) return part;
  const isOtherHarsher = BY_WEIGHT.indexOf(other.effect) > BY_WEIGHT.indexOf(part.effect);
  return isOtherHarsher === isHarsh ? { ...part, effect: other.effect, decided: other.decided } : part;
}

function settled<Rule extends GivenRule>(judged: readonly JudgedQuestion<Rule>[]): CallVerdict<Rule> {
  const said = saidOf(judged);
  const [first] = said.deciding;
  const at = judged.findIndex((part) => Object.is(part, first));
  return { ...said, part: at < 0 ? null : at };
}

function saidOf<Rule extends GivenRule>(judged: readonly JudgedQuestion<Rule>[]): CallVerdict<Rule> {
  if (judged.length === 0) return standingOn("nothing-asked", [{ premise: "host" }], []);
  // One denial is enough, so the plainest carries the verdict.
  const denied = judged.filter(({ effect }) => effect === "deny");
  const plainest = denied.find(({ premise }) => premise === null) ?? denied[0];
  if (plainest !== undefined) return standingOn("deny", [plainest], [plainest]);
  const unclear = judged.filter(({ effect }) => effect === null);
  const [first] = unclear;
  if (first !== undefined) return without(lackOf(first.decided), unclear);
  const asking = judged.filter(({ effect, decided }) => effect === "ask" && decided.by !== "default");
  if (asking.length > 0) return standingOn("ask", judged, asking);
  const unmatched = judged.filter(({ decided }) => decided.by === "default");
  return unmatched.length > 0
    ? standingOn("no-match", judged, unmatched)
    : standingOn("allow", judged, judged);
}

function lackOf(decided: Decided): VerdictLack {
  if (decided.by === "open") return decided.because;
  return decided.by === "unread" ? "unread" : "effect";
}

function standingOn<Rule extends GivenRule>(
  verdict: RuleVerdict,
  parts: readonly { readonly premise: RulePremise | null }[],
  deciding: readonly Verdict<Rule>[],
): CallVerdict<Rule> {
  const premises = [...new Set(parts.flatMap(({ premise }) => premise ?? []))];
  return {
    verdict,
    lack: null,
    premises,
    standing: premises.length === 0 ? "computed" : "inferred",
    deciding,
    part: null,
  };
}

function without<Rule extends GivenRule>(
  lack: VerdictLack,
  deciding: readonly Verdict<Rule>[],
  part: number | null = null,
): CallVerdict<Rule> {
  return { verdict: null, lack, premises: [], standing: "unknown", deciding, part };
}
