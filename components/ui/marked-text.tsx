// Text of a report: what a file said, with our own words where redaction left something out, told apart by their look.
"use client";

import { markedParts } from "@/lib/model/marks.ts";
import { markWords } from "@/lib/words/mark-words.ts";
import { SafeText } from "./safe-text.tsx";
import { useWords } from "./use-words.ts";

export function MarkedText({ text }: { readonly text: string }) {
  const words = useWords();
  return markedParts(text).map((part, index) =>
    part.kind === "text" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name and never move.
      <SafeText key={index} text={part.text} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name and never move.
      <span className="left-out-mark" key={index}>
        {markWords(part.mark, words.marks)}
      </span>
    ),
  );
}
