// From values to the analysis, without bytes: what tests of the claim rules start from.

import { analyse } from "@/lib/analysis/analyze.ts";
import type { Json } from "@/lib/base/json.ts";
import type { Analysis } from "@/lib/model/analysis.ts";
import type { Claim } from "@/lib/model/claim.ts";
import { claimById } from "@/lib/model/claim-index.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import { feed } from "./feed.ts";

export function analysed(...exports: readonly Json[]): Analysis {
  return analyse(exports.flatMap((value, index) => feed(`file-${index}.json`, value)));
}

/** The dispatch of one call; fails the test when there is none. */
export function dispatchOf(analysis: Analysis, call: string): Dispatch {
  const found = analysis.dispatches.find((dispatch) => dispatch.id.endsWith(`/${call}`));
  if (!found)
    throw new Error(`no dispatch ${call}; there are ${analysis.dispatches.map(({ id }) => id).join(", ")}`);
  return found;
}

/** `standing value by warrant`, or `unknown: reason`: a claim as one readable line. */
export function said(
  claim: Claim<unknown> | { readonly standing: "not-applicable"; readonly because: string },
): string {
  switch (claim.standing) {
    case "unknown":
      return `unknown: ${claim.reason}`;
    case "hidden":
      return "hidden";
    case "not-applicable":
      return `not applicable: ${claim.because}`;
    default:
      return `${claim.standing} ${JSON.stringify(claim.value)} by ${claim.warrant}`;
  }
}

export function codesOf(analysis: Analysis): readonly string[] {
  return [...new Set(analysis.problems.map(({ code }) => code))].sort();
}

export function warrantsIn(analysis: Analysis): ReadonlySet<string> {
  const warrants = new Set<string>();
  for (const claim of claimById(analysis).values()) {
    if (claim.standing === "hidden") continue;
    if (claim.standing !== "unknown") for (const rival of claim.rivals) warrants.add(rival.warrant);
    warrants.add(claim.warrant);
  }
  return warrants;
}
