// What went wrong with a session, and what to do.
"use client";

import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Problem } from "@/lib/model/problem.ts";
import { hintText, sentenceText } from "@/lib/words/sentence-text.ts";

export function ProblemLines({ problem }: { readonly problem: Problem }) {
  const words = useWords().problems;
  return (
    <>
      <p>
        <SafeText text={sentenceText(problem, words)} />
      </p>
      {problem.hint !== null && <p className="text-ink-2">{hintText(problem.hint, words)}</p>}
    </>
  );
}
