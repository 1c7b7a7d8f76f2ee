// What was asked for, read from the arguments by Node's own parser. Unknown options and missing files are refused here,
// before anything is opened, in words of ours.

import { parseArgs } from "node:util";
import { type Result, refusal, success } from "../base/result.ts";
import type { CliWords } from "../words/en/cli.ts";
import { LANGUAGES, languageOf } from "../words/language.ts";
import type { PermissionOptions } from "./print-permissions.ts";
import { type ReportOptions, reportOptions } from "./report-options.ts";

const COMMANDS = ["facts", "analyze", "permissions", "report", "id"] as const;
type CommandName = (typeof COMMANDS)[number];

export type Request =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | {
      readonly kind: "command";
      readonly name: CommandName;
      readonly paths: readonly string[];
      readonly isJson: boolean;
      readonly isQuiet: boolean;
      readonly report: ReportOptions;
      readonly permissions: PermissionOptions;
    };

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "V" },
  quiet: { type: "boolean", short: "q" },
  json: { type: "boolean" },
  lang: { type: "string" },
  output: { type: "string", short: "o" },
  include: { type: "string", multiple: true },
  "only-live-observed": { type: "boolean" },
  zone: { type: "string" },
  action: { type: "string" },
  resource: { type: "string" },
  session: { type: "string" },
  rules: { type: "string" },
} as const;
const OF_REPORT = ["output", "include", "only-live-observed", "zone"];
const OF_PERMISSIONS = ["action", "resource", "session", "rules"];

/** The request, or a sentence about what was not understood. */
export function requestFrom(args: readonly string[], words: CliWords): Result<Request, string> {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    const wrong = token.kind === "option" ? wrongIn(token, words) : null;
    if (wrong !== null) return refusal(wrong);
  }
  const asksForHelp = values.help || (positionals.length === 0 && !values.version) || isHelp(positionals);
  if (asksForHelp) return success({ kind: "help" });
  if (values.version) return success({ kind: "version" });
  const [word = "", ...paths] = positionals;
  const name = COMMANDS.find((command) => command === word);
  if (name === undefined) return refusal(words.unknownCommand(word, COMMANDS));
  if (values.json && name !== "analyze") return refusal(words.jsonNotFor(name));
  const stray = tokens.find((token) => token.kind === "option" && OF_REPORT.includes(token.name));
  if (stray?.kind === "option" && name !== "report") return refusal(words.onlyForReport(stray.rawName));
  const ofRules = tokens.find((token) => token.kind === "option" && OF_PERMISSIONS.includes(token.name));
  if (ofRules?.kind === "option" && name !== "permissions")
    return refusal(words.onlyForPermissions(ofRules.rawName));
  const permissions = permissionOptions(
    stringOf(values.action),
    stringOf(values.resource),
    stringOf(values.session),
    stringOf(values.rules),
    words,
  );
  if (!permissions.ok) return permissions;
  const report = reportOptions(
    {
      output: stringOf(values.output),
      include: [values.include].flat().filter((value) => typeof value === "string"),
      only: values["only-live-observed"] === true,
      zone: stringOf(values.zone),
    },
    words,
  );
  if (!report.ok) return report;
  if (paths.length === 0) return refusal(words.noFiles(name));
  if (paths.filter((path) => path === "-").length > 1) return refusal(words.stdinTwice);
  return success({
    kind: "command",
    name,
    paths,
    isJson: values.json === true,
    isQuiet: values.quiet === true,
    report: report.value,
    permissions: permissions.value,
  });
}

/** An action alone, or a resource alone, is half a question; rules alone are none. */
function permissionOptions(
  action: string | undefined,
  resource: string | undefined,
  session: string | undefined,
  rules: string | undefined,
  words: CliWords,
): Result<PermissionOptions, string> {
  if ((action === undefined) !== (resource === undefined)) return refusal(words.permissions.cli.bothNeeded);
  if (rules !== undefined && action === undefined) return refusal(words.permissions.cli.rulesNeedQuestion);
  return success({
    question: action === undefined || resource === undefined ? null : { action, resource },
    session: session ?? null,
    rules: rules ?? null,
  });
}

function stringOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

interface OptionToken {
  readonly name: string;
  /** As typed: `--json`, `-q`. */
  readonly rawName: string;
  readonly value?: string | undefined;
}

function wrongIn({ name, rawName, value }: OptionToken, words: CliWords): string | null {
  const option = Object.entries(OPTIONS).find(([known]) => known === name)?.[1];
  if (option === undefined) return words.unknownOption(rawName);
  if (option.type === "boolean") return value === undefined ? null : words.takesNoValue(rawName);
  if (value === undefined || value === "") return words.needsValue(rawName);
  return name === "lang" && languageOf(value) === null ? words.unknownLanguage(value, LANGUAGES) : null;
}

/** The word that many programs take for it. */
function isHelp(positionals: readonly string[]): boolean {
  return positionals.length === 1 && positionals[0] === "help";
}
