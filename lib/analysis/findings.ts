// The few questions that every reviewer asks first, each with an outcome and the claims it rests on. Profiles of rules
// belong to a later stage; these need no setting.

import type { Finding, Session } from "../model/analysis.ts";
import type { Decision } from "../model/call-records.ts";
import { isKnown, knownValue } from "../model/claim.ts";
import type { Dispatch, OrphanNotice } from "../model/dispatch.ts";
import type { ClaimId } from "../model/ids.ts";

interface FindingInput {
  readonly dispatches: readonly Dispatch[];
  readonly orphans: readonly OrphanNotice[];
  readonly decisions: readonly Decision[];
  readonly sessions: readonly Session[];
}

export function findingsOf({ dispatches, orphans, decisions, sessions }: FindingInput): readonly Finding[] {
  const ids = (wanted: readonly { readonly id: ClaimId }[]): readonly ClaimId[] => wanted.map(({ id }) => id);
  const open = dispatches
    .filter(({ outcome }) => knownValue(outcome) === "open")
    .map(({ outcome }) => outcome);
  const presumed = dispatches
    .filter(({ settledBy }) => knownValue(settledBy) === "parent-idle")
    .map(({ settledBy }) => settledBy);
  const undelivered = dispatches
    .filter(({ delivered }) => knownValue(delivered) === false)
    .map(({ delivered }) => delivered);
  const empty = dispatches
    .filter(({ emptyReply }) => knownValue(emptyReply) === true)
    .map(({ emptyReply }) => emptyReply);
  const failed = dispatches
    .filter(({ outcome }) => isKnown(outcome) && (outcome.value === "error" || outcome.value === "cancelled"))
    .map(({ outcome }) => outcome);
  const denied = decisions.filter(({ effect }) => knownValue(effect) === "deny").map(({ effect }) => effect);
  const untold = dispatches.map(({ outcome }) => outcome).filter(({ standing }) => standing === "unknown");
  const unheard = dispatches
    .map(({ delivered }) => delivered)
    .filter((claim) => claim.standing === "unknown" && claim.reason !== "not ended");
  // Sessions whose file is cut or one page of several: what it lacks may hold what is asked for.
  const cut = sessions
    .map(({ steps }) => steps)
    .filter((steps) => steps.standing === "unknown" && steps.reason === "cut off");
  return [
    finding("unanswered-dispatch", dispatches.length, ids(open), "fail", ids(untold)),
    finding("presumed-settlement", dispatches.length, ids(presumed), "review", ids(cut)),
    finding("undelivered-completion", dispatches.length, ids(undelivered), "fail", ids(unheard)),
    finding("failed-dispatch", dispatches.length, ids(failed), "review", ids(untold)),
    finding("empty-reply", dispatches.length, ids(empty), "review", ids(untold)),
    finding("orphan-notice", orphans.length, ids(orphans.map(({ child }) => child)), "review", ids(cut)),
    finding("denied-call", decisions.length, ids(denied), "informational", ids(cut)),
  ];
}

/**
 * `notApplicable` when there was nothing to look at; `open` when nothing was found but some of it could not be told; `pass`
 * when all was looked at and nothing was found.
 */
function finding(
  rule: string,
  looked: number,
  about: readonly ClaimId[],
  kind: Finding["kind"],
  untold: readonly ClaimId[] = [],
): Finding {
  if (looked === 0 && untold.length === 0) return { id: rule, rule, kind: "notApplicable", about: [] };
  if (about.length > 0) return { id: rule, rule, kind, about };
  return { id: rule, rule, kind: untold.length > 0 ? "open" : "pass", about: untold };
}
