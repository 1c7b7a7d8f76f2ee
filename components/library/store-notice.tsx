// What is wrong with keeping things here: the browser refuses, is full, or another tab has the database. Says what still
// works and what to do.
"use client";

import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useNearWords } from "@/components/ui/use-words.ts";
import type { LibraryState } from "./use-library.ts";

export function StoreNotice({ state }: { readonly state: LibraryState }) {
  const words = useNearWords().library.condition;
  const { condition, isFull } = state;
  return (
    <div className="empty:hidden" role="alert">
      {condition.kind === "blocked" && <Line text={words.blocked} />}
      {condition.kind === "refused" && <Line text={words.refused(condition.detail)} />}
      {condition.kind === "superseded" && (
        <Line text={words.superseded}>
          <Button className="ml-2 h-6" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </Line>
      )}
      {isFull && <Line text={words.full} />}
    </div>
  );
}

function Line({ text, children }: { readonly text: string; readonly children?: React.ReactNode }) {
  return (
    <p className="border-danger border-l-2 bg-raised px-3 py-2">
      <Icon className="inline-block mr-1.5 text-danger" name="cross" />
      <SafeText text={text} />
      {children}
    </p>
  );
}
