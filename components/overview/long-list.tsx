// A list that shows its first entries and opens the rest on request; nothing is cut off silently.
"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";

const FIRST = 8;
const STEP = 100;

export interface LongListProps {
  readonly items: readonly { readonly key: string; readonly node: ReactNode }[];
}

export function LongList({ items }: LongListProps) {
  const words = useWords();
  const [shown, setShown] = useState(FIRST);
  return (
    <>
      <ul className="overview-list">
        {items.slice(0, shown).map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </ul>
      {items.length > shown && (
        <Button className="mt-2" onClick={() => setShown(shown + STEP)}>
          {words.overview.more(items.length - shown)}
        </Button>
      )}
    </>
  );
}
