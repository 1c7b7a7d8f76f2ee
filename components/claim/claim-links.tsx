// How a value on a screen opens its claim. The session screen provides it; without one (in a test, in a printed page)
// a value is a plain link that leads nowhere else than to its own claim.
"use client";

import { createContext, useContext } from "react";
import { toAddressText } from "@/lib/base/address-text.ts";
import type { ClaimId } from "@/lib/model/ids.ts";

export interface ClaimLinks {
  /** The address of this screen with the claim open. */
  readonly hrefOf: (id: ClaimId) => string;
  /** Opens the claim card; focus returns to `from` when it closes. */
  readonly open: (id: ClaimId, from?: HTMLElement) => void;
  readonly selected: ClaimId | null;
}

const PLAIN: ClaimLinks = {
  hrefOf: (id) => `?claim=${encodeURIComponent(toAddressText(id))}`,
  open: () => undefined,
  selected: null,
};

const ClaimLinksContext = createContext<ClaimLinks>(PLAIN);

export const ClaimLinksProvider = ClaimLinksContext.Provider;

export function useClaimLinks(): ClaimLinks {
  return useContext(ClaimLinksContext);
}
