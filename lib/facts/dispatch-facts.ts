// Dispatches as facts: one entry per episode, values and the four standings that are compared.

import type { Json } from "../base/json.ts";
import type { Analysis } from "../model/analysis.ts";
import { type Claim, knownValue } from "../model/claim.ts";
import type { Dispatch } from "../model/dispatch.ts";
import type { Places } from "./places.ts";

export function dispatchFacts({ dispatches, sessions }: Analysis, places: Places): Json[] {
  return dispatches.map((dispatch, index) => {
    const caller = sessions.find((session) => session.id === dispatch.caller);
    file(dispatch, places, `/dispatches/${index}`);
    places.put(`/dispatches/${index}/caller`, caller?.idClaim ?? null);
    return entryOf(dispatch);
  });
}

function entryOf(dispatch: Dispatch): Json {
  const { child, settledBy, outcome, agent } = dispatch;
  return {
    caller: dispatch.caller,
    call: knownValue(dispatch.call),
    agent: knownValue(agent),
    description: knownValue(dispatch.description),
    requestedBackground: knownValue(dispatch.requestedBackground),
    background: knownValue(dispatch.background),
    child: knownValue(child),
    ackStatus: knownValue(dispatch.acknowledgement),
    ackStatusRaw: dispatch.acknowledgementRaw ? knownValue(dispatch.acknowledgementRaw) : null,
    requestedAt: knownValue(dispatch.requestedAt),
    startedAt: knownValue(dispatch.startedAt),
    acknowledgedAt: knownValue(dispatch.acknowledgedAt),
    injectedAt: knownValue(dispatch.injectedAt),
    childEndedAt: knownValue(dispatch.childEndedAt),
    settledBy: knownValue(settledBy),
    settledAt: knownValue(dispatch.settledAt),
    outcome: knownValue(outcome) ?? "unknown",
    stateRaw: dispatch.stateRaw ? knownValue(dispatch.stateRaw) : null,
    delivered: knownValue(dispatch.delivered),
    emptyReply: knownValue(dispatch.emptyReply),
    episode: knownValue(dispatch.episode),
    openBelow: knownValue(dispatch.openBelow),
    standing: {
      child: child.standing,
      settled: settledStanding(settledBy, dispatch.settledAt),
      outcome: outcome.standing,
      agent: agent.standing,
    },
  };
}

/** The standing of the pair: as weak as its weaker half, where both are known. */
function settledStanding(by: Claim<unknown>, at: Claim<unknown>): string {
  return at.standing === "unknown" || by.standing === "inferred" ? by.standing : at.standing;
}

function file(dispatch: Dispatch, places: Places, at: string): void {
  places.put(`${at}/call`, dispatch.call);
  places.put(`${at}/agent`, dispatch.agent);
  places.put(`${at}/description`, dispatch.description);
  places.put(`${at}/requestedBackground`, dispatch.requestedBackground);
  places.put(`${at}/background`, dispatch.background);
  places.put(`${at}/child`, dispatch.child);
  places.put(`${at}/ackStatus`, dispatch.acknowledgement);
  places.put(`${at}/ackStatusRaw`, dispatch.acknowledgementRaw);
  places.put(`${at}/requestedAt`, dispatch.requestedAt);
  places.put(`${at}/startedAt`, dispatch.startedAt);
  places.put(`${at}/acknowledgedAt`, dispatch.acknowledgedAt);
  places.put(`${at}/injectedAt`, dispatch.injectedAt);
  places.put(`${at}/childEndedAt`, dispatch.childEndedAt);
  places.put(`${at}/settledBy`, dispatch.settledBy);
  places.put(`${at}/settledAt`, dispatch.settledAt);
  places.put(`${at}/outcome`, dispatch.outcome);
  places.put(`${at}/stateRaw`, dispatch.stateRaw);
  places.put(`${at}/delivered`, dispatch.delivered);
  places.put(`${at}/emptyReply`, dispatch.emptyReply);
  places.put(`${at}/episode`, dispatch.episode);
  places.put(`${at}/openBelow`, dispatch.openBelow);
}
