// Where the list covers what a hit opens, opening one folds it away.
"use client";

import { useCallback } from "react";

/** As in search.css: below this the list has no room beside the content. */
export const NARROW_SEARCH = "(max-width: 899px)";

export function useFoldOnOpen(setFolded: (isFolded: boolean) => void): () => void {
  return useCallback(() => setFolded(true), [setFolded]);
}
