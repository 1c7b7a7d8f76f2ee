// The only way a fact leaves analysis: a value, how well it is known, the rule that licensed it, and where it stands.
// `unknown` is a variant, not null, so that no reader of a claim can forget it.

import type { Evidence, Grounds } from "./evidence.ts";
import type { ClaimId, SessionId, WarrantId } from "./ids.ts";
import type { KnownStanding } from "./standing.ts";

export type UnknownReason =
  | "not recorded"
  | "not found"
  | "unreadable"
  | "redacted"
  | "ambiguous"
  | "cut off"
  | "file not loaded"
  | "not looked for"
  | "not ended"
  | "contradicted";

/** What would answer an unknown: the export of a session, a whole copy of a cut one, or nothing that a host writes. */
export type Remedy =
  | { readonly kind: "export-of"; readonly session: SessionId }
  | { readonly kind: "complete-export"; readonly session: SessionId }
  | { readonly kind: "unsanitized-export"; readonly session: SessionId }
  | { readonly kind: "none" };

/** Disagreeing evidence is kept beside the preferred value, never averaged into it. */
export interface Rival<Value> {
  readonly value: Value;
  readonly standing: KnownStanding;
  readonly warrant: WarrantId;
  readonly grounds: Grounds;
}

/** An inference that was drawn and taken back, with the sign that took it back. */
export interface Withdrawal {
  readonly warrant: WarrantId;
  readonly grounds: readonly Evidence[];
}

export interface KnownClaim<Value> {
  readonly id: ClaimId;
  readonly standing: KnownStanding;
  readonly value: Value;
  readonly warrant: WarrantId;
  readonly grounds: Grounds;
  readonly from: readonly ClaimId[];
  readonly rivals: readonly Rival<Value>[];
}

export interface UnknownClaim {
  readonly id: ClaimId;
  readonly standing: "unknown";
  readonly reason: UnknownReason;
  readonly warrant: WarrantId;
  readonly grounds: readonly Evidence[];
  readonly remedy: Remedy;
  readonly withdrawn: readonly Withdrawal[];
}

/** An inferred claim while "Only live-observed" is on: it carries nothing that could be shown. */
export interface HiddenClaim {
  readonly id: ClaimId;
  readonly standing: "hidden";
}

export type Claim<Value> = KnownClaim<Value> | UnknownClaim | HiddenClaim;

/** A property that a thing does not have at all, said in words: a synchronous call has no notice to be late. */
export interface NotApplicable {
  readonly standing: "not-applicable";
  readonly because: "no child" | "with result" | "no notice due" | "refused" | "not a background call";
}

export type Applicable<Value> = Claim<Value> | NotApplicable;

export function isKnown<Value>(claim: Applicable<Value>): claim is KnownClaim<Value> {
  return claim.standing === "observed" || claim.standing === "computed" || claim.standing === "inferred";
}

/** The value, or null when it is not known. */
export function knownValue<Value>(claim: Applicable<Value>): Value | null {
  return isKnown(claim) ? claim.value : null;
}
