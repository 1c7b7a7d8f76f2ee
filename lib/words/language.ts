// The dictionary of each language, all of them at hand: for the report, the command line and tests. A page loads them one by
// one instead, and takes names and tags from language-names.ts.

import { en, type Words } from "./en/index.ts";
import type { Language } from "./language-names.ts";
import { zh } from "./zh/index.ts";

export {
  FIRST_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
  languageOf,
} from "./language-names.ts";

const DICTIONARIES: Readonly<Record<Language, Words>> = { en, zh };

export function wordsOf(language: Language): Words {
  return DICTIONARIES[language];
}
