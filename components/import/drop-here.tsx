// The drop zone for a screen that misses a file: the same import, with the ledger of what was dropped below it.
"use client";

import { useWords } from "@/components/ui/use-words.ts";
import { DropZone } from "./drop-zone.tsx";
import { ImportLedger } from "./import-ledger.tsx";

/** `isAny`: no certain file is missed. */
export function DropHere({ isAny = false }: { readonly isAny?: boolean }) {
  const words = useWords().library;
  return (
    <div className="flex flex-col gap-6">
      <DropZone
        reads={words.dropReads}
        text={isAny ? words.dropText : words.dropHereText}
        title={isAny ? words.dropTitle : words.dropHereTitle}
      />
      <ImportLedger />
    </div>
  );
}
