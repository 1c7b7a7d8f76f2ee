// The head line of the library: how much is kept here and where, and the way to delete it all; and for the foot of the
// list, what room there is and whether the browser may drop it.
"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { formatSize } from "@/lib/words/format.ts";
import { ClearDialog } from "./clear-dialog.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import type { LibraryState } from "./use-library.ts";
import { useStorage } from "./use-storage.ts";

export interface HoldingsProps {
  readonly state: LibraryState;
  readonly onClearAll: () => void;
}

export function Holdings({ state, onClearAll }: HoldingsProps) {
  const words = useWords().library;
  const [open, setOpen] = useState<"clear" | "export" | null>(null);
  // A dialog tells of its closing when the other one may be open already.
  const closed = (which: typeof open) => setOpen((now) => (now === which ? null : now));
  const { files, bundles } = state.content;
  const bytes = sizeOf(state);
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
            <Button onClick={() => setOpen("export")}>{words.exporting.open}</Button>
            <Button onClick={() => setOpen("clear")}>{words.clearAll}</Button>
          </div>
        )}
      </div>
      <ExportDialog
        bytes={bytes}
        files={files.length}
        isOpen={open === "export"}
        onClose={() => closed("export")}
      />
      <ClearDialog
        bundles={bundles.length}
        isOpen={open === "clear"}
        onClear={onClearAll}
        onClose={() => closed("clear")}
        onExport={() => setOpen("export")}
        size={formatSize(bytes)}
      />
    </>
  );
}

function sizeOf({ content }: LibraryState): number {
  return content.files.reduce((sum, { size }) => sum + size, 0);
}

function sentenceOf({ condition, content }: LibraryState, bytes: number, words: Words["library"]): string {
  const count = content.bundles.length;
  if (condition.kind === "opening" || condition.kind === "blocked") return words.holdingsOpening;
  if (content.files.length === 0) return words.holdingsNone;
  return condition.kind === "kept"
    ? words.holdings(count, formatSize(bytes))
    : words.holdingsInMemory(count, formatSize(bytes));
}

export function Room({ state }: { readonly state: LibraryState }) {
  return state.content.files.length > 0 && state.condition.kind === "kept" ? (
    <KeptRoom bytes={sizeOf(state)} />
  ) : null;
}

/** `bytes` only says when to look again. */
function KeptRoom({ bytes }: { readonly bytes: number }) {
  const words = useWords().library.storage;
  const { usage, quota, isPersisted, isDeclined, ask } = useStorage(bytes);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-3 text-small">
      {usage !== null && quota !== null && <span>{words.room(formatSize(usage), formatSize(quota))}</span>}
      {isPersisted === true && <span>{words.persisted}</span>}
      {isPersisted === false && (
        <>
          <span>{isDeclined ? words.declined : words.mayDrop}</span>
          {!isDeclined && (
            <button className="quiet-link min-h-6 text-ink-2" onClick={ask} type="button">
              {words.ask}
            </button>
          )}
        </>
      )}
    </p>
  );
}
