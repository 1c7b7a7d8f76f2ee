// Which language the command line speaks: that of --lang, else that of the environment as POSIX ranks it, else English. Found
// before the arguments are read, so that a mistake in them is told in it.

import { FIRST_LANGUAGE, type Language, languageOf } from "../words/language.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

export function spokenLanguage(args: readonly string[], environment: Environment): Language {
  return askedFor(args) ?? languageOfEnvironment(environment);
}

function askedFor(args: readonly string[]): Language | null {
  for (const [index, word] of args.entries()) {
    if (word === "--") return null;
    const given = word === "--lang" ? args[index + 1] : /^--lang=(.*)$/.exec(word)?.[1];
    if (given !== undefined) return languageOf(given);
  }
  return null;
}

/** The first of the three that is set decides, also when it names a language that there is no dictionary of. */
function languageOfEnvironment({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language {
  const set = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== "");
  return languageOf(set ?? "") ?? FIRST_LANGUAGE;
}
