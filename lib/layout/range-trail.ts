// The ranges that were kept while zooming in, from the widest to the narrowest, as the way back. Pure: the address holds them,
// and the range in sight beside them.

import type { Extent } from "./recorded.ts";

/** null: everything. */
export type Crumb = Extent | null;

export interface Trail {
  readonly kept: readonly Extent[];
  /** In sight now; need not be one of the kept ones. */
  readonly range: Crumb;
}

/** Everything first, then what was kept; the last one is in sight when nothing moved since. */
export function crumbsOf({ kept }: Pick<Trail, "kept">): readonly Crumb[] {
  return [null, ...kept];
}

/** Which crumb is in sight; null: a range that was not kept. */
export function crumbInSight(trail: Trail): number | null {
  const at = crumbsOf(trail).findLastIndex((crumb) => isSame(crumb, trail.range));
  return at < 0 ? null : at;
}

/** Keeps a range: behind those that hold it, in place of those that do not. */
export function keeping({ kept }: Pick<Trail, "kept">, range: Extent): Trail {
  const around = kept.filter((one) => holds(one, range) && !isSame(one, range));
  return { kept: [...around, range], range };
}

/** The range before: the last one kept when the view moved off it, else the one before that. null: there is none. */
export function goingBack(trail: Trail): Trail | null {
  const { kept, range } = trail;
  const last = kept.at(-1) ?? null;
  if (!isSame(last, range)) return { kept, range: last };
  return last === null ? null : { kept: kept.slice(0, -1), range: kept.at(-2) ?? null };
}

/** To the n-th crumb; those behind it are left. */
export function goingTo({ kept }: Pick<Trail, "kept">, crumb: number): Trail {
  const left = kept.slice(0, Math.max(0, crumb));
  return { kept: left, range: left.at(-1) ?? null };
}

function holds(outer: Extent, inner: Extent): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

function isSame(one: Crumb, other: Crumb): boolean {
  return one === null || other === null ? one === other : one.from === other.from && one.to === other.to;
}
