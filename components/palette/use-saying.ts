// A command's name in the language that is shown, and in the others, by which it is found too.
"use client";

import { useCallback } from "react";
import { useLanguage } from "@/components/ui/language-context.tsx";
import type { Words } from "@/lib/words/en/index.ts";
import { LANGUAGES, wordsOf } from "@/lib/words/language.ts";
import type { Command } from "./commands.ts";

export type Saying = (say: (words: Words) => string) => Pick<Command, "label" | "also">;

export function useSaying(): Saying {
  const language = useLanguage();
  return useCallback(
    (say) => ({
      label: say(wordsOf(language)),
      also: LANGUAGES.filter((other) => other !== language)
        .map((other) => say(wordsOf(other)))
        .join(" "),
    }),
    [language],
  );
}
