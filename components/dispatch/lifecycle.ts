// The steps of one dispatch in their order, and what lies between them, for the lifecycle strip. It arranges claims that
// analysis made; it measures nothing.

import type { EpochMs } from "@/lib/base/time.ts";
import { type Applicable, type Claim, isKnown, type KnownClaim } from "@/lib/model/claim.ts";
import type { Dispatch, Measure } from "@/lib/model/dispatch.ts";
import { type Standing, weakest } from "@/lib/model/standing.ts";

export type StepName =
  | "requested"
  | "acknowledged"
  | "childStarted"
  | "childEnded"
  | "notice"
  | "settled"
  | "nextStep";

export interface LifecycleStep {
  readonly name: StepName;
  readonly at: Applicable<EpochMs>;
}

/** Between two neighbouring steps: how the line is drawn, and the measure that belongs on it, if one does. */
export interface LifecycleSpan {
  readonly standing: Standing;
  readonly measure: Applicable<Measure> | null;
}

export interface Lifecycle {
  readonly steps: readonly LifecycleStep[];
  /** One fewer than steps. */
  readonly spans: readonly LifecycleSpan[];
  /** An upper bound reaches over the steps that are not known, from the request to the settlement. */
  readonly arc: KnownClaim<Measure> | null;
}

export function lifecycleOf(dispatch: Dispatch): Lifecycle {
  const steps: readonly LifecycleStep[] = [
    { name: "requested", at: dispatch.requestedAt },
    { name: "acknowledged", at: dispatch.acknowledgedAt },
    { name: "childStarted", at: unlessNotApplicable(dispatch.working, dispatch.childStartedAt) },
    { name: "childEnded", at: unlessNotApplicable(dispatch.working, dispatch.childEndedAt) },
    { name: "notice", at: unlessNotApplicable(dispatch.noticeDelay, dispatch.injectedAt) },
    { name: "settled", at: dispatch.settledAt },
    { name: "nextStep", at: dispatch.nextStepAt },
  ];
  const isBound = isKnown(dispatch.working) && dispatch.working.value.bound === "upper bound";
  const measures: Readonly<Partial<Record<StepName, Applicable<Measure>>>> = {
    requested: dispatch.acknowledgementLatency,
    ...(isBound ? {} : { childStarted: dispatch.working }),
    childEnded: dispatch.noticeDelay,
    settled: dispatch.reaction,
  };
  const spans = steps.slice(1).map((step, index): LifecycleSpan => {
    const from = steps[index];
    const measure = from === undefined ? null : (measures[from.name] ?? null);
    const shown = measure !== null && isKnown(measure) ? measure : null;
    return { measure: shown, standing: shown?.standing ?? lineStanding(from?.at, step.at) };
  });
  const { working } = dispatch;
  const arc = isBound && isKnown(working) ? working : null;
  return { steps, spans, arc };
}

function unlessNotApplicable(gate: Applicable<unknown>, claim: Claim<EpochMs>): Applicable<EpochMs> {
  return gate.standing === "not-applicable" && !isKnown(claim) ? gate : claim;
}

/** A line is as good as its worse end; between two computed or observed instants it is a difference. */
function lineStanding(from: Applicable<EpochMs> | undefined, to: Applicable<EpochMs>): Standing {
  if (from === undefined || !isKnown(from) || !isKnown(to)) return "unknown";
  return weakest("computed", from.standing, to.standing);
}
