// `permissions FILE...`: every decision with its standing and place; with --action and --resource, what the session's own rules
// say of that question: each rule tried, the one that decides, the place of each in its file. With --rules other rules are asked
// in their place, by each session's host and directory.

import type { Analysis } from "../model/analysis.ts";
import type { SessionRuleSet } from "../model/call-records.ts";
import type { GivenRule } from "../rules/rule-set.ts";
import type { CliWords } from "../words/en/cli.ts";
import { analyseBundles } from "./analyse-inputs.ts";
import { answerLines } from "./answer-lines.ts";
import { decisionLines } from "./decision-lines.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import type { Input } from "./inputs.ts";
import { readInputs } from "./read-inputs.ts";
import { readRules } from "./read-rules.ts";
import type { Speaker } from "./speaker.ts";
import { type Output, writeAll } from "./streams.ts";
import { terminalText } from "./terminal-text.ts";

export interface PermissionOptions {
  /** null: list the decisions. */
  readonly question: { readonly action: string; readonly resource: string } | null;
  /** null: every session. */
  readonly session: string | null;
  /** A file of rules to ask in place of the recorded ones; null: those. */
  readonly rules: string | null;
}

export async function printPermissions(
  inputs: readonly Input[],
  options: PermissionOptions,
  output: Output,
  tell: Speaker,
): Promise<ExitCode> {
  const written = options.rules === null ? null : await readRules(options.rules, tell.words);
  if (written?.ok === false) {
    await tell.error(written.failure);
    return EXIT.nothingRead;
  }
  const read = await readInputs(inputs, tell);
  if (read === null || !read.isAnySession) return EXIT.nothingRead;
  const analyses = [...analyseBundles(read), ...read.reports.map(({ analysis }) => analysis)];
  const { session } = options;
  if (session !== null && !analyses.some(({ ruleSets }) => ruleSets.some((set) => set.session === session))) {
    await tell.error(tell.words.permissions.cli.noSession(session));
    return EXIT.nothingRead;
  }
  const lines = analyses.flatMap((analysis) =>
    linesOf(analysis, options, written?.value ?? null, tell.words),
  );
  await writeAll(output, [`${lines.map(terminalText).join("\n")}\n`]);
  return EXIT.done;
}

function linesOf(
  analysis: Analysis,
  { question, session, rules }: PermissionOptions,
  written: readonly GivenRule[] | null,
  words: CliWords,
): readonly string[] {
  const wanted = analysis.ruleSets.filter((set) => session === null || set.session === session);
  if (question === null) return wanted.flatMap((set) => decisionLines(analysis, set, words));
  if (written !== null) {
    const answers = wanted.flatMap((set) => answerLines(analysis, set, { question, written }, words));
    return [...answers, words.permissions.cli.triedRules(rules ?? "")];
  }
  const own = wanted.filter((set) => session !== null || hasRules(analysis, set));
  const asked = own.length > 0 ? own : wanted;
  return [
    ...asked.flatMap((set) => answerLines(analysis, set, { question, written }, words)),
    words.permissions.otherRules,
  ];
}

function hasRules({ rules }: Analysis, { session }: SessionRuleSet): boolean {
  return rules.some((rule) => rule.session === session);
}
