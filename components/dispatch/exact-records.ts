// The places of one dispatch's claims, one entry per record, so that a reader sees the file's own rows and not our cells.
// Hidden claims have no places here.

import type { EpochMs } from "@/lib/base/time.ts";
import { type Claim, isKnown } from "@/lib/model/claim.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import type { Evidence } from "@/lib/model/evidence.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import type { Standing } from "@/lib/model/standing.ts";
import type { Words } from "@/lib/words/en/index.ts";

export type RecordName = keyof Words["dispatch"]["record"];

export interface ExactRecord {
  readonly name: RecordName;
  readonly claim: ClaimId;
  readonly standing: Standing;
  readonly evidence: Evidence;
  /** Which of the claim's places it is, to ask for its bytes. */
  readonly index: number;
  readonly at: Claim<EpochMs> | null;
}

export function exactRecordsOf(dispatch: Dispatch): readonly ExactRecord[] {
  const { requestedAt, acknowledgedAt, childStartedAt, childEndedAt, injectedAt, settledAt, nextStepAt } =
    dispatch;
  const seen = new Set<string>();
  return [
    ...recordsOf("requestedAt", requestedAt, requestedAt),
    ...recordsOf("agent", dispatch.agent, null),
    // The status of the answer is the answer's, also where it shows in which mode the call ran.
    ...recordsOf("acknowledgedAt", acknowledgedAt, acknowledgedAt),
    ...recordsOf("acknowledgedAt", dispatch.acknowledgement, null),
    ...recordsOf("background", dispatch.background, null),
    ...recordsOf("child", dispatch.child, null),
    ...recordsOf("childStartedAt", childStartedAt, childStartedAt),
    ...recordsOf("childEndedAt", childEndedAt, childEndedAt),
    ...recordsOf("injectedAt", injectedAt, injectedAt),
    ...recordsOf("settledBy", dispatch.settledBy, settledAt),
    ...recordsOf("outcome", dispatch.outcome, null),
    ...(dispatch.error === null ? [] : recordsOf("error", dispatch.error, null)),
    ...recordsOf("nextStepAt", nextStepAt, nextStepAt),
  ].filter(({ evidence }) => {
    const key = placeKey(evidence);
    return !seen.has(key) && seen.add(key);
  });
}

function recordsOf(
  name: RecordName,
  claim: Claim<unknown>,
  at: Claim<EpochMs> | null,
): readonly ExactRecord[] {
  if (claim.standing === "hidden") return [];
  const shownAt = at !== null && isKnown(at) ? at : null;
  return claim.grounds.map((evidence, index) => ({
    name,
    claim: claim.id,
    standing: evidence.kind === "present" ? "observed" : "computed",
    evidence,
    index,
    at: evidence.kind === "present" ? shownAt : null,
  }));
}

function placeKey(evidence: Evidence): string {
  if (evidence.kind === "absent") {
    return `absent ${evidence.within.doc} ${evidence.within.line} ${evidence.within.at} ${evidence.sought}`;
  }
  return `${evidence.ref.doc} ${evidence.ref.line} ${evidence.ref.at} ${evidence.excerpt}`;
}
