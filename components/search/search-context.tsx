// The search that panel, timeline and transcript share. Provided by the session screen.
"use client";

import { createContext, useContext } from "react";
import type { Search } from "./use-search.ts";

const SearchContext = createContext<Search | null>(null);

export const SearchProvider = SearchContext.Provider;

export function useSharedSearch(): Search {
  const search = useContext(SearchContext);
  if (search === null) throw new Error("useSharedSearch needs the session screen around it");
  return search;
}

/** null where a part is shown without a session around it. */
export function useOptionalSearch(): Search | null {
  return useContext(SearchContext);
}
