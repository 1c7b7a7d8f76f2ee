// Where the claim that was open when one came to this tab rests: the row that one looks for here. Asked once, on arrival; a
// claim that is opened here leaves the rows where they are.
"use client";

import { useEffect, useState } from "react";
import { liveObservedDetail } from "@/components/claim/live-observed-detail.ts";
import { useSession } from "@/components/session/session-context.tsx";
import type { RowPlace } from "@/components/session/session-types.ts";

export function useClaimPlace(): RowPlace | null {
  const { selectedClaim, rowPlace, only, details } = useSession();
  const [asked] = useState(() => (rowPlace === null ? selectedClaim : null));
  const [isOnly] = useState(only);
  const [place, setPlace] = useState<RowPlace | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    let isCurrent = true;
    details.claim(asked).then(
      (found) => {
        const detail = found !== null && isOnly ? liveObservedDetail(found).detail : found;
        const shown = detail?.evidence.find(({ evidence }) => evidence.kind === "present")?.evidence;
        if (!isCurrent || shown?.kind !== "present") return;
        const { doc, line, at } = shown.ref;
        setPlace({ session: null, document: doc, line, at });
      },
      // A claim that cannot be asked for leads nowhere; its card says why.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, isOnly, details]);
  return place;
}
