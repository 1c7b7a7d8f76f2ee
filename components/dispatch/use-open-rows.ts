// Which rows are open. The selected one of a link opens with it; several may be open.
"use client";

import { useCallback, useState } from "react";
import type { ClaimId } from "@/lib/model/ids.ts";

export function useOpenRows(linked: ClaimId | null): readonly [ReadonlySet<ClaimId>, (id: ClaimId) => void] {
  const [open, setOpen] = useState<ReadonlySet<ClaimId>>(() => new Set(linked === null ? [] : [linked]));
  const toggle = useCallback(
    (id: ClaimId) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  return [open, toggle];
}
