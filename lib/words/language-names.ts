// The languages, by their names and tags. Which one a reader wants is known at the edge (the address, a remembered choice,
// the browser; an option of the command line); what each says is in its dictionary.

export const LANGUAGES = ["en", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

export const FIRST_LANGUAGE: Language = "en";

/** Each by its own name, so that a reader finds it whatever is spoken. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", zh: "中文" };

/** What `lang` of a document says: the Chinese here is the simplified one. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: "en", zh: "zh-Hans" };

/** `zh-CN`, `zh_CN.UTF-8` and `zh` are `zh`; null for a language that there is no dictionary of. */
export function languageOf(tag: string): Language | null {
  const [first = ""] = tag.toLowerCase().split(/[-_.@]/);
  return LANGUAGES.find((language) => language === first) ?? null;
}
