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

/** Those of some ids, among records with an id of their own, of which each claim's id is an extension. */
export function claimsNamed(
  wanted: ReadonlySet<ClaimId>,
  lists: readonly (readonly { readonly id: ClaimId }[])[],
): ReadonlyMap<ClaimId, Claim<Json>> {
  const found = new Map<ClaimId, Claim<Json>>();
  const records = new Set<string>();
  for (const id of wanted)
    for (let at = id.indexOf("/"); at >= 0; at = id.indexOf("/", at + 1)) records.add(id.slice(0, at));
  if (records.size === 0) return found;
  for (const list of lists) {
    for (const record of list) {
      if (!records.has(record.id)) continue;
      for (const claim of claimsIn(Object.values(record)))
        if (wanted.has(claim.id)) found.set(claim.id, claim);
    }
  }
  return found;
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
