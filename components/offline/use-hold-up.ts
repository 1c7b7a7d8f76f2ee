// What a reload would cost now: an import that goes on in some tab, or rows that are in memory only. Looked at again and
// again while the question is open.
"use client";

import { useEffect, useState } from "react";
import { useLibrary } from "@/components/library/use-library.ts";
import { isAnyImporting } from "@/lib/library/import-lock.ts";

export interface HoldUp {
  readonly isImporting: boolean;
  readonly isMemoryLost: boolean;
}

const LOOK_EVERY_MS = 1000;

export function useHoldUp(): HoldUp {
  const [isImporting, setImporting] = useState(false);
  const { inMemory } = useLibrary();
  useEffect(() => {
    const look = () => void isAnyImporting().then(setImporting);
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return { isImporting, isMemoryLost: inMemory.files.length > 0 };
}
