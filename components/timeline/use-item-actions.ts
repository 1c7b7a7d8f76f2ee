// What Enter and a click do with a mark or a bar: open its claim. A moment without a claim of its own opens the place in
// the file; a bar's claims are named by its record, which is asked for first.
"use client";

import { useCallback } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { brand } from "@/lib/base/brand.ts";
import { type Item, refOf } from "@/lib/layout/item.ts";
import { cell } from "@/lib/layout/recorded.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import { SPAN_STATES } from "@/lib/model/bundle-view.ts";
import type { ClaimId } from "@/lib/model/ids.ts";

export type SpanProperty = "start" | "end" | "length" | "name" | "state";

export function spanClaim(subject: ClaimId, property: SpanProperty): ClaimId {
  return brand<ClaimId>(`${subject}/${property}`);
}

export function useItemActions(index: TimelineIndex) {
  const { openClaim, openEvidence, openSource, selectDispatch, details } = useSession();
  const open = useCallback(
    (item: Item, on: "claim" | "evidence", from?: HTMLElement) => {
      const show = on === "claim" ? openClaim : openEvidence;
      const ref = refOf(index.recorded, item);
      if (ref.kind === "moment") {
        const moment = index.recorded.timeline.moments[ref.moment];
        if (moment === undefined) return;
        if (moment.dispatch !== null) selectDispatch(moment.dispatch);
        if (moment.claim !== null) show(moment.claim, from);
        else openSource(moment.ref.doc, moment.ref.line, moment.ref.at);
        return;
      }
      const state = SPAN_STATES[cell(index.recorded.columns.state, ref.span)];
      const property = state === "completed" ? "start" : "state";
      void details.spans([ref.span]).then(
        ([row]) => {
          if (row !== undefined) show(spanClaim(row.id, property), from);
        },
        () => undefined,
      );
    },
    [index, openClaim, openEvidence, openSource, selectDispatch, details],
  );
  return open;
}
