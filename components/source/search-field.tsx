// The field that searches the document. Asks shortly after the last letter, at once on Enter.
"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "@/components/ui/use-words.ts";

const PAUSE = 250;

export interface SearchFieldProps {
  readonly text: string;
  readonly onAsk: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

export function SearchField({ text, onAsk, field }: SearchFieldProps) {
  const words = useWords();
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  const askNow = (next: string) => {
    clearTimeout(timer.current);
    if (next !== text) onAsk(next);
  };
  return (
    <input
      aria-label={words.source.search}
      className="field min-w-40 max-w-120 flex-1"
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => askNow(next), PAUSE);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") askNow(typed);
        if (event.key === "Escape" && typed !== "") {
          event.stopPropagation();
          setTyped("");
          askNow("");
        }
      }}
      placeholder={words.source.searchPlaceholder}
      ref={field}
      spellCheck={false}
      type="search"
      value={typed}
    />
  );
}
