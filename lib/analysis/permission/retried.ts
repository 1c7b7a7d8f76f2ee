// Whether a refused call was tried another way: an inference as a whole where a later call shares something with it. That none
// does is no proof that nothing was tried, so it is not known then.

import { groupBy } from "../../base/group-by.ts";
import type { Decision, Retry } from "../../model/call-records.ts";
import { type Claim, knownValue } from "../../model/claim.ts";
import { claimId, inferred, unknown } from "../claims.ts";

type BeforeRetries = Omit<Decision, "retried">;

export function withRetries(
  decisions: readonly BeforeRetries[],
  retries: readonly Retry[],
): readonly Decision[] {
  const byDecision = groupBy(retries, ({ decision }) => decision);
  return decisions.map((decision) => ({
    ...decision,
    retried:
      knownValue(decision.effect) === "deny"
        ? retriedClaim(decision, byDecision.get(decision.id) ?? [])
        : null,
  }));
}

function retriedClaim({ id, resource }: BeforeRetries, retries: readonly Retry[]): Claim<boolean> {
  const own = claimId(id, "retried");
  const warrant = "retried-another-way";
  if (retries.length > 0)
    return inferred(own, true, { warrant, grounds: [], from: retries.map(({ by }) => by) });
  // Without what the call was about there is nothing to compare.
  if (resource.standing === "unknown") return unknown(own, resource.reason, { warrant });
  return unknown(own, "not found", {
    warrant,
    grounds: resource.standing === "hidden" ? [] : resource.grounds,
  });
}
