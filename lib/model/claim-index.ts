// All claims of an analysis, found by walking it: whatever carries an id and a standing is one. So no list of claims can
// fall behind the types.

import type { Json } from "../base/json.ts";
import type { StandingCount } from "./analysis.ts";
import type { Claim } from "./claim.ts";
import type { ClaimId } from "./ids.ts";

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
  const counts = { observed: 0, computed: 0, inferred: 0, unknown: 0, hidden: 0 };
  const pending: unknown[] = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (isClaim(next)) counts[next.standing] += 1;
    else if (Array.isArray(next)) for (const item of next) keep(pending, item);
    else if (isObject(next)) for (const key in next) keep(pending, next[key]);
  }
  const { observed, computed, inferred, unknown } = counts;
  return { observed, computed, inferred, unknown };
}

function keep(pending: unknown[], value: unknown): void {
  if (typeof value === "object" && value !== null) pending.push(value);
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}
