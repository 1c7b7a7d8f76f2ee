// The dictionaries that the page holds. English comes with the page; another one is loaded when its language is shown, so that
// nobody waits for words that they do not read. One that cannot be loaded is English.
"use client";

import { en, type Words } from "@/lib/words/en/index.ts";
import type { Language } from "@/lib/words/language-names.ts";

const loaded = new Map<Language, Words>([["en", en]]);
const loading = new Map<Language, Promise<Words>>();

const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  zh: async () => (await import("@/lib/words/zh/index.ts")).zh,
};

export function loadedWords(language: Language): Words | null {
  return loaded.get(language) ?? null;
}

/** Never rejects; the same promise for the same language, as React asks for. */
export function loadWords(language: Language): Promise<Words> {
  const asked = loading.get(language);
  if (asked !== undefined) return asked;
  const asking = LOADERS[language]().then(
    (words) => {
      loaded.set(language, words);
      return words;
    },
    () => {
      loading.delete(language);
      return en;
    },
  );
  loading.set(language, asking);
  return asking;
}
