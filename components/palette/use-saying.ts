// A command's name in the language that is shown, and in the others, by which it is found too once their words are here.
"use client";

import { useCallback, useEffect, useState } from "react";
import { useOverlay } from "@/components/keys/overlay.ts";
import { loadWords } from "@/components/ui/loaded-words.ts";
import { useLanguage, useWords } from "@/components/ui/use-words.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { LANGUAGES } from "@/lib/words/language-names.ts";
import type { Command } from "./commands.ts";

export type Saying = (say: (words: Words) => string) => Pick<Command, "label" | "also">;

export function useSaying(): Saying {
  const words = useWords();
  const language = useLanguage();
  const [others, setOthers] = useState<readonly Words[]>([]);
  const isOpen = useOverlay() === "palette";
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    const asked = LANGUAGES.filter((other) => other !== language).map(loadWords);
    Promise.all(asked).then(
      (come) => {
        if (!isGone) setOthers(come);
      },
      () => undefined, // Found by its shown name then.
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, language]);
  return useCallback((say) => ({ label: say(words), also: others.map(say).join(" ") }), [words, others]);
}
