// Causal ties between lanes: a dispatch makes a child, an answer comes back, a presumption is drawn from the lead's idle.

import type { EpochMs } from "../../base/time.ts";
import { type Claim, isKnown, knownValue } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { SessionId } from "../../model/ids.ts";
import { weakest } from "../../model/standing.ts";
import type { Link } from "../../model/timeline.ts";

export function linksOf(dispatches: readonly Dispatch[]): readonly Link[] {
  return dispatches.flatMap((dispatch) => {
    const { child, caller } = dispatch;
    if (!isKnown(child)) return [];
    const start = isKnown(dispatch.startedAt) ? dispatch.startedAt : dispatch.requestedAt;
    const by = knownValue(dispatch.settledBy);
    const end = by === "injection" ? dispatch.injectedAt : dispatch.settledAt;
    const wasDelivered = by === "injection" || by === "synchronous-result";
    return [
      ...link(dispatch, "dispatch", start, child, caller, child.value),
      ...(wasDelivered ? link(dispatch, "answer", end, dispatch.settledBy, child.value, caller) : []),
      ...(by === "parent-idle"
        ? link(dispatch, "presumption", dispatch.settledAt, dispatch.settledBy, caller, child.value)
        : []),
    ];
  });
}

function link(
  dispatch: Dispatch,
  kind: Link["kind"],
  at: Claim<EpochMs>,
  claim: Claim<unknown>,
  from: SessionId,
  to: SessionId,
): readonly Link[] {
  if (!isKnown(at) || !isKnown(claim) || !isKnown(dispatch.child)) return [];
  return [
    {
      id: `${kind}:${dispatch.id}`,
      kind,
      dispatch: dispatch.id,
      claim: claim.id,
      standing: weakest(claim.standing, at.standing, dispatch.child.standing),
      from: { session: from, at: at.value },
      to: { session: to, at: at.value },
    },
  ];
}
