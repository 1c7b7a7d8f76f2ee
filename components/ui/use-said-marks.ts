// Marks of a report in words, for places that hold text only: an option, a title. Outside of a report texts stay as they are.
"use client";

import { withMarkWords } from "@/lib/words/mark-words.ts";
import { useMarks } from "./marks-context.ts";
import { useWords } from "./use-words.ts";

export function useSaidMarks(): (text: string) => string {
  const words = useWords();
  const hasMarks = useMarks();
  return (text) => (hasMarks ? withMarkWords(text, words.marks) : text);
}
