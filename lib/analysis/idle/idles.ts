// Idles with what was open when they began: "idle while 2 children open".

import type { Idle } from "../../model/call-records.ts";
import { knownValue } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import { claimId, computed, unknown } from "../claims.ts";
import { isOpenAt, openSpanOf } from "../dispatch/open-dispatches.ts";
import type { IdleInterval } from "./idle-intervals.ts";

export function idlesOf(
  intervals: readonly IdleInterval[],
  dispatches: readonly Dispatch[],
): readonly Idle[] {
  return intervals.map(({ id, session, from, to, outcome }) => {
    const begins = knownValue(from);
    const open =
      begins === null
        ? []
        : dispatches.filter(
            (dispatch) => dispatch.caller === session && isOpenAt(openSpanOf(dispatch), begins),
          );
    const count = claimId(id, "openChildren");
    return {
      id,
      session,
      from,
      to,
      outcome,
      openChildren:
        begins === null
          ? unknown(count, "not recorded")
          : computed(count, open.length, {
              warrant: "count",
              grounds: [],
              from: [from, ...open.map((dispatch) => dispatch.acknowledgedAt)],
            }),
    };
  });
}
