// How often each inferring rule held and failed over the whole library: every bundle counted itself when it was analysed,
// here the stored counts are added up. One failure weighs more than many holds, so both are kept.
"use client";

import { useMemo } from "react";
import type { WarrantId } from "@/lib/model/ids.ts";
import { useLibrary } from "./use-library.ts";

export interface LibraryTally {
  readonly held: number;
  readonly failed: number;
  /** Bundles in which the rule could be checked. */
  readonly bundles: number;
}

export function useLibraryTallies(): ReadonlyMap<WarrantId, LibraryTally> {
  const { content } = useLibrary();
  const { bundles } = content;
  return useMemo(() => {
    const tallies = new Map<WarrantId, LibraryTally>();
    for (const { warrant, held, failed } of bundles.flatMap(({ summary }) => summary?.tallies ?? [])) {
      if (held + failed === 0) continue;
      const sum = tallies.get(warrant) ?? { held: 0, failed: 0, bundles: 0 };
      tallies.set(warrant, {
        held: sum.held + held,
        failed: sum.failed + failed,
        bundles: sum.bundles + 1,
      });
    }
    return tallies;
  }, [bundles]);
}
