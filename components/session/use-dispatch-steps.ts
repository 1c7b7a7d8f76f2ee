// Goes from one dispatch to the one before or after it, in the order that is on screen. With a dispatch's claim open,
// the same property of the other dispatch opens. Source and Transcript go to the record of its call.
"use client";

import { useCallback, useRef } from "react";
import { brand } from "@/lib/base/brand.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import type { Session } from "./session-context.tsx";
import type { RowPlace } from "./session-types.ts";

export interface DispatchSteps {
  readonly step: (by: -1 | 1) => void;
  /** null while the open claim is not one of a dispatch. */
  readonly stepClaim: ((by: -1 | 1) => void) | null;
  /** A tab tells which dispatches it shows, and in which order. */
  readonly showOrder: (ids: readonly ClaimId[] | null) => void;
}

export function useDispatchSteps(session: Session): DispatchSteps {
  const order = useRef<readonly ClaimId[] | null>(null);
  const { view, tab, selectedClaim, selectedDispatch, selectDispatch, openClaim, openSource, openRow } =
    session;
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
      const place = requestOf(view, next);
      if (place !== null && tab === "source") openSource(place.document, place.line, place.at);
      if (place !== null && tab === "transcript") openRow(place);
      if (claimed !== undefined && selectedClaim !== null) {
        openClaim(brand<ClaimId>(`${next}${selectedClaim.slice(claimed.length)}`));
      }
    },
    [view, tab, claimed, selectedClaim, selectedDispatch, selectDispatch, openClaim, openSource, openRow],
  );
  const showOrder = useCallback((ids: readonly ClaimId[] | null) => {
    order.current = ids;
  }, []);
  return { step, stepClaim: claimed === undefined ? null : step, showOrder };
}

/** Where the call of a dispatch is recorded; null: its view hides or lacks it. */
function requestOf({ dispatches }: BundleView, id: ClaimId): RowPlace | null {
  const dispatch = dispatches.find((one) => one.id === id);
  const claim = dispatch?.call;
  if (dispatch === undefined || claim === undefined || claim.standing === "hidden") return null;
  const evidence = claim.grounds.find((one) => one.kind === "present");
  if (evidence?.kind !== "present") return null;
  const { doc, line, at } = evidence.ref;
  return { session: dispatch.caller, document: doc, line, at };
}
