// Opens the search with the focus in its field, from wherever the focus is, and gives it back when the search closes.
"use client";

import { useMemo, useRef } from "react";
import { focusSearchField, SEARCH_FIELD } from "./search-ids.ts";
import type { Search } from "./use-search.ts";

export interface SearchOpening {
  readonly open: () => void;
  readonly close: () => void;
}

export function useSearchOpening({ open, close }: Pick<Search, "open" | "close">): SearchOpening {
  const origin = useRef<HTMLElement | null>(null);
  return useMemo(
    () => ({
      open: () => {
        const focused = document.activeElement;
        if (focused instanceof HTMLElement && focused.id !== SEARCH_FIELD) origin.current = focused;
        open();
        focusSearchField();
      },
      close: () => {
        close();
        const from =
          origin.current?.isConnected === true ? origin.current : document.getElementById("content");
        from?.focus();
      },
    }),
    [open, close],
  );
}
