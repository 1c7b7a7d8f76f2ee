// A claim's detail while "Only live-observed" is on: nothing inferred is in it. An inferred claim becomes hidden, an inferred
// rival is left out and counted.

import type { Json } from "@/lib/base/json.ts";
import type { ClaimDetail } from "@/lib/model/bundle-view.ts";
import { isKnown, type Rival } from "@/lib/model/claim.ts";

export interface LiveObservedDetail {
  readonly detail: ClaimDetail;
  readonly rivalsHidden: number;
}

export function liveObservedDetail(detail: ClaimDetail): LiveObservedDetail {
  const { claim } = detail;
  if (claim.standing === "inferred") {
    return {
      detail: {
        ...detail,
        claim: { id: claim.id, standing: "hidden" },
        evidence: [],
        rivalEvidence: [],
        derivedFrom: [],
      },
      rivalsHidden: 0,
    };
  }
  const derivedFrom = detail.derivedFrom.map((item) =>
    item.standing === "inferred" ? ({ id: item.id, standing: "hidden" } as const) : withoutRivals(item),
  );
  if (!isKnown(claim)) return { detail: { ...detail, derivedFrom }, rivalsHidden: 0 };
  const kept = claim.rivals
    .map((rival, index) => ({ rival, index }))
    .filter(({ rival }) => !isInferred(rival));
  return {
    detail: {
      ...detail,
      claim: { ...claim, rivals: kept.map(({ rival }) => rival) },
      rivalEvidence: kept.map(({ index }) => detail.rivalEvidence[index] ?? []),
      derivedFrom,
    },
    rivalsHidden: claim.rivals.length - kept.length,
  };
}

function withoutRivals(claim: ClaimDetail["derivedFrom"][number]): ClaimDetail["derivedFrom"][number] {
  if (!isKnown(claim) || !claim.rivals.some(isInferred)) return claim;
  return { ...claim, rivals: claim.rivals.filter((rival) => !isInferred(rival)) };
}

function isInferred(rival: Rival<Json>): boolean {
  return rival.standing === "inferred";
}
