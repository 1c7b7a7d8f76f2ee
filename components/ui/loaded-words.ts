// The dictionaries that the page holds. What every page says in English comes with it (`near`); everything else, and other
// languages, are loaded when a part of the page that is shown needs them, so that nobody waits for words that they do not read.
// A language that cannot be loaded is English until it is asked for again.
"use client";

import type { Words } from "@/lib/words/en/index.ts";
import { near as englishNear, type NearWords } from "@/lib/words/en/near.ts";
import type { Language } from "@/lib/words/language-names.ts";

interface Loader<Dictionary> {
  readonly get: (language: Language) => Dictionary | null;
  /** The words, or, thrown for React to wait for them, their promise; thrown too: why they could not be loaded. */
  readonly now: (language: Language) => Dictionary;
  /** The same promise for the same language while it is under way, as React asks for. */
  readonly load: (language: Language) => Promise<Dictionary>;
}

function loader<Dictionary>(
  ways: Readonly<Record<Language, () => Promise<Dictionary>>>,
  first: Dictionary | null,
): Loader<Dictionary> {
  const loaded = new Map<Language, Dictionary>();
  if (first !== null) loaded.set("en", first);
  const loading = new Map<Language, Promise<Dictionary>>();
  const failures = new Map<Language, unknown>();
  const load = (language: Language): Promise<Dictionary> => {
    const asked = loading.get(language);
    if (asked !== undefined) return asked;
    const asking = ways[language]().then(
      (words) => {
        loaded.set(language, words);
        return words;
      },
      (error: unknown) => {
        loading.delete(language);
        if (language === "en") {
          failures.set(language, error);
          throw error;
        }
        // English stands in, and nothing waits again, until somebody asks for the language once more.
        return load("en").then((words) => {
          loaded.set(language, words);
          return words;
        });
      },
    );
    loading.set(language, asking);
    return asking;
  };
  const now = (language: Language): Dictionary => {
    const words = loaded.get(language);
    if (words !== undefined) return words;
    const failure = failures.get(language);
    failures.delete(language);
    throw failure ?? load(language);
  };
  return { get: (language) => loaded.get(language) ?? null, load, now };
}

const NEAR = loader<NearWords>(
  { en: async () => englishNear, zh: async () => (await import("@/lib/words/zh/near.ts")).near },
  englishNear,
);

const ALL = loader<Words>(
  {
    en: async () => (await import("@/lib/words/en/index.ts")).en,
    zh: async () => (await import("@/lib/words/zh/index.ts")).zh,
  },
  null,
);

export const loadedNearWords = NEAR.get;
/** Never rejects. */
export const loadNearWords = NEAR.load;
export const loadedWords = ALL.get;
/** For a component while it is drawn. */
export const wordsNow = ALL.now;
/** Rejects where not even English can be loaded. */
export const loadWords = ALL.load;
