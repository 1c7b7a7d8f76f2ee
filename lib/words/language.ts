// The languages, and the dictionary of each. It looks up and decides nothing else: which one a reader wants is known at
// the edge (the address, a remembered choice, the browser; an option of the command line).

import { en, type Words } from "./en/index.ts";
import { zh } from "./zh/index.ts";

export const LANGUAGES = ["en", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

export const FIRST_LANGUAGE: Language = "en";

/** What `lang` of a document says: the Chinese here is the simplified one. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: "en", zh: "zh-Hans" };

const DICTIONARIES: Readonly<Record<Language, Words>> = { en, zh };

export function wordsOf(language: Language): Words {
  return DICTIONARIES[language];
}

/** `zh-CN`, `zh_CN.UTF-8` and `zh` are `zh`; null for a language that there is no dictionary of. */
export function languageOf(tag: string): Language | null {
  const [first = ""] = tag.toLowerCase().split(/[-_.@]/);
  return LANGUAGES.find((language) => language === first) ?? null;
}
