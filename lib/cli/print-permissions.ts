// `permissions FILE...`: every decision with its standing and place; with --action and --resource, what the session's own rules
// say of that question: each rule tried, the one that decides, the place of each in its file.

import type { Analysis } from "../model/analysis.ts";
import type { Decision, RecordedRule, Retry, SessionRuleSet } from "../model/call-records.ts";
import { type Claim, isKnown, knownValue } from "../model/claim.ts";
import type { EvidenceRef } from "../model/evidence.ts";
import { askRules } from "../rules/ask-rules.ts";
import type { Evaluation, RuleTrial } from "../rules/evaluate.ts";
import { ruleSet } from "../rules/rule-set.ts";
import { ruleSetting } from "../rules/setting.ts";
import { type CallVerdict, type JudgedQuestion, ofParts } from "../rules/verdict.ts";
import type { CliWords } from "../words/en/cli.ts";
import { analyseBundles } from "./analyse-inputs.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import type { Input } from "./inputs.ts";
import { readInputs } from "./read-inputs.ts";
import type { Speaker } from "./speaker.ts";
import { type Output, writeAll } from "./streams.ts";
import { terminalText } from "./terminal-text.ts";

export interface PermissionOptions {
  /** null: list the decisions. */
  readonly question: { readonly action: string; readonly resource: string } | null;
  /** null: every session. */
  readonly session: string | null;
}

export async function printPermissions(
  inputs: readonly Input[],
  options: PermissionOptions,
  output: Output,
  tell: Speaker,
): Promise<ExitCode> {
  const read = await readInputs(inputs, tell);
  if (read === null || !read.isAnySession) return EXIT.nothingRead;
  const analyses = [...analyseBundles(read), ...read.reports.map(({ analysis }) => analysis)];
  const { session } = options;
  if (session !== null && !analyses.some(({ ruleSets }) => ruleSets.some((set) => set.session === session))) {
    await tell.error(tell.words.permissions.cli.noSession(session));
    return EXIT.nothingRead;
  }
  const lines = analyses.flatMap((analysis) => linesOf(analysis, options, tell.words));
  await writeAll(output, [`${lines.map(terminalText).join("\n")}\n`]);
  return EXIT.done;
}

function linesOf(
  analysis: Analysis,
  { question, session }: PermissionOptions,
  words: CliWords,
): readonly string[] {
  const wanted = analysis.ruleSets.filter((set) => session === null || set.session === session);
  if (question === null) return wanted.flatMap((set) => decisionLines(analysis, set, words));
  const own = wanted.filter((set) => session !== null || hasRules(analysis, set));
  const asked = own.length > 0 ? own : wanted;
  return [
    ...asked.flatMap((set) => answerLines(analysis, set, question, words)),
    words.permissions.otherRules,
  ];
}

function hasRules({ rules }: Analysis, { session }: SessionRuleSet): boolean {
  return rules.some((rule) => rule.session === session);
}

function decisionLines(analysis: Analysis, set: SessionRuleSet, words: CliWords): readonly string[] {
  const own = words.permissions;
  const decisions = analysis.decisions.filter(({ session }) => session === set.session);
  return [
    own.cli.session(set.session),
    `  ${decisions.length === 0 ? `${own.none} ${own.approvals} ${own.nestedNotAsked}` : own.cli.decisions(decisions.length)}`,
    ...decisions.flatMap((decision) => [
      `  ${decisionLine(decision, analysis, words)}`,
      ...(decision.retried?.standing === "unknown"
        ? [`      ${own.column.retries}  ${told(decision.retried, words, String)}`]
        : []),
      ...analysis.retries
        .filter((retry) => retry.decision === decision.id)
        .map((retry) => `      ${retryLine(retry, words)}`),
    ]),
  ];
}

function decisionLine(decision: Decision, analysis: Analysis, words: CliWords): string {
  const place = decision.effect.standing === "hidden" ? undefined : decision.effect.grounds.find(isPresent);
  return [
    told(decision.call, words, asRecorded),
    decision.tool,
    told(decision.resource, words, asRecorded),
    told(decision.effect, words, (effect) => words.effect[effect]),
    told(decision.by, words, (by) => words.decider[by]),
    told(decision.turn, words, (turn) => words.turnEffect[turn]),
    told(decision.depth, words, words.permissions.depth),
    place?.kind === "present" ? placeText(place.ref, analysis) : "",
  ]
    .filter((part) => part !== "")
    .join("  ");
}

function retryLine(retry: Retry, words: CliWords): string {
  const own = words.permissions;
  return [
    own.column.retries,
    retry.tool,
    told(retry.call, words, asRecorded),
    told(retry.by, words, (by) => words.retryMatch[by]),
    knownValue(retry.shared) ?? "",
    own.retryEnded[retry.ended],
  ].join("  ");
}

function answerLines(
  analysis: Analysis,
  set: SessionRuleSet,
  question: { readonly action: string; readonly resource: string },
  words: CliWords,
): readonly string[] {
  const own = words.permissions;
  const rules = analysis.rules.filter(({ session }) => session === set.session);
  const directory = isKnown(set.directory) ? set.directory.value : null;
  const answer = askRules(ruleSet(rules, ruleSetting(set.host, directory), set.unread), question);
  const head = [
    own.cli.session(set.session),
    `  ${rules.length === 0 ? own.noRules : own.ruleCount(rules.length)}`,
    ...(directory === null ? [`  ${own.directoryUnknown}`] : []),
    ...(set.unread.length === 0
      ? []
      : [
          `  ${own.unread(set.unread.length)} ${set.unread.map(({ ref }) => placeText(ref, analysis)).join("  ")}`,
        ]),
  ];
  const lines = (part: Part) => partLines(part, analysis, words);
  if (answer.kind === "not-shown") return [...head, `  ${own.notShown}`];
  if (answer.kind === "not-split")
    return [
      ...head,
      `  ${own.notSplitTitle} ${own.notSplit[answer.because]}`,
      `  ${own.wholeLine}`,
      ...lines({ ...answer.whole, premise: null, other: null }),
    ];
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

type Part = Evaluation<RecordedRule> & JudgedQuestion<RecordedRule>;

function partLines(part: Part, analysis: Analysis, words: CliWords): readonly string[] {
  const own = words.permissions;
  const { question, decided, premise, other } = part;
  const by = [
    ...(decided.by === "rule" ? [own.byRule(decided.index + 1)] : []),
    ...(decided.by === "default" ? [own.byDefault] : []),
    ...(premise === null ? [] : [own.premise[premise]]),
  ];
  return [
    `  ${own.cli.question(question.action, question.resource)}`,
    ...(other === null ? [] : [`    ${own.orResource(other.resource)}`]),
    ...part.trace.map((trial) => `    ${trialLine(trial, analysis, words)}`),
    `  ${own.cli.verdict(verdictText(ofParts([part]), words), by)}`,
  ];
}

function verdictText({ verdict, lack, standing }: CallVerdict<RecordedRule>, words: CliWords): string {
  return verdict === null
    ? words.known(words.permissions.lack[lack ?? "effect"], "unknown")
    : words.known(words.ruleVerdict[verdict], standing);
}

function trialLine(trial: RuleTrial<RecordedRule>, analysis: Analysis, words: CliWords): string {
  const { rule, index } = trial;
  return [
    String(index + 1),
    rule.action,
    rule.resource,
    rule.effect,
    triedText(trial, words),
    placeText(rule.ref, analysis),
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

function placeText({ doc, line, at }: EvidenceRef, { documents }: Analysis): string {
  const name = documents.find(({ id }) => id === doc)?.name ?? doc;
  return `${name}${line === null ? "" : `:L${line}`}#${at}`;
}

const asRecorded = (text: string): string => text;

/** The value with its standing: no value leaves without it. */
function told<Value>(claim: Claim<Value>, words: CliWords, write: (value: Value) => string): string {
  if (claim.standing === "unknown") return words.unknown(claim.reason);
  if (claim.standing === "hidden") return words.hidden;
  return words.known(write(claim.value), claim.standing);
}

function isPresent({ kind }: { readonly kind: string }): boolean {
  return kind === "present";
}
