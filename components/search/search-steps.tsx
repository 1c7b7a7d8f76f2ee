// From hit to hit, and which one is shown.
"use client";

import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { useWords } from "@/components/ui/use-words.ts";

export interface SearchStepsProps {
  readonly hit: number | null;
  /** Hits in the list. */
  readonly count: number;
  readonly total: number;
  readonly onStep: (by: -1 | 1) => void;
}

export function SearchSteps({ hit, count, total, onStep }: SearchStepsProps) {
  const { search: words } = useWords();
  if (count === 0) return null;
  return (
    <div className="search-steps">
      {hit !== null && hit < count && (
        <output className="whitespace-nowrap text-ink-2 text-small">{words.position(hit + 1, total)}</output>
      )}
      <Button aria-label={words.previous} kind="bare" onClick={() => onStep(-1)} title={words.previous}>
        <Icon name="ArrowUp" />
      </Button>
      <Button aria-label={words.next} kind="bare" onClick={() => onStep(1)} title={words.next}>
        <Icon name="ArrowDown" />
      </Button>
    </div>
  );
}
