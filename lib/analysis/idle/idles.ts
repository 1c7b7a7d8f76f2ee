// Idles with what was open when they began: "idle while 2 children open".

import { groupBy } from "../../base/group-by.ts";
import { between, type DurationMs, type EpochMs } from "../../base/time.ts";
import type { Idle } from "../../model/call-records.ts";
import { type Claim, isKnown, knownValue } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { ClaimId } from "../../model/ids.ts";
import { claimId, computed, unknown } from "../claims.ts";
import { closedByInference, openDispatchesAt } from "../dispatch/open-dispatches.ts";
import type { IdleInterval } from "./idle-intervals.ts";

export function idlesOf(
  intervals: readonly IdleInterval[],
  dispatches: readonly Dispatch[],
): readonly Idle[] {
  const openAt = openDispatchesAt(dispatches);
  const inferred = dispatches.filter(({ settledBy }) => settledBy.standing === "inferred");
  const presumed = groupBy(inferred, ({ caller }) => caller);
  return intervals.map(({ id, session, from, to, outcome }) => {
    const begins = knownValue(from);
    const count = claimId(id, "openChildren");
    const length = to ? lengthOf(claimId(id, "length"), from, to) : null;
    if (begins === null) {
      return { id, session, from, to, length, outcome, openChildren: unknown(count, "not recorded") };
    }
    const open = openAt(session, begins);
    const openChildren = computed(count, open.length, {
      warrant: "count",
      grounds: [],
      from: [
        from,
        ...open.map((dispatch) => dispatch.acknowledgedAt),
        ...(presumed.get(session) ?? [])
          .filter((dispatch) => closedByInference(dispatch, begins))
          .map((dispatch) => dispatch.settledBy),
      ],
    });
    return { id, session, from, to, length, outcome, openChildren };
  });
}

function lengthOf(id: ClaimId, from: Claim<EpochMs>, to: Claim<EpochMs>): Claim<DurationMs> {
  if (!isKnown(from) || !isKnown(to)) return unknown(id, "not recorded", { warrant: "difference-of-times" });
  const length = between(from.value, to.value);
  const grounds = [...from.grounds, ...to.grounds];
  if (length < 0) return unknown(id, "contradicted", { warrant: "difference-of-times", grounds });
  return computed(id, length, { warrant: "difference-of-times", grounds, from: [from, to] });
}
