// The library's row while "Only live-observed" is on: nothing inferred remains in it, and how much was taken out is said.

import type { BundleSummary, SummaryValue } from "./library.ts";

export interface HiddenInferred {
  readonly summary: BundleSummary;
  /** Inferred values of the bundle that are not shown. */
  readonly hidden: number;
}

/** Takes every inferred value out of a summary. Tallies go too: they count how inferring rules fared. */
export function summaryWithoutInferred(summary: BundleSummary): HiddenInferred {
  return {
    summary: {
      ...summary,
      title: withoutInferred(summary.title),
      host: withoutInferred(summary.host),
      hostBecause: summary.host.standing === "inferred" ? [] : summary.hostBecause,
      from: withoutInferred(summary.from),
      to: withoutInferred(summary.to),
      wall: withoutInferred(summary.wall),
      sessionsMissing: summary.sessionsMissing.filter(({ standing }) => standing !== "inferred"),
      problems: {
        loss: summary.problems.loss - summary.inferredProblems.loss,
        warning: summary.problems.warning - summary.inferredProblems.warning,
        note: summary.problems.note - summary.inferredProblems.note,
      },
      inferredProblems: { loss: 0, warning: 0, note: 0 },
      fates: summary.fates.filter((fate) => fate.standing !== "inferred"),
      standings: { ...summary.standings, inferred: 0 },
      tallies: [],
    },
    hidden: summary.standings.inferred,
  };
}

function withoutInferred<Value>(value: SummaryValue<Value>): SummaryValue<Value> {
  return value.standing === "inferred" ? { claim: value.claim, standing: "hidden" } : value;
}
