// The records of the Reference with their sentences, as soon as they are here, in the language that is shown.
"use client";

import { use } from "react";
import { useLanguage } from "@/components/ui/use-words.ts";
import { FactWordsProvider } from "./fact-words-context.ts";
import { loadReference } from "./load-reference.ts";
import { ReferenceContent } from "./reference-content.tsx";

export function ReferenceRecords() {
  const { facts, actions, words } = use(loadReference());
  const language = useLanguage();
  return (
    <FactWordsProvider value={words[language]}>
      <ReferenceContent actions={actions} facts={facts} words={words} />
    </FactWordsProvider>
  );
}
