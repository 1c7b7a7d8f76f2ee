// The few ways to make a claim. Each takes its warrant by name and its grounds; none can raise a claim above its
// warrant's ceiling or above what it is derived from (laws 1 and 2 hold by construction).

import { brand } from "../base/brand.ts";
import { type WarrantName, warrantId, warrantOf } from "../knowledge/warrants.ts";
import {
  type Claim,
  isKnown,
  type Remedy,
  type Rival,
  type UnknownClaim,
  type UnknownReason,
  type Withdrawal,
} from "../model/claim.ts";
import type { Evidence, Grounds } from "../model/evidence.ts";
import type { ClaimId, WarrantId } from "../model/ids.ts";
import { type KnownStanding, type Standing, weakest } from "../model/standing.ts";

/** One empty list for all claims: a long session has a hundred thousand of them. */
const NONE: readonly never[] = [];
const NO_REMEDY: Remedy = { kind: "none" };

export function claimId(subject: string, property: string): ClaimId {
  return brand<ClaimId>(`${subject}/${property}`);
}

interface Basis<Value> {
  readonly warrant: WarrantName;
  readonly grounds: readonly Evidence[];
  readonly from?: readonly Claim<unknown>[];
  readonly rivals?: readonly Rival<Value>[];
}

/** A value that a file states. */
export function observed<Value>(id: ClaimId, value: Value, basis: Basis<Value>): Claim<Value> {
  return known("observed", id, value, basis);
}

/** A value by arithmetic or an id join; as weak as the weakest claim that it is made of. */
export function computed<Value>(id: ClaimId, value: Value, basis: Basis<Value>): Claim<Value> {
  return known("computed", id, value, basis);
}

/** A value that needs the premise named by its warrant. */
export function inferred<Value>(id: ClaimId, value: Value, basis: Basis<Value>): Claim<Value> {
  return known("inferred", id, value, basis);
}

/** The given standing, lowered to the warrant's ceiling and to the weakest source. Without grounds nothing is known. */
function known<Value>(wanted: KnownStanding, id: ClaimId, value: Value, basis: Basis<Value>): Claim<Value> {
  const from = basis.from ?? NONE;
  const warrant = warrantId(basis.warrant);
  let standing = weakest(wanted, ceilingOf(warrant));
  for (const source of from) standing = weakest(standing, standingOf(source));
  const grounds = nonEmpty(basis.grounds.length > 0 ? basis.grounds : from.flatMap(groundsOf));
  if (standing === "unknown" || !grounds) return unknown(id, "not found", { warrant: basis.warrant });
  const fromIds = from.length === 0 ? NONE : from.slice(0, MOST_SOURCES).map((claim) => claim.id);
  return { id, standing, value, warrant, grounds, from: fromIds, rivals: basis.rivals ?? NONE };
}

interface Lack {
  readonly warrant?: WarrantName;
  readonly grounds?: readonly Evidence[];
  readonly remedy?: Remedy;
  readonly withdrawn?: readonly Withdrawal[];
}

export function unknown(id: ClaimId, reason: UnknownReason, lack: Lack = {}): UnknownClaim {
  return {
    id,
    standing: "unknown",
    reason,
    warrant: warrantId(lack.warrant ?? "stated"),
    grounds: lack.grounds ?? NONE,
    remedy: lack.remedy ?? NO_REMEDY,
    withdrawn: lack.withdrawn ?? NONE,
  };
}

export function groundsOf(claim: Claim<unknown>): readonly Evidence[] {
  return isKnown(claim) ? claim.grounds : [];
}

function standingOf(claim: Claim<unknown>): Standing {
  return claim.standing === "hidden" ? "inferred" : claim.standing;
}

/** A value that another source gives; it stands as high as its own warrant allows. */
export function rival<Value>(
  value: Value,
  warrant: WarrantName,
  grounds: readonly Evidence[],
): Rival<Value>[] {
  const some = nonEmpty(grounds);
  const standing = weakest("observed", ceilingOf(warrantId(warrant)));
  if (!some || standing === "unknown") return [];
  return [{ value, standing, warrant: warrantId(warrant), grounds: some }];
}

function ceilingOf(warrant: WarrantId): Standing {
  return warrantOf(warrant)?.ceiling ?? "unknown";
}

/** Evidence names the records, it does not list the file. */
export const MOST_GROUNDS = 12;
/** Of many claims that a count or a sum is made of so many are named; all of them weigh on its standing. */
const MOST_SOURCES = 64;

/** The same list where it is short enough: claims that rest on one thing share it. */
function nonEmpty(evidence: readonly Evidence[]): Grounds | null {
  const some = evidence.length > MOST_GROUNDS ? evidence.slice(0, MOST_GROUNDS) : evidence;
  return isSome(some) ? some : null;
}

function isSome(evidence: readonly Evidence[]): evidence is Grounds {
  return evidence.length > 0;
}
