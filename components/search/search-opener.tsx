// How a control anywhere in a session opens the search.
"use client";

import { createContext, useContext } from "react";

const SearchOpenerContext = createContext<() => void>(() => undefined);

export const SearchOpenerProvider = SearchOpenerContext.Provider;

export function useSearchOpener(): () => void {
  return useContext(SearchOpenerContext);
}
