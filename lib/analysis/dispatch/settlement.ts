// What a settlement is made of and what every way of settling shares: the input, the claims, the words of the host.

import type { EpochMs } from "../../base/time.ts";
import type { Claim } from "../../model/claim.ts";
import type { Outcome, SettledBy } from "../../model/dispatch.ts";
import type { Evidence } from "../../model/evidence.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import type { Problem } from "../../model/problem.ts";
import { claimId, inferred, observed, unknown } from "../claims.ts";
import type { SessionSource } from "../session-source.ts";
import type { TimeContext } from "../times.ts";
import type { Candidate } from "./candidates.ts";
import type { ChildEnd } from "./child-end.ts";
import type { PlacedNotice } from "./pair-notices.ts";

export interface Settlement {
  readonly by: Claim<SettledBy>;
  readonly at: Claim<EpochMs>;
  readonly outcome: Claim<Outcome>;
  readonly stateRaw: Claim<string> | null;
  readonly delivered: Claim<boolean>;
  readonly emptyReply: Claim<boolean>;
  readonly problems: readonly Problem[];
}

export interface SettlementInput {
  readonly candidate: Candidate;
  readonly child: Claim<SessionId>;
  readonly childSource: SessionSource | null;
  readonly childEnd: ChildEnd | null;
  readonly notice: PlacedNotice | null;
  /** The notice was joined by description, naming no child. */
  readonly isByDescription: boolean;
  /** Some notice or envelope may have answered the call without being joined to it. */
  readonly isAmbiguous: boolean;
  readonly times: TimeContext;
}

export function settlementClaim(input: SettlementInput, name: string): ClaimId {
  return claimId(input.candidate.call.subject, name);
}

/** What a state word of a result or a notice means. */
export const OUTCOMES: ReadonlyMap<string, Outcome> = new Map<string, Outcome>([
  ["completed", "completed"],
  ["error", "error"],
  ["cancelled", "cancelled"],
  ["stopped", "cancelled"],
]);

/** Whether the reply came back empty, as far as its place was found. `warrant` names the premise, where it needs one. */
export function emptyReplyClaim(
  id: ClaimId,
  hasReply: boolean | null,
  grounds: readonly Evidence[],
  premise: NoticePremise | null = null,
): Claim<boolean> {
  if (hasReply === null) return unknown(id, "unreadable", { grounds });
  return premise
    ? inferred(id, !hasReply, { warrant: premise, grounds })
    : observed(id, !hasReply, { warrant: "stated", grounds });
}

/** What must be assumed for a notice to settle a dispatch that it does not name, or may not be the first to answer. */
export type NoticePremise = "settled-by-inferred-link" | "settled-after-loss";
