// Whether the texts below come out of a report: only there do marks stand for what was left out. In an export they would be
// somebody's words.
"use client";

import { createContext, useContext } from "react";

const MarksContext = createContext(false);

export const MarksProvider = MarksContext.Provider;

export function useMarks(): boolean {
  return useContext(MarksContext);
}
