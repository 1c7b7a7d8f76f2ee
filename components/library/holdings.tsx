// The head line of the library: how much is kept here and where, and the ways to save or delete it all.
"use client";

import { Suspense, useState } from "react";
import { showOverlay } from "@/components/keys/overlay.ts";
import { Button } from "@/components/ui/button.tsx";
import { lazyPart } from "@/components/ui/lazy-part.ts";
import { useNearWords } from "@/components/ui/use-words.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { formatSize } from "@/lib/words/format.ts";
import { bytesKept } from "./bytes-kept.ts";
import type { LibraryState } from "./use-library.ts";

const ClearDialog = lazyPart(async () => (await import("./clear-dialog.tsx")).ClearDialog);

export interface HoldingsProps {
  readonly state: LibraryState;
  readonly onClearAll: () => void;
}

export function Holdings({ state, onClearAll }: HoldingsProps) {
  const words = useNearWords().library;
  // null: not asked yet, so its script is not needed.
  const [isClearing, setClearing] = useState<boolean | null>(null);
  const { files, bundles } = state.content;
  const bytes = bytesKept(state);
  const isAnything = files.length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="font-semibold text-title">{words.title}</h1>
        <p className="text-ink-2 text-small max-sm:order-last max-sm:w-full">
          {sentenceOf(state, bytes, words)}
        </p>
        <span className="flex-1" />
        {isAnything && (
          <div className="flex gap-2 print:hidden">
            <Button onClick={() => showOverlay("export")}>{words.exporting.open}</Button>
            <Button onClick={() => setClearing(true)}>{words.clearAll}</Button>
          </div>
        )}
      </div>
      {isClearing !== null && (
        <Suspense fallback={null}>
          <ClearDialog
            bundles={bundles.length}
            isOpen={isClearing}
            onClear={onClearAll}
            onClose={() => setClearing(false)}
            onExport={() => {
              setClearing(false);
              showOverlay("export");
            }}
            size={formatSize(bytes)}
          />
        </Suspense>
      )}
    </>
  );
}

function sentenceOf({ condition, content }: LibraryState, bytes: number, words: Words["library"]): string {
  const count = content.bundles.length;
  if (condition.kind === "opening" || condition.kind === "blocked") return words.holdingsOpening;
  if (content.files.length === 0) return words.holdingsNone;
  return condition.kind === "kept"
    ? words.holdings(count, formatSize(bytes))
    : words.holdingsInMemory(count, formatSize(bytes));
}
