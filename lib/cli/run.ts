// One run of the command line: arguments in, an exit status out. Each command is a file beside this one.

import { version } from "../../package.json";
import { cliWordsOf } from "../words/cli-language.ts";
import type { Language } from "../words/language.ts";
import { requestFrom } from "./arguments.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { inputsFrom } from "./inputs.ts";
import { printAnalyses } from "./print-analyses.ts";
import { printFacts } from "./print-facts.ts";
import { printIds } from "./print-ids.ts";
import { printPermissions } from "./print-permissions.ts";
import { printReport } from "./print-report.ts";
import { speaker } from "./speaker.ts";
import { type Environment, spokenLanguage } from "./spoken-language.ts";
import { type Streams, writeAll } from "./streams.ts";

/** Never throws: a mistake of ours is told on standard error and has a status of its own. */
export async function run(
  args: readonly string[],
  streams: Streams,
  environment: Environment,
): Promise<ExitCode> {
  const language = spokenLanguage(args, environment);
  const words = cliWordsOf(language);
  try {
    return await obeyed(args, streams, language);
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await writeAll(streams.stderr, [words.broken(version, told)]);
    return EXIT.broken;
  }
}

async function obeyed(args: readonly string[], streams: Streams, language: Language): Promise<ExitCode> {
  const words = cliWordsOf(language);
  const request = requestFrom(args, words);
  if (!request.ok) {
    await writeAll(streams.stderr, [words.usageError(request.failure)]);
    return EXIT.usage;
  }
  if (request.value.kind !== "command") {
    await writeAll(streams.stdout, [request.value.kind === "help" ? words.help(version) : `${version}\n`]);
    return EXIT.done;
  }
  const { name, paths, isJson, isQuiet, report, permissions } = request.value;
  const tell = speaker(streams.stderr, isQuiet, words);
  const inputs = await inputsFrom(paths, streams.stdin, words);
  if (!inputs.ok) {
    for (const message of inputs.failure) await tell.error(message);
    return EXIT.nothingRead;
  }
  for (const message of inputs.value.leftAside) await tell.note(message);
  if (name === "id") return printIds(inputs.value.inputs, streams.stdout, tell);
  if (name === "facts") return printFacts(inputs.value.inputs, streams.stdout, tell);
  if (name === "report") return printReport(inputs.value.inputs, report, language, streams.stdout, tell);
  if (name === "permissions") return printPermissions(inputs.value.inputs, permissions, streams.stdout, tell);
  return printAnalyses(inputs.value.inputs, isJson, streams.stdout, tell);
}
