// The row that the screen goes to: that of the place in the address, or of the call of the dispatch that was chosen. The
// worker finds the row of a place; the session that holds it may be another than the one shown.
"use client";

import { useEffect, useState } from "react";
import type { RowPlace } from "@/components/session/session-types.ts";
import type { BundleDetails } from "@/components/session/use-bundle.ts";
import type { TranscriptPlace } from "@/lib/model/transcript.ts";

export type TargetState =
  | { readonly status: "none" | "asked" | "missing" }
  | { readonly status: "found"; readonly place: TranscriptPlace };

const NONE: TargetState = { status: "none" };
const ASKED: TargetState = { status: "asked" };

interface Answer {
  readonly for: RowPlace;
  readonly state: TargetState;
}

export function useRowTarget(details: BundleDetails, place: RowPlace | null): TargetState {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (place === null) return undefined;
    let isCurrent = true;
    const become = (state: TargetState) => {
      if (isCurrent) setAnswer({ for: place, state });
    };
    const { session, document, line, at } = place;
    details.transcriptPlace(session, document, line, at).then(
      (found) => become(found === null ? { status: "missing" } : { status: "found", place: found }),
      () => become({ status: "missing" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [details, place]);
  if (place === null) return NONE;
  return answer !== null && answer.for === place ? answer.state : ASKED;
}
