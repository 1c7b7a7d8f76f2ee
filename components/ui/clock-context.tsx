// The clock that the reader chose, for everything that writes an instant. UTC where nobody chose one.
"use client";

import { createContext, useContext } from "react";
import { type Clock, UTC_CLOCK } from "@/lib/words/clock.ts";

const ClockContext = createContext<Clock>(UTC_CLOCK);

export const ClockProvider = ClockContext.Provider;

export function useClock(): Clock {
  return useContext(ClockContext);
}
