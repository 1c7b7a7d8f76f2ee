// Claims that stand higher than they may: above the ceiling of their rule, or above a claim that they are derived from. For
// data from elsewhere; what analysis makes keeps these laws by itself.

import { warrantOf } from "../knowledge/warrants.ts";
import type { KnownClaim } from "../model/claim.ts";
import type { ClaimId, WarrantId } from "../model/ids.ts";
import { isWithin, type KnownStanding } from "../model/standing.ts";
import type { Span } from "../model/timeline.ts";

type Known = KnownClaim<unknown>;

/** Each claim that stands too high, itself or by one of its rivals, with the highest standing that it may have. */
export function raisedClaims(
  claims: readonly Known[],
  spans: readonly Span[],
  doubted: ReadonlySet<Known>,
): ReadonlyMap<Known, KnownStanding> {
  const most = new Map<Known, KnownStanding>();
  const byId = new Map<string, Known>();
  const above = new Map<string, Known[]>();
  for (const claim of claims) {
    most.set(claim, doubted.has(claim) ? "inferred" : lower(claim.standing, ceilingOf(claim.warrant)));
    if (!byId.has(claim.id)) byId.set(claim.id, claim);
    for (const source of claim.from) {
      const held = above.get(source);
      if (held === undefined) above.set(source, [claim]);
      else held.push(claim);
    }
  }
  const spanIds = above.size === 0 ? new Set<string>() : new Set<string>(spans.map(({ id }) => id));
  const allowed = (source: ClaimId): KnownStanding => {
    const claim = byId.get(source);
    if (claim !== undefined) return most.get(claim) ?? "inferred";
    // Claims of spans are made when asked for.
    return spanIds.has(source.slice(0, source.lastIndexOf("/"))) ? "observed" : "inferred";
  };
  const pending = claims.filter(({ from }) => from.length > 0);
  for (let claim = pending.pop(); claim !== undefined; claim = pending.pop()) {
    const before = most.get(claim) ?? "inferred";
    const after = claim.from.map(allowed).reduce(lower, before);
    if (after === before) continue;
    most.set(claim, after);
    pending.push(...(above.get(claim.id) ?? []));
  }
  return new Map(
    [...most].filter(
      ([claim, standing]) => claim.standing !== standing || claim.rivals.some((rival) => isRaised(rival)),
    ),
  );
}

/** A rule that nobody knows licenses nothing but an inference. */
export function ceilingOf(warrant: WarrantId): KnownStanding {
  const ceiling = warrantOf(warrant)?.ceiling ?? "inferred";
  return ceiling === "unknown" ? "inferred" : ceiling;
}

function isRaised({ standing, warrant }: Pick<Known, "standing" | "warrant">): boolean {
  return !isWithin(standing, ceilingOf(warrant));
}

function lower(first: KnownStanding, second: KnownStanding): KnownStanding {
  return isWithin(first, second) ? first : second;
}
