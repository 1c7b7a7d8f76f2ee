// What one session's rules, or others in their place, say of a question: each rule tried, the one that decides, the place of each
// recorded one in its file.

import type { Analysis } from "../model/analysis.ts";
import type { SessionRuleSet } from "../model/call-records.ts";
import { isKnown } from "../model/claim.ts";
import type { EvidenceRef } from "../model/evidence.ts";
import { type AskedOne, askRules } from "../rules/ask-rules.ts";
import type { RuleTrial } from "../rules/evaluate.ts";
import { type GivenRule, ruleSet } from "../rules/rule-set.ts";
import { ruleSetting } from "../rules/setting.ts";
import { type CallVerdict, ofParts } from "../rules/verdict.ts";
import type { CliWords } from "../words/en/cli.ts";
import { placeText } from "./place-text.ts";

export interface PutQuestion {
  readonly question: { readonly action: string; readonly resource: string };
  /** null: the rules of the session. */
  readonly written: readonly GivenRule[] | null;
}

/** `ref` null: not recorded. */
interface ListedRule extends GivenRule {
  readonly ref: EvidenceRef | null;
}

export function answerLines(
  analysis: Analysis,
  set: SessionRuleSet,
  { question, written }: PutQuestion,
  words: CliWords,
): readonly string[] {
  const own = words.permissions;
  const recorded = analysis.rules.filter(({ session }) => session === set.session);
  const rules: readonly ListedRule[] = written?.map((rule) => ({ ...rule, ref: null })) ?? recorded;
  const unread = written === null ? set.unread : [];
  const directory = isKnown(set.directory) ? set.directory.value : null;
  const setting = ruleSetting(set.host, directory, isKnown(set.root) ? set.root.value : null);
  const answer = askRules(ruleSet(rules, setting, unread), question);
  const head = [
    own.cli.session(set.session),
    `  ${written === null && rules.length === 0 && unread.length === 0 ? own.noRules : own.ruleCount(rules.length)}`,
    ...(directory === null ? [`  ${own.directoryUnknown}`] : []),
    ...(unread.length === 0
      ? []
      : [`  ${own.unread(unread.length)} ${unread.map(({ ref }) => placeText(ref, analysis)).join("  ")}`]),
  ];
  const lines = (part: AskedOne<ListedRule>) => partLines(part, analysis, words);
  if (answer.kind === "not-shown") return [...head, `  ${own.notShown} ${own.lack[answer.lack]}`];
  if (answer.kind === "not-split") return [...head, `  ${own.notSplitTitle} ${own.notSplit[answer.because]}`];
  return [
    ...head,
    ...answer.parts.flatMap(lines),
    ...answer.possible.map(({ action, resource }) => `  ${own.possible(action, resource)}`),
    ...(answer.parts.length + answer.possible.length === 1
      ? []
      : [`  ${own.cli.overall(verdictText(answer.together, words))}`]),
    ...(answer.isSplitByUs ? [`  ${own.splitByUs(answer.parts.length)}`] : []),
  ];
}

function partLines(part: AskedOne<ListedRule>, analysis: Analysis, words: CliWords): readonly string[] {
  const own = words.permissions;
  const { question, decided, premise, other } = part;
  const said = ofParts([part]);
  const by = [
    ...(decided.by === "rule" && said.verdict !== null ? [own.byRule(decided.index + 1)] : []),
    ...(said.verdict === "no-match" ? [own.byDefault] : []),
    ...(premise === null ? [] : [own.premise[premise]]),
  ];
  return [
    `  ${own.cli.question(question.action, question.resource)}`,
    ...(other === null ? [] : [`    ${own.orResource(other.resource)}`]),
    ...part.trace().map((trial) => `    ${trialLine(trial, analysis, words)}`),
    `  ${own.cli.verdict(verdictText(said, words), by)}`,
  ];
}

function verdictText({ verdict, lack, standing }: CallVerdict<ListedRule>, words: CliWords): string {
  return verdict === null
    ? words.known(words.permissions.lack[lack ?? "effect"], "unknown")
    : words.known(words.ruleVerdict[verdict], standing);
}

function trialLine(trial: RuleTrial<ListedRule>, analysis: Analysis, words: CliWords): string {
  const { rule, index } = trial;
  return [
    String(index + 1),
    rule.action,
    rule.resource,
    rule.effect,
    triedText(trial, words),
    ...(rule.ref === null ? [] : [placeText(rule.ref, analysis)]),
  ].join("  ");
}

function triedText({ outcome, actionMiss, resourceMiss }: RuleTrial, words: CliWords): string {
  const own = words.permissions;
  if (outcome !== "no-match") return own.outcome[outcome];
  const miss = actionMiss ?? resourceMiss;
  if (miss === null) return "";
  const of = actionMiss === null ? own.missResource : own.missAction;
  return `${of}${own.miss[miss.how](miss.piece)}${miss.isByCaseAlone ? own.caseAlone : ""}`;
}
