// Idles with what was open when they began: "idle while 2 children open".

import type { Idle } from "../../model/call-records.ts";
import { knownValue } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import { claimId, computed, unknown } from "../claims.ts";
import { openDispatchesAt } from "../dispatch/open-dispatches.ts";
import type { IdleInterval } from "./idle-intervals.ts";

export function idlesOf(
  intervals: readonly IdleInterval[],
  dispatches: readonly Dispatch[],
): readonly Idle[] {
  const openAt = openDispatchesAt(dispatches);
  return intervals.map(({ id, session, from, to, outcome }) => {
    const begins = knownValue(from);
    const count = claimId(id, "openChildren");
    if (begins === null)
      return { id, session, from, to, outcome, openChildren: unknown(count, "not recorded") };
    const open = openAt(session, begins);
    const acknowledged = open.map((dispatch) => dispatch.acknowledgedAt);
    const openChildren = computed(count, open.length, {
      warrant: "count",
      grounds: [],
      from: [from, ...acknowledged],
    });
    return { id, session, from, to, outcome, openChildren };
  });
}
