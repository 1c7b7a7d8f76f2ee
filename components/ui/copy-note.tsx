// The note that follows a copy.
"use client";

import type { CopyState } from "./use-copy.ts";
import { useWords } from "./use-words.ts";

export function CopyNote({ state }: { readonly state: CopyState }) {
  const words = useWords();
  const text = state === "copied" ? words.common.copied : state === "failed" ? words.common.copyFailed : "";
  return (
    <output aria-live="polite" className="text-ink-2 text-small empty:hidden">
      {text}
    </output>
  );
}
