// An item that outlives the view it was chosen in. "Only live-observed" takes moments out, and with them their places in
// the list: a moment is found again by its id, or it is gone.
"use client";

import { useCallback, useMemo, useState } from "react";
import { type Item, momentItem, refOf } from "@/lib/layout/item.ts";
import type { Recorded } from "@/lib/layout/recorded.ts";

interface Held {
  readonly item: Item;
  readonly recorded: Recorded;
}

export function useHeldItem(recorded: Recorded): readonly [Item | null, (item: Item | null) => void] {
  const [held, setHeld] = useState<Held | null>(null);
  const item = useMemo(() => (held === null ? null : itemIn(held, recorded)), [held, recorded]);
  const hold = useCallback(
    (next: Item | null) => setHeld(next === null ? null : { item: next, recorded }),
    [recorded],
  );
  return [item, hold];
}

function itemIn({ item, recorded: before }: Held, recorded: Recorded): Item | null {
  if (before === recorded) return item;
  const ref = refOf(before, item);
  if (ref.kind === "span") return before.columns === recorded.columns ? item : null;
  const id = before.timeline.moments[ref.moment]?.id;
  const moment = recorded.timeline.moments.findIndex((other) => other.id === id);
  return moment < 0 ? null : momentItem(recorded, moment);
}
