// The language that the reader chooses: shown at once, remembered, and in the address, so that a link made from here shows
// what the reader sees. Whoever chooses nothing has no language in the address and so passes none on.
"use client";

import { useCallback } from "react";
import { speak } from "@/components/ui/language-context.tsx";
import { useLanguage } from "@/components/ui/use-words.ts";
import type { Language } from "@/lib/words/language-names.ts";
import { useUrlState } from "./url-state.ts";
import { remember } from "./use-remembered.ts";

export function useLanguageChoice(): readonly [Language, (language: Language) => void] {
  const [, setUrl] = useUrlState();
  const choose = useCallback(
    (language: Language) => {
      remember("groundline-language", language);
      void speak(language);
      void setUrl({ lang: language });
    },
    [setUrl],
  );
  return [useLanguage(), choose];
}
