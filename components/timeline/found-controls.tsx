// What the search of the bundle found on these lanes, and the switch that leaves only that. Nothing while no search is open.
"use client";

import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Found } from "./use-found-items.ts";
import type { ChangeTimelineUrl } from "./use-timeline-url.ts";

export interface FoundControlsProps {
  readonly found: Found | null;
  readonly isOnly: boolean;
  readonly change: ChangeTimelineUrl;
}

export function FoundControls({ found, isOnly, change }: FoundControlsProps) {
  const { search: words } = useWords();
  if (found === null) return null;
  return (
    <>
      <Button aria-pressed={isOnly} onClick={() => change({ th: isOnly ? null : true })}>
        {words.onlyHits}
      </Button>
      <span className="whitespace-nowrap text-ink-2 text-small">{words.marksName(found.count)}</span>
    </>
  );
}
