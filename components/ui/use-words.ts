// The dictionary of the chosen language.

import type { Words } from "@/lib/words/en/index.ts";
import { wordsOf } from "@/lib/words/language.ts";
import { useLanguage } from "./language-context.tsx";

export function useWords(): Words {
  return wordsOf(useLanguage());
}
