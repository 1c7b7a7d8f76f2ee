// How deep dispatches are nested: of a caller, how many stand above what it dispatches; of a bundle, the longest chain.

import { groupBy } from "../../base/group-by.ts";
import { type Claim, isKnown, knownValue } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import type { Candidate } from "./candidates.ts";

/** By caller: 1 for what a lead dispatches, one more for each dispatch above. Chains of live-observed links only. */
export function depthsOf(
  candidates: readonly Candidate[],
  children: ReadonlyMap<ClaimId, Claim<SessionId>>,
): ReadonlyMap<SessionId, number> {
  const callerOf = new Map<SessionId, SessionId>();
  for (const { call } of candidates) {
    const child = children.get(call.subject);
    if (!child || !isKnown(child) || child.standing === "inferred") continue;
    if (!callerOf.has(child.value)) callerOf.set(child.value, call.session);
  }
  const depths = new Map<SessionId, number>();
  for (const { call } of candidates) {
    let depth = 1;
    const seen = new Set<SessionId>([call.session]);
    for (let up = callerOf.get(call.session); up !== undefined && !seen.has(up); up = callerOf.get(up)) {
      seen.add(up);
      depth += 1;
    }
    depths.set(call.session, depth);
  }
  return depths;
}

/** The longest chain of dispatches. A refused call that made no child adds nothing. */
export function depthOf(dispatches: readonly Dispatch[]): number {
  const byCaller = groupBy(dispatches, ({ caller }) => caller);
  const known = new Map<SessionId, number>();
  const below = (caller: SessionId, above: ReadonlySet<SessionId>): number => {
    const memo = known.get(caller);
    if (memo !== undefined) return memo;
    let deepest = 0;
    for (const dispatch of byCaller.get(caller) ?? []) {
      const child = knownValue(dispatch.child);
      if (child === null && isKnown(dispatch.settledBy) && dispatch.settledBy.value === "tool-error")
        continue;
      const further = child !== null && !above.has(child) ? below(child, new Set([...above, child])) : 0;
      deepest = Math.max(deepest, 1 + further);
    }
    known.set(caller, deepest);
    return deepest;
  };
  return Math.max(0, ...[...byCaller.keys()].map((caller) => below(caller, new Set([caller]))));
}

/** The joins of child and dispatch that make chains longer than one. */
export function chainLinks(dispatches: readonly Dispatch[]): readonly Claim<SessionId>[] {
  const callers = new Set(dispatches.map(({ caller }) => caller));
  return dispatches.map(({ child }) => child).filter((child) => isKnown(child) && callers.has(child.value));
}
