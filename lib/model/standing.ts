// The ladder: how well a value is known. Strongest first.
//
//   observed   the files state it, at this pointer
//   computed   arithmetic, or a join on an id that both sides state; no assumption
//   inferred   needs a premise that the files do not state; the warrant names it
//   unknown    not determined; a reason says why
//
// observed and computed together are "live-observed".

export const STANDINGS = ["observed", "computed", "inferred", "unknown"] as const;
export type Standing = (typeof STANDINGS)[number];
export type KnownStanding = Exclude<Standing, "unknown">;

/** Place on the ladder, 0 for the strongest. */
const RANKS: Readonly<Record<Standing, number>> = { observed: 0, computed: 1, inferred: 2, unknown: 3 };

/** A chain is as strong as its weakest link. */
export function weakest(first: Standing, ...others: readonly Standing[]): Standing {
  let low = first;
  for (const next of others) if (RANKS[next] > RANKS[low]) low = next;
  return low;
}

export function isLiveObserved(standing: string): standing is "observed" | "computed" {
  return standing === "observed" || standing === "computed";
}

/** True when `standing` is no stronger than `ceiling`. */
export function isWithin(standing: Standing, ceiling: Standing): boolean {
  return RANKS[standing] >= RANKS[ceiling];
}
