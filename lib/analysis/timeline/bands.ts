// Stretches of a lane in which nothing of the session ran: idle, waiting for open children, or not in any loaded file.

import type { Idle } from "../../model/call-records.ts";
import { isKnown, knownValue } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { SessionId } from "../../model/ids.ts";
import { weakest } from "../../model/standing.ts";
import type { Band } from "../../model/timeline.ts";

export function bandsOf(
  idles: readonly Idle[],
  dispatches: readonly Dispatch[],
  loaded: ReadonlySet<SessionId>,
): readonly Band[] {
  return [...idles.flatMap(idleBand), ...dispatches.flatMap((dispatch) => notLoadedBand(dispatch, loaded))];
}

function idleBand(idle: Idle): readonly Band[] {
  const { from, to, openChildren } = idle;
  if (!isKnown(from)) return [];
  const end = to ? knownValue(to) : null;
  if (end !== null && end < from.value) return [];
  const open = knownValue(openChildren) ?? 0;
  return [
    {
      id: `band:${idle.id}`,
      kind: open > 0 ? "waiting" : "idle",
      session: idle.session,
      from: from.value,
      to: end,
      standing:
        open > 0
          ? weakest(from.standing, isKnown(openChildren) ? openChildren.standing : "unknown")
          : from.standing,
      claim: open > 0 ? openChildren.id : from.id,
      openChildren: open,
    },
  ];
}

function notLoadedBand(dispatch: Dispatch, loaded: ReadonlySet<SessionId>): readonly Band[] {
  const { child, startedAt, requestedAt } = dispatch;
  const from = knownValue(startedAt) ?? knownValue(requestedAt);
  if (!isKnown(child) || loaded.has(child.value) || from === null) return [];
  const settled = knownValue(dispatch.settledAt);
  return [
    {
      id: `not-loaded:${dispatch.id}`,
      kind: "not-loaded",
      session: child.value,
      from,
      to: settled !== null && settled >= from ? settled : null,
      standing:
        child.standing === "inferred" || dispatch.settledAt.standing === "inferred" ? "inferred" : "unknown",
      claim: dispatch.childStartedAt.id,
      openChildren: 0,
    },
  ];
}
