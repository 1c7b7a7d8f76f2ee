// The drop zone for a screen that misses a file: the same import, with the ledger of what was dropped below it.
"use client";

import { useWords } from "@/components/ui/use-words.ts";
import { DropZone } from "./drop-zone.tsx";
import { ImportLedger } from "./import-ledger.tsx";

export function DropHere() {
  const words = useWords().library;
  return (
    <div className="flex flex-col gap-6">
      <DropZone reads={words.dropReads} text={words.dropHereText} title={words.dropHereTitle} />
      <ImportLedger />
    </div>
  );
}
