// Marks of a report in words, for places that hold text only: an option, a title. Outside of a report texts stay as they are.
"use client";

import type { Words } from "@/lib/words/en/index.ts";
import { withMarkWords, withMarkWordsIn } from "@/lib/words/mark-words.ts";
import { useMarks } from "./marks-context.ts";
import { useWords } from "./use-words.ts";

export function useSaidMarks(): (text: string) => string {
  const marks = useMarkWords();
  return (text) => (marks === null ? text : withMarkWords(text, marks));
}

/** The same for a value that is copied or saved, every text of it. */
export function useSaidIn(): <Value>(value: Value) => Value {
  const marks = useMarkWords();
  return (value) => (marks === null ? value : withMarkWordsIn(value, marks));
}

/** What marks are called here; null outside of a report. */
export function useMarkWords(): Words["marks"] | null {
  const words = useWords();
  const hasMarks = useMarks();
  return hasMarks ? words.marks : null;
}
