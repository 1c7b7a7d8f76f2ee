// Claims that may rightly become stronger when something is taken out of a file, each with why. A property that is not
// listed here must never be.

import type { Claim, UnknownReason } from "@/lib/model/claim.ts";
import type { ClaimId } from "@/lib/model/ids.ts";

export interface Exception {
  readonly property: RegExp;
  readonly because: string;
  /** Only a claim that was unknown for this reason. */
  readonly was?: UnknownReason;
}

export function isExcepted(
  exceptions: readonly Exception[],
  id: ClaimId,
  before: Claim<unknown> | undefined,
): boolean {
  const reason = before?.standing === "unknown" ? before.reason : null;
  return exceptions.some(({ property, was }) => property.test(id) && (was === undefined || was === reason));
}

export const STRENGTHENED_BY_REMOVAL: readonly Exception[] = [
  {
    property: /\/call_[^/]*\/outcome$/,
    because:
      "Without the notice or the idle that left the outcome undecided, complete files show an open dispatch.",
  },
  {
    property: /\/session\/prompts$/,
    because:
      "Without the parent link nothing says that the session is a child, and its prompts are those of a lead.",
  },
  {
    property: /\/tools\/(?:changes|(?:direct|execute):[^/]*\/reach)$/,
    because:
      "Without the row that parts two surfaces, a completed call was made under the earlier one, of which only a failed call spoke.",
  },
  {
    property: /\/rules\/root$/,
    because:
      "Of rows that name different roots of the project some are gone, and those that are left name one.",
  },
  {
    property: /\/decision\/turn$/,
    was: "contradicted",
    because:
      "Without the other refusal of the step, for which this host ends the turn, nothing speaks against the step that follows.",
  },
  {
    property: /^bundle\/settledByInference$/,
    because: "With the last inference gone, none is left to count: 0 is arithmetic.",
  },
];

/** Only for bytes: a cut from the middle of one object to the middle of another makes one object of the two. */
export const STRENGTHENED_BY_SPLICE: readonly Exception[] = [
  ...STRENGTHENED_BY_REMOVAL,
  {
    property: /\/session\/(agent|title|parent|forkOf|createdAt|tokens|cost)$/,
    because:
      "Cut from the head into a row, the file states the row's member as one of the session's own record.",
  },
];
