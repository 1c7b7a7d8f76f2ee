// The library as this page sees it, live: other tabs' changes come in by themselves. Also keeps it in order: rows of an
// older analysis are made again when the page opens.
"use client";

import { useObservable } from "dexie-react-hooks";
import { useEffect } from "react";
import { library } from "@/lib/library/library.ts";
import { isOutOfDate, regroup } from "@/lib/library/regroup.ts";
import { type LibraryState, OPENING } from "@/lib/store/library-store.ts";

export function useLibrary(): LibraryState {
  return useObservable(() => library().store, [], OPENING);
}

let isTended = false;

/** Once per page: makes rows agree with the files, should another version or an interrupted import have left them behind. */
export function useTendedLibrary(): LibraryState {
  const state = useLibrary();
  const isReady = state.condition.kind === "kept";
  useEffect(() => {
    if (!isReady || isTended) return;
    isTended = true;
    if (isOutOfDate(library().store.getValue().content)) void regroup(library());
  }, [isReady]);
  return state;
}
