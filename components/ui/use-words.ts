// The dictionary of the language that is shown, and the language itself. What a page loads first says `useNearWords`; a part
// that is loaded later, by lazyPart, brings all words along and says `useWords`. tests/architecture/first-load holds the first
// to that.

import type { Words } from "@/lib/words/en/index.ts";
import type { NearWords } from "@/lib/words/en/near.ts";
import type { Language } from "@/lib/words/language-names.ts";
import { useSpoken } from "./language-context.tsx";
import { wordsNow } from "./loaded-words.ts";

export function useWords(): Words {
  const { language, words } = useSpoken();
  return words ?? wordsNow(language);
}

export function useNearWords(): NearWords {
  return useSpoken().near;
}

export function useLanguage(): Language {
  return useSpoken().language;
}
