// All claims of an analysis, found by walking it: whatever carries an id and a standing is one. So no list of claims can
// fall behind the types.

import type { Json } from "../base/json.ts";
import type { StandingCount } from "./analysis.ts";
import type { Claim } from "./claim.ts";
import type { ClaimId } from "./ids.ts";
import type { Standing } from "./standing.ts";

export function claimsIn(value: unknown): readonly Claim<Json>[] {
  const found: Claim<Json>[] = [];
  const pending: unknown[] = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== "object" || next === null) continue;
    if (isClaim(next)) found.push(next);
    else
      for (const member of Object.values(next))
        if (typeof member === "object" && member !== null) pending.push(member);
  }
  return found.reverse();
}

export function isClaim(value: unknown): value is Claim<Json> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  if (!("standing" in value) || !("id" in value) || typeof value.id !== "string") return false;
  if (value.standing === "unknown") return "reason" in value;
  if (value.standing === "hidden") return Object.keys(value).length === 2;
  return "value" in value && "warrant" in value;
}

export function claimById(value: unknown): ReadonlyMap<ClaimId, Claim<Json>> {
  return new Map(claimsIn(value).map((claim) => [claim.id, claim]));
}

export function countStandings(value: unknown): StandingCount {
  const counts: Record<Standing, number> = { observed: 0, computed: 0, inferred: 0, unknown: 0 };
  for (const { standing } of claimsIn(value)) if (standing !== "hidden") counts[standing] += 1;
  return {
    observed: counts.observed,
    computed: counts.computed,
    inferred: counts.inferred,
    unknown: counts.unknown,
  };
}
