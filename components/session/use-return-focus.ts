// Where the focus was when the claim card opened, and how it goes back there: to the very element, else to one that shows
// the same claim, else to the content. While the card is open the element stays in sight beside it.
"use client";

import { useMemo, useRef } from "react";
import type { ClaimId } from "@/lib/model/ids.ts";

export interface ReturnFocus {
  readonly remember: (from?: HTMLElement) => void;
  /** The card takes room: what opened it is scrolled back into what is left. */
  readonly reveal: () => void;
  readonly restore: (claim: ClaimId | null) => void;
}

export function useReturnFocus(): ReturnFocus {
  const origin = useRef<HTMLElement | null>(null);
  return useMemo(
    () => ({
      remember: (from) => {
        const focused = document.activeElement;
        const isInCard = focused?.closest(".claim-panel") != null;
        if (from !== undefined && from.closest(".claim-panel") === null) origin.current = from;
        else if (!isInCard && focused instanceof HTMLElement) origin.current = focused;
      },
      reveal: () => {
        if (origin.current?.matches("[data-claim]") === true)
          origin.current.scrollIntoView({ block: "nearest", inline: "nearest" });
      },
      restore: (claim) => {
        const target = origin.current?.isConnected === true ? origin.current : shownAt(claim);
        origin.current = null;
        requestAnimationFrame(() => target?.focus());
      },
    }),
    [],
  );
}

function shownAt(claim: ClaimId | null): HTMLElement | null {
  const shown = claim === null ? null : document.querySelector(`main [data-claim="${CSS.escape(claim)}"]`);
  const fallback = document.getElementById("content");
  return shown instanceof HTMLElement ? shown : fallback;
}
