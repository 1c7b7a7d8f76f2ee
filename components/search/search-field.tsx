// The field of the search. Asks with every letter; what is still being composed waits. Arrow keys go through the list below
// without leaving the field, Enter opens the chosen hit, Escape closes the search.
"use client";

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { keyOf } from "@/components/keys/match-key.ts";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { HIT_LIST, hitId, SEARCH_FIELD, takeWantedFocus } from "./search-ids.ts";
import type { Search } from "./use-search.ts";

export interface SearchFieldProps {
  readonly search: Search;
  readonly onStep: (by: number) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const PAGE = 10;

export function SearchField({ search, onStep, onOpen, onClose }: SearchFieldProps) {
  const { search: words } = useWords();
  const { query, setText, setOptions, result, hit, isFolded } = search;
  const text = query?.text ?? "";
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  const isInvalid = search.state?.status === "refused";
  const hasList = !isFolded && (result?.hits.length ?? 0) > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    switch (keyOf("search", event)) {
      case "hitAlong":
        onStep(event.key === "ArrowDown" ? 1 : -1);
        break;
      case "hitPage":
        onStep(event.key === "PageDown" ? PAGE : -PAGE);
        break;
      case "hitOpen":
        onOpen();
        break;
      case "searchClose":
        onClose();
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const field = useRef<HTMLInputElement>(null);
  const arrived = useEffectEvent((element: HTMLInputElement) => {
    const ahead = takeWantedFocus(element);
    if (ahead !== "") setText(`${text}${ahead}`);
  });
  useEffect(() => {
    if (field.current !== null) arrived(field.current);
  }, []);
  return (
    <div className="search-field" data-invalid={isInvalid}>
      <input
        aria-activedescendant={hasList && hit !== null ? hitId(hit) : undefined}
        aria-autocomplete="list"
        aria-controls={hasList ? HIT_LIST : undefined}
        aria-expanded={hasList}
        aria-invalid={isInvalid}
        aria-keyshortcuts="/"
        aria-label={words.field}
        id={SEARCH_FIELD}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          if (!("isComposing" in event.nativeEvent) || event.nativeEvent.isComposing !== true)
            setText(event.currentTarget.value);
        }}
        onCompositionEnd={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        placeholder={words.placeholder}
        ref={field}
        role="combobox"
        spellCheck={false}
        type="text"
        value={typed}
      />
      <Button
        aria-label={words.matchCase}
        aria-pressed={query?.isCaseSensitive ?? false}
        kind="bare"
        onClick={() => setOptions({ isCaseSensitive: query?.isCaseSensitive !== true })}
        title={words.matchCase}
      >
        {words.matchCaseSign}
      </Button>
      <Button
        aria-label={words.regex}
        aria-pressed={query?.isRegex ?? false}
        className="font-mono"
        kind="bare"
        onClick={() => setOptions({ isRegex: query?.isRegex !== true })}
        title={words.regex}
      >
        {words.regexSign}
      </Button>
    </div>
  );
}
