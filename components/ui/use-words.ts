// The dictionary of the language that is shown, and the language itself.

import type { Words } from "@/lib/words/en/index.ts";
import type { Language } from "@/lib/words/language-names.ts";
import { useSpoken } from "./language-context.tsx";

export function useWords(): Words {
  return useSpoken().words;
}

export function useLanguage(): Language {
  return useSpoken().language;
}
