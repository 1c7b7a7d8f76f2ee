// The time of a row as a claim, made when somebody asks for it, with every source that disagrees.

import type { EpochMs } from "../../base/time.ts";
import type { Claim } from "../../model/claim.ts";
import { sessionSubject } from "../../model/claim-subject.ts";
import type { ClaimId } from "../../model/ids.ts";
import { claimId } from "../claims.ts";
import type { SessionSource } from "../session-source.ts";
import { rowTime, timeContextOf } from "../times.ts";

export function rowClaim(sources: readonly SessionSource[], id: ClaimId): Claim<EpochMs> | null {
  for (const source of sources) {
    for (const entry of source.entries) {
      if (claimId(claimId(sessionSubject(source.id), `row-${entry.event.row}`), "at") !== id) continue;
      return rowTime(id, entry, timeContextOf(source));
    }
  }
  return null;
}
