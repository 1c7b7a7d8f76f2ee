// Of which versions the registry of OpenCode 2 is known, by door, and whether a host may be one of them. Versions that nobody looked
// at are not taken to be like their neighbours.

import type { FactVersions } from "../../model/host-fact.ts";
import type { HostVersionRange } from "../../model/warrant.ts";

/**
 * The catalogue was read out of the program of 2.0.16 alone. The definitions that agents were sent were counted on later versions
 * too, and their number is that of the registry (`corrected-six-tools`).
 */
export const REGISTRY_VERSIONS = {
  direct: { from: "2.0.16", to: "2.0.20" },
  catalogue: { from: "2.0.16", to: "2.0.16" },
} as const satisfies Readonly<Record<"direct" | "catalogue", FactVersions>>;

/** Whether two ranges, both ends included, share a version. A text that is no version shares none. */
export function mayBeOneOf(
  host: Pick<HostVersionRange, "from" | "to">,
  known: Pick<HostVersionRange, "from" | "to">,
): boolean {
  const [from, to, first, last] = [host.from, host.to, known.from, known.to].map(numbersOf);
  return (
    from != null && to != null && first != null && last != null && !isLess(to, first) && !isLess(last, from)
  );
}

/** `2.0.0-beta` counts as `2.0.0`; what is left out is zero. */
function numbersOf(version: string): readonly number[] | null {
  const found = /^v?(\d{1,6})(?:\.(\d{1,6}))?(?:\.(\d{1,6}))?(?:[-+].*)?$/.exec(version);
  return found === null ? null : found.slice(1, 4).map((part) => Number(part ?? 0));
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, part] of one.entries()) {
    const against = other[index] ?? 0;
    if (part !== against) return part < against;
  }
  return false;
}
