// The keys that hold on every tab of a session.
"use client";

import { useBoundKeys } from "@/components/keys/use-bound-keys.ts";
import type { RangeTrail } from "@/components/range/use-range-trail.ts";
import { brand } from "@/lib/base/brand.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import type { Session } from "./session-context.tsx";

export function useSessionKeys(
  session: Session,
  step: (by: -1 | 1) => void,
  openSearch: () => void,
  { keepThis, back }: Pick<RangeTrail, "keepThis" | "back">,
): void {
  const closeCard = () => {
    if (session.selectedClaim === null || document.querySelector(":popover-open") !== null) return false;
    session.closeClaim();
    return true;
  };
  useBoundKeys({
    previousDispatch: () => {
      step(-1);
      return true;
    },
    nextDispatch: () => {
      step(1);
      return true;
    },
    search: () => {
      openSearch();
      return true;
    },
    only: () => {
      session.setOnly(!session.only);
      return true;
    },
    evidence: () => {
      const id = focusedClaim() ?? session.selectedClaim;
      if (id === null) return false;
      session.openEvidence(id);
      return true;
    },
    closeCard,
    keepRange: keepThis,
    rangeBack: back,
  });
}

function focusedClaim(): ClaimId | null {
  const shown = document.activeElement?.closest("[data-claim]")?.getAttribute("data-claim");
  return shown == null ? null : brand<ClaimId>(shown);
}
