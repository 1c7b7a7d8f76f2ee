// Goes from one dispatch to the one before or after it, in the order that is on screen. With a dispatch's claim open,
// the same property of the other dispatch opens.
"use client";

import { useCallback, useRef } from "react";
import { brand } from "@/lib/base/brand.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import type { Session } from "./session-context.tsx";

export interface DispatchSteps {
  readonly step: (by: -1 | 1) => void;
  /** null while the open claim is not one of a dispatch. */
  readonly stepClaim: ((by: -1 | 1) => void) | null;
  /** A tab tells which dispatches it shows, and in which order. */
  readonly showOrder: (ids: readonly ClaimId[] | null) => void;
}

export function useDispatchSteps(session: Session): DispatchSteps {
  const order = useRef<readonly ClaimId[] | null>(null);
  const { view, selectedClaim, selectedDispatch, selectDispatch, openClaim } = session;
  const claimed =
    selectedClaim === null
      ? undefined
      : view.dispatches.find(({ id }) => selectedClaim.slice(0, selectedClaim.lastIndexOf("/")) === id)?.id;
  const step = useCallback(
    (by: -1 | 1) => {
      const ids = order.current ?? view.dispatches.map(({ id }) => id);
      const at = ids.findIndex((id) => id === (claimed ?? selectedDispatch));
      const next = at < 0 ? ids[by === 1 ? 0 : ids.length - 1] : ids[at + by];
      if (next === undefined) return;
      selectDispatch(next);
      if (claimed !== undefined && selectedClaim !== null) {
        openClaim(brand<ClaimId>(`${next}${selectedClaim.slice(claimed.length)}`));
      }
    },
    [view, claimed, selectedClaim, selectedDispatch, selectDispatch, openClaim],
  );
  const showOrder = useCallback((ids: readonly ClaimId[] | null) => {
    order.current = ids;
  }, []);
  return { step, stepClaim: claimed === undefined ? null : step, showOrder };
}
