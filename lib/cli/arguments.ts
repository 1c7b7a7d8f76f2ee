// What was asked for, read from the arguments by Node's own parser. Unknown flags and missing files are refused here,
// before anything is opened.

import { parseArgs } from "node:util";
import { type Result, refusal, success } from "../base/result.ts";
import { cli } from "../words/en/cli.ts";

export const COMMANDS = ["facts", "analyze", "id"] as const;
export type CommandName = (typeof COMMANDS)[number];

export type Request =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | {
      readonly kind: "command";
      readonly name: CommandName;
      readonly paths: readonly string[];
      readonly isJson: boolean;
      readonly isQuiet: boolean;
    };

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "V" },
  quiet: { type: "boolean", short: "q" },
  json: { type: "boolean" },
} as const;

/** The request, or a sentence about what was not understood. */
export function requestFrom(args: readonly string[]): Result<Request, string> {
  const parsed = parsedFrom(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  if (values.help || (positionals.length === 0 && !values.version)) return success({ kind: "help" });
  if (values.version) return success({ kind: "version" });
  const [word = "", ...paths] = positionals;
  const name = COMMANDS.find((command) => command === word);
  if (name === undefined) return refusal(cli.unknownCommand(word, COMMANDS));
  if (values.json && name !== "analyze") return refusal(cli.jsonNotFor(name));
  if (paths.length === 0) return refusal(cli.noFiles(name));
  if (paths.filter((path) => path === "-").length > 1) return refusal(cli.stdinTwice);
  return success({
    kind: "command",
    name,
    paths,
    isJson: values.json === true,
    isQuiet: values.quiet === true,
  });
}

function parsedFrom(args: readonly string[]) {
  try {
    return success(parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true }));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return refusal(error.message);
  }
}
