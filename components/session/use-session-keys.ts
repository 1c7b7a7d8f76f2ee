// The keys that hold on every tab of a session.
"use client";

import { useKeys } from "@/components/ui/use-keys.ts";
import { brand } from "@/lib/base/brand.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import type { Session } from "./session-context.tsx";

export function useSessionKeys(session: Session, step: (by: -1 | 1) => void, openSearch: () => void): void {
  const closeCard = () => {
    if (session.selectedClaim === null || document.querySelector(":popover-open") !== null) return false;
    session.closeClaim();
    return true;
  };
  useKeys({
    "[": () => {
      step(-1);
      return true;
    },
    "]": () => {
      step(1);
      return true;
    },
    "/": () => {
      openSearch();
      return true;
    },
    o: () => {
      session.setOnly(!session.only);
      return true;
    },
    e: () => {
      const id = focusedClaim() ?? session.selectedClaim;
      if (id === null) return false;
      session.openEvidence(id);
      return true;
    },
    Escape: closeCard,
  });
}

function focusedClaim(): ClaimId | null {
  const shown = document.activeElement?.closest("[data-claim]")?.getAttribute("data-claim");
  return shown == null ? null : brand<ClaimId>(shown);
}
