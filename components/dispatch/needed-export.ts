// All claims of one dispatch, for counting and for copying. By name, so that a new property is not forgotten silently:
// the list is checked against the type.

import type { Applicable, Claim } from "@/lib/model/claim.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import type { ClaimKey } from "@/lib/words/en/claim-properties.ts";

type DispatchProperty = ClaimKey<Dispatch>;

const ORDER: Readonly<Record<DispatchProperty, true>> = {
  agent: true,
  description: true,
  call: true,
  requestedBackground: true,
  background: true,
  child: true,
  requestedAt: true,
  startedAt: true,
  acknowledgement: true,
  acknowledgementRaw: true,
  acknowledgedAt: true,
  acknowledgementLatency: true,
  childStartedAt: true,
  childEndedAt: true,
  working: true,
  injectedAt: true,
  noticeDelay: true,
  settledBy: true,
  settledAt: true,
  outcome: true,
  stateRaw: true,
  error: true,
  delivered: true,
  emptyReply: true,
  nextStepAt: true,
  reaction: true,
  episode: true,
  openBelow: true,
  tokens: true,
  cost: true,
  childCalls: true,
};

export const DISPATCH_PROPERTIES = Object.keys(ORDER).filter(isProperty);

function isProperty(name: string): name is DispatchProperty {
  return Object.hasOwn(ORDER, name);
}

export function claimsOfDispatch(dispatch: Dispatch): readonly Claim<unknown>[] {
  return DISPATCH_PROPERTIES.map((name): Applicable<unknown> | null => dispatch[name]).filter(
    (claim): claim is Claim<unknown> => claim !== null && claim.standing !== "not-applicable",
  );
}
