// The command line's dictionary of a language. Apart from the app's, which need not carry it.

import { type CliWords, cli as english } from "./en/cli.ts";
import type { Language } from "./language.ts";
import { cli as chinese } from "./zh/cli.ts";

const DICTIONARIES: Readonly<Record<Language, CliWords>> = { en: english, zh: chinese };

export function cliWordsOf(language: Language): CliWords {
  return DICTIONARIES[language];
}
