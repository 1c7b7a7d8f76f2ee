// How long the parts of a dispatch took, from the recorded times only. A negative span is a contradiction between two
// times, never a duration.

import { between, type EpochMs } from "../../base/time.ts";
import { type Applicable, type Claim, isKnown, type NotApplicable } from "../../model/claim.ts";
import type { Measure } from "../../model/dispatch.ts";
import type { ClaimId } from "../../model/ids.ts";
import { computed, unknown } from "../claims.ts";

export function measured(
  id: ClaimId,
  from: Claim<EpochMs>,
  to: Claim<EpochMs>,
  bound: Measure["bound"] = "exact",
): Claim<Measure> {
  if (!isKnown(from) || !isKnown(to)) {
    const missing = [to, from].find((claim) => claim.standing === "unknown");
    if (missing?.standing !== "unknown") return unknown(id, "not recorded");
    const { reason, remedy, grounds } = missing;
    return unknown(id, reason, { remedy, grounds, warrant: "difference-of-times" });
  }
  const ms = between(from.value, to.value);
  if (ms < 0)
    return unknown(id, "contradicted", {
      warrant: "difference-of-times",
      grounds: [...from.grounds, ...to.grounds],
    });
  const warrant = bound === "exact" ? "difference-of-times" : "upper-bound";
  return computed<Measure>(
    id,
    { ms, bound },
    { warrant, grounds: [...from.grounds, ...to.grounds], from: [from, to] },
  );
}

export function notApplicable(because: NotApplicable["because"]): NotApplicable {
  return { standing: "not-applicable", because };
}

/** The child's own span where both ends are known, else the widest span that the lead's file allows. */
export function workingTime(
  id: ClaimId,
  child: { readonly started: Claim<EpochMs>; readonly ended: Claim<EpochMs> },
  outside: { readonly requested: Claim<EpochMs>; readonly settled: Claim<EpochMs> },
): Applicable<Measure> {
  if (isKnown(child.started) && isKnown(child.ended)) return measured(id, child.started, child.ended);
  return measured(id, outside.requested, outside.settled, "upper bound");
}
