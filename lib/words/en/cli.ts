// What the command line says: its help, its errors (what, where, what to do) and the short text of a bundle.

import type { StandingCount } from "../../model/analysis.ts";
import type { UnknownReason } from "../../model/claim.ts";
import type { Problem } from "../../model/problem.ts";
import type { SecretKind } from "../../model/secret-kinds.ts";
import type { Standing } from "../../model/standing.ts";
import { formatSize } from "../format.ts";
import { hintText, sentenceText } from "../sentence-text.ts";
import type { Widened } from "../widened.ts";
import { common } from "./common.ts";
import { fileErrors } from "./file-errors.ts";
import { many, noun } from "./many.ts";
import { permissions } from "./permissions.ts";
import { problems } from "./problems/index.ts";
import { secretNames } from "./secret-names.ts";
import { unknown } from "./unknown.ts";
import { values } from "./values.ts";

const help = (version: string) => `groundline ${version}

Reads exported agent sessions and says, for every value, whether the files state it.

  groundline facts FILE...            the facts of all files together, as one JSON object
  groundline analyze FILE... --json   every claim with its standing, rule and evidence, as JSON
  groundline analyze FILE...          the same in a few lines of text
  groundline permissions FILE...      every refusal: who decided, what it did to the turn, what was tried instead
  groundline permissions FILE... --action A --resource R
                                      what the session's own rules say of it, each rule tried
  groundline report FILE... -o OUT    one HTML file to send: no script, free text left out, secrets masked
  groundline id FILE...               the document id of each file

FILE is an exported session, a ZIP of them, a folder, a pattern (*, ?, **) or - for standard input.
A lead and its children may be given in any order; they are joined by their session ids.

  -o, --output OUT  file of the report; else it goes to standard output
      --include KINDS  free text to keep in the report, with commas between, or all: prompts,
                   messages, tool-input, tool-output, errors, paths, titles, descriptions
      --only-live-observed  a report without any inference
      --zone ZONE  of the times in the report: UTC if not given, local, or a name (Asia/Shanghai)
      --action A, --resource R  what would be decided: an action (shell, edit, …) and a command, path, URL or *
      --rules RULES  ask the rules in this file in place of the sessions' own: one a line, or JSON
      --session ID  the rules and decisions of one session; else of each
      --lang LANG  en or zh; else as LC_ALL, LC_MESSAGES or LANG say, else English
  -q, --quiet      errors only on standard error
  -h, --help       show this text
  -V, --version    show the version

Status: 0 printed, problems of the files included; 1 nothing could be read; 2 arguments not
understood; 3 a mistake of this program; 4 a report held what looks like a secret, nothing written.
`;

interface DispatchWords {
  readonly number: number;
  readonly agent: string;
  readonly task: string;
  readonly settledBy: string;
  readonly outcome: string;
}

export const cli = {
  help,
  usageError: (what: string) => `groundline: ${what}\nTry: groundline --help\n`,
  broken: (version: string, told: string) =>
    `groundline: a mistake of this program (${version}), not of your files. Please report it with this text:\n${told}\n`,
  unknownCommand: (word: string, known: readonly string[]) =>
    `there is no command "${word}". Commands: ${known.join(", ")}.`,
  jsonNotFor: (command: string) => `--json belongs to analyze; ${command} has one form of output.`,
  noFiles: (command: string) => `${command} needs at least one file, folder, pattern or -.`,
  unknownOption: (option: string) => `there is no option ${option}.`,
  needsValue: (option: string) => `${option} needs a value.`,
  takesNoValue: (option: string) => `${option} takes no value.`,
  unknownLanguage: (given: string, known: readonly string[]) =>
    `there is no language "${given}". Languages: ${known.join(", ")}.`,
  onlyForPermissions: (option: string) => `${option} belongs to permissions.`,
  onlyForReport: (option: string) => `${option} belongs to report.`,
  unknownInclude: (given: string, known: readonly string[]) =>
    `--include does not know "${given}". Known: ${known.join(", ")}.`,
  unknownZone: (given: string) =>
    `there is no zone "${given}". Give UTC, local, or a name such as Asia/Shanghai.`,
  outputIsInput: (path: string) => `${path} is one of the files to read; give the report another name.`,
  severalBundles: (count: number) =>
    `these files are ${many(count, "separate run", "separate runs")}, and a report is of one. Give the files of one run at a time.`,
  reportsLeftOut: (count: number) =>
    count === 1
      ? "one of these files is a report: it is analysed already, and is not part of these facts. Give it alone for its own."
      : `${count} of these files are reports: they are analysed already, and are not part of these facts. Give each alone for its own.`,
  secretsFound: (count: number) =>
    count === 1
      ? "the finished report holds something that looks like a secret. Nothing was written."
      : `the finished report holds ${count} things that look like secrets. Nothing was written.`,
  secretAt: (kind: SecretKind, line: number, column: number) =>
    `  ${secretNames[kind]}, at line ${line}, column ${column} of the report. Leave that kind of text out, or report this as a mistake.`,
  cannotWrite: (path: string, why: string) => `${path}: cannot be written (${why}).`,
  reportWritten: (path: string, size: string) => `${path}: written, ${size}.`,
  stdinTwice: "standard input (-) can be given once only.",
  stdinIsTerminal: "standard input is a terminal. Pipe a file into it, or name the file.",
  stdinName: "stdin",
  noSuchFile: (path: string) => `${path}: there is no such file or folder. Check the path.`,
  noMatch: (path: string) => `${path}: no file matches this pattern.`,
  cannotOpen: (path: string, why: string) => `${path}: cannot be read (${why}).`,
  fileErrors,
  fileError: (code: string, said: string) => `${code}: ${said}`,
  changedMeanwhile: "it could not be read to its end; it may have changed meanwhile",
  emptyFolder: (path: string, others: number) =>
    others === 0
      ? `${path}: the folder is empty.`
      : `${path}: ${noun(others, "its one file is not", `none of its ${others} files is`)} named like an export (.json, .jsonl, .zip, .gz). Name the file itself to read it anyway.`,
  leftAside: (path: string, count: number) =>
    count === 1
      ? `${path}: 1 file was left aside; its name does not end like an export's.`
      : `${path}: ${count} files were left aside; their names do not end like an export's.`,
  sameBytes: (path: string, other: string) => `${path}: the same bytes as ${other}; read once.`,
  nothingRead: (count: number) =>
    count === 1
      ? "nothing in this file is a session that can be read. Supported: session exports of OpenCode 1.x and 2.x, alone or in a ZIP."
      : `nothing in these ${count} files is a session that can be read. Supported: session exports of OpenCode 1.x and 2.x, alone or in a ZIP.`,
  reading: (name: string, done: number, of: number) =>
    `reading ${name}: ${formatSize(done)} of ${formatSize(of)}`,
  loss: (problem: Problem) => {
    const hint = hintText(problem.hint, problems);
    return [
      `${problem.document ?? "the files"}${problem.line === null ? "" : `, line ${problem.line}`}`,
      `: ${sentenceText(problem, problems)}`,
      hint === null ? "" : ` ${hint}`,
    ].join("");
  },
  moreLosses: (count: number) =>
    count === 1
      ? "1 more loss is not listed here; analyze --json names it when something else could be read."
      : `${count} more losses are not listed here; analyze --json names them when something else could be read.`,
  noSession: "no session",
  sessions: (loaded: number, missing: number) =>
    `${loaded === 1 ? "1 session" : `${loaded} sessions`} loaded, ${missing} named but not loaded`,
  dispatches: (count: number) => (count === 1 ? "1 dispatch" : `${count} dispatches`),
  dispatch: ({ number, agent, task, settledBy, outcome }: DispatchWords) =>
    `${number}. ${agent}: ${task}; settled by: ${settledBy}; outcome: ${outcome}`,
  known: (value: string, standing: Standing) => `${value} [${common.standing[standing]}]`,
  unknown: (reason: UnknownReason) => `[unknown: ${unknown[reason]}]`,
  settledBy: values.settledBy,
  outcome: values.outcome,
  effect: values.effect,
  decider: values.decider,
  turnEffect: values.turnEffect,
  retryMatch: values.retryMatch,
  list: values.list,
  ruleVerdict: values.ruleVerdict,
  permissions,
  hidden: "[inferred, hidden]",
  standings: (count: StandingCount) =>
    `${count.observed} values observed, ${count.computed} computed, ${count.inferred} inferred, ${count.unknown} unknown`,
  problems: (problems: readonly Problem[]) => {
    const losses = problems.filter((problem) => problem.severity === "loss").length;
    return problems.length === 0
      ? "no problems"
      : `${problems.length === 1 ? "1 problem" : `${problems.length} problems`}, ${losses} with loss`;
  },
};

export type CliWords = Widened<typeof cli>;
