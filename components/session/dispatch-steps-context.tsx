// How a tab tells the session in which order its dispatches stand, for `[` and `]`.
"use client";

import { createContext, useContext, useEffect } from "react";
import type { ClaimId } from "@/lib/model/ids.ts";

type ShowOrder = (ids: readonly ClaimId[] | null) => void;

const OrderContext = createContext<ShowOrder>(() => undefined);

export const DispatchOrderProvider = OrderContext.Provider;

/** While the caller is mounted, `[` and `]` go along these dispatches. */
export function useDispatchOrder(ids: readonly ClaimId[]): void {
  const showOrder = useContext(OrderContext);
  useEffect(() => {
    showOrder(ids);
    return () => showOrder(null);
  }, [showOrder, ids]);
}
