// The presumption that a child is over because its lead went idle: drawn only where nothing recorded settles the call, the
// child's export is not loaded, and the same rule has not failed in this session. It always stays an inference, and says
// nothing about how the child came out.
//
//   ack ── idle ── notice         the rule failed here: the child was still at work when the lead went idle
//   ack ── idle ── end of file    presumed settled at that idle

import { groupBy } from "../../base/group-by.ts";
import { byKeys } from "../../base/order.ts";
import type { EpochMs } from "../../base/time.ts";
import { warrantId } from "../../knowledge/warrants.ts";
import { type Claim, isKnown, knownValue, type Withdrawal } from "../../model/claim.ts";
import type { SettledBy } from "../../model/dispatch.ts";
import type { Evidence } from "../../model/evidence.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { groundsOf, inferred, unknown } from "../claims.ts";
import type { IdleInterval } from "../idle/idle-intervals.ts";
import type { ChildEnd } from "./child-end.ts";
import type { Settlement } from "./settlement.ts";

export interface OpenDispatch {
  readonly id: ClaimId;
  readonly caller: SessionId;
  readonly acknowledgedAt: Claim<EpochMs>;
  /** The acknowledgement said that the child runs in the background. */
  readonly isRunning: boolean;
  readonly settlement: Settlement;
  readonly childEnd: ChildEnd | null;
  readonly isChildLoaded: boolean;
  /** The last recorded moment of the loaded child. */
  readonly childLast: { readonly at: EpochMs; readonly grounds: readonly Evidence[] } | null;
  /** The caller's records that were searched for a word of the child and held none. */
  readonly searched: readonly Evidence[];
}

export interface RuleTrial {
  readonly caller: SessionId;
  readonly dispatch: ClaimId;
  readonly idle: ClaimId;
  readonly verdict: "held" | "failed";
  readonly grounds: readonly Evidence[];
}

/** Holds the rule against every idle that began while a dispatch was open and whose truth the files show. */
export function tryParentIdle(
  dispatches: readonly OpenDispatch[],
  idles: IdlesBySession,
): readonly RuleTrial[] {
  return dispatches.flatMap((dispatch) =>
    idlesWhileOpen(dispatch, idles).flatMap((idle): RuleTrial[] => {
      const from = knownValue(idle.from);
      const verdict = from === null ? null : verdictOn(dispatch, from);
      if (!verdict) return [];
      const grounds = [...groundsOf(idle.from), ...verdict.grounds];
      return [
        { caller: dispatch.caller, dispatch: dispatch.id, idle: idle.id, verdict: verdict.is, grounds },
      ];
    }),
  );
}

/** Idles of the caller that began while the dispatch was open, in order of their beginning. */
function idlesWhileOpen(dispatch: OpenDispatch, idles: IdlesBySession): readonly IdleInterval[] {
  const acknowledged = knownValue(dispatch.acknowledgedAt);
  if (!dispatch.isRunning || acknowledged === null) return [];
  const own = idles.get(dispatch.caller) ?? [];
  const settled =
    knownValue(dispatch.settlement.by) === "injection" ? knownValue(dispatch.settlement.at) : null;
  const first = firstFrom(own, acknowledged);
  const open: IdleInterval[] = [];
  for (let index = first; index < own.length; index += 1) {
    const idle = own[index];
    const from = idle ? knownValue(idle.from) : null;
    if (!idle || from === null || (settled !== null && from >= settled)) break;
    open.push(idle);
  }
  return open;
}

/** Index of the first idle that begins at a time or after it. */
function firstFrom(sorted: readonly IdleInterval[], time: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const idle = sorted[middle];
    if (idle && (knownValue(idle.from) ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Idles whose beginning is known, by session, sorted by it. */
export type IdlesBySession = ReadonlyMap<SessionId, readonly IdleInterval[]>;

export function idlesBySession(idles: readonly IdleInterval[]): IdlesBySession {
  const begun = idles.filter((idle) => isKnown(idle.from)).sort(byKeys((idle) => knownValue(idle.from) ?? 0));
  return groupBy(begun, (idle) => idle.session);
}

function verdictOn(
  dispatch: OpenDispatch,
  idleFrom: EpochMs,
): { is: "held" | "failed"; grounds: readonly Evidence[] } | null {
  const { childEnd, childLast, settlement } = dispatch;
  if (childEnd) return { is: childEnd.at.value <= idleFrom ? "held" : "failed", grounds: childEnd.grounds };
  if (childLast && childLast.at > idleFrom) return { is: "failed", grounds: childLast.grounds };
  if (knownValue(settlement.by) === "injection") return { is: "failed", grounds: groundsOf(settlement.at) };
  return null;
}

/** The settlement with the presumption drawn where it may be, or taken back with the sign that took it back. */
export function presumeSettled(
  dispatch: OpenDispatch,
  idles: IdlesBySession,
  trials: readonly RuleTrial[],
): Settlement {
  const { settlement } = dispatch;
  const isOpen = knownValue(settlement.outcome) === "open" && !isKnown(settlement.by);
  const candidates = isOpen ? idlesWhileOpen(dispatch, idles) : [];
  const last = candidates.at(-1);
  const at = last ? knownValue(last.from) : null;
  if (!last || at === null) return settlement;
  const failures = trials.filter((trial) => trial.caller === dispatch.caller && trial.verdict === "failed");
  if (dispatch.isChildLoaded || failures.length > 0)
    return withdraw(settlement, failures, groundsOf(last.from));
  const basis = {
    warrant: "parent-idle",
    grounds: [...groundsOf(last.from), ...dispatch.searched],
    from: [dispatch.acknowledgedAt],
  } as const;
  return {
    ...settlement,
    by: inferred<SettledBy>(settlement.by.id, "parent-idle", basis),
    at: inferred(settlement.at.id, at, basis),
    outcome: unknown(settlement.outcome.id, "not recorded", {
      warrant: "parent-idle",
      grounds: groundsOf(last.from),
      remedy: settlement.by.standing === "unknown" ? settlement.by.remedy : { kind: "none" },
    }),
  };
}

function withdraw(
  settlement: Settlement,
  failures: readonly RuleTrial[],
  own: readonly Evidence[],
): Settlement {
  const grounds = failures.length > 0 ? failures.flatMap((trial) => trial.grounds).slice(0, 12) : own;
  const withdrawal: Withdrawal = { warrant: warrantId("parent-idle"), grounds };
  const { by, at } = settlement;
  return {
    ...settlement,
    by: by.standing === "unknown" ? { ...by, withdrawn: [withdrawal] } : by,
    at: at.standing === "unknown" ? { ...at, withdrawn: [withdrawal] } : at,
  };
}
