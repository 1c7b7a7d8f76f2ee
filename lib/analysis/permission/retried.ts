// Whether a refused call was tried another way: an inference as a whole where a later call shares something with it. That none
// does is no proof that nothing was tried, so it is not known then; and where a later call could not be seen, that is why.

import { groupBy } from "../../base/group-by.ts";
import type { Decision, Retry } from "../../model/call-records.ts";
import { type Claim, knownValue } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { ClaimId } from "../../model/ids.ts";
import type { Call } from "../call-index.ts";
import { claimId, inferred, unknown } from "../claims.ts";
import type { SessionSource } from "../session-source.ts";
import { traitsOf } from "./call-traits.ts";
import { decisionId } from "./retries.ts";
import { inputLack, type Unseen, unseenRetries } from "./unseen-retries.ts";

type BeforeRetries = Omit<Decision, "retried">;

export interface RetryContext {
  readonly sources: readonly SessionSource[];
  readonly calls: readonly Call[];
  readonly dispatches: readonly Dispatch[];
  readonly retries: readonly Retry[];
}

export function withRetries(
  decisions: readonly BeforeRetries[],
  { sources, calls, dispatches, retries }: RetryContext,
): readonly Decision[] {
  const byDecision = groupBy(retries, ({ decision }) => decision);
  const bundle = {
    dispatches: new Map(dispatches.map((dispatch) => [dispatch.id, dispatch])),
    sessions: new Set(sources.map(({ id }) => id)),
  };
  const refusals = new Set(
    decisions.flatMap(({ id, effect }) => (knownValue(effect) === "deny" ? [id] : [])),
  );
  const lacks = new Map<ClaimId, Unseen | null>();
  for (const own of groupBy(calls, ({ session }) => session).values()) {
    const refused = own.filter((call) => refusals.has(decisionId(call)));
    const unseenAfter = unseenRetries(refused.length === 0 ? [] : own, bundle);
    for (const call of refused) lacks.set(decisionId(call), ownLack(call) ?? unseenAfter(call));
  }
  return decisions.map((decision) => ({
    ...decision,
    retried: refusals.has(decision.id)
      ? retriedClaim(decision, byDecision.get(decision.id) ?? [], lacks.get(decision.id) ?? null)
      : null,
  }));
}

/** Without what the call was about there is nothing to compare. */
function ownLack(call: Call): Unseen | null {
  const lack = inputLack(call);
  if (lack !== null) return { reason: lack, shown: [] };
  const { paths, hosts, programs } = traitsOf(call);
  return paths.size + hosts.size + programs.size === 0 ? { reason: "not looked for", shown: [] } : null;
}

function retriedClaim(
  { id, resource }: BeforeRetries,
  retries: readonly Retry[],
  lack: Unseen | null,
): Claim<boolean> {
  const own = claimId(id, "retried");
  const warrant = "retried-another-way";
  if (retries.length > 0)
    return inferred(own, true, { warrant, grounds: [], from: retries.map(({ by }) => by) });
  const grounds = [...(resource.standing === "hidden" ? [] : resource.grounds), ...(lack?.shown ?? [])];
  return unknown(own, lack?.reason ?? "not found", {
    warrant,
    grounds,
    ...(lack?.remedy ? { remedy: lack.remedy } : {}),
  });
}
