// The words of the Reference in the language that is shown, for everything that is drawn on it.
"use client";

import { createContext, useContext } from "react";
import type { FactWords } from "@/lib/words/en/facts/index.ts";

const FactWordsContext = createContext<FactWords | null>(null);

export const FactWordsProvider = FactWordsContext.Provider;

export function useFactWords(): FactWords {
  const words = useContext(FactWordsContext);
  if (words === null) throw new Error("a part of the Reference outside of it");
  return words;
}
