// What was just deleted, and the way back. Stays until it is used or dismissed.
"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { formatSize } from "@/lib/words/format.ts";
import { titleOf } from "./bundle-link.tsx";
import type { LibraryActions } from "./use-library.ts";

export function DeletedNotice({ actions }: { readonly actions: LibraryActions }) {
  const words = useWords();
  const { deleted, undo, dismiss } = actions;
  const undoButton = useRef<HTMLButtonElement>(null);
  // The button that deleted went with its row: the focus goes to the way back.
  useEffect(() => {
    if (deleted !== null && document.activeElement === document.body) undoButton.current?.focus();
  }, [deleted]);
  return (
    <div className="empty:hidden" role="status">
      {deleted !== null && (
        <p className="flex flex-wrap items-center gap-2 border-ink-3 border-l-2 bg-raised px-3 py-1.5">
          <SafeText
            text={words.library.deleted(
              titleOf(deleted.row.summary, deleted.row.id, words),
              formatSize(deleted.row.size),
            )}
          />
          <Button className="h-6" onClick={undo} ref={undoButton}>
            {words.library.undo}
          </Button>
          <Button className="h-6" kind="bare" onClick={dismiss}>
            {words.library.dismiss}
          </Button>
        </p>
      )}
    </div>
  );
}
