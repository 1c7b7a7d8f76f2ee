// The views that can show a hit.
"use client";

import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { HitRow } from "@/lib/model/search.ts";
import { canShowInTranscript, canShowOnTimeline, type HitView } from "./use-open-hit.ts";

export interface HitViewsProps {
  readonly row: HitRow;
  readonly onOpen: (view: HitView) => void;
}

export function HitViews({ row, onOpen }: HitViewsProps) {
  const { search: words } = useWords();
  return (
    <fieldset className="search-views">
      <legend className="sr">{words.openIn}</legend>
      {canShowInTranscript(row) && <Button onClick={() => onOpen("transcript")}>{words.inTranscript}</Button>}
      {canShowOnTimeline(row) && <Button onClick={() => onOpen("timeline")}>{words.inTimeline}</Button>}
      <Button onClick={() => onOpen("source")}>{words.inSource}</Button>
    </fieldset>
  );
}
