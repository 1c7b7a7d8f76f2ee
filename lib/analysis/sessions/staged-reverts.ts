// A revert that was staged and not yet carried out: the rows after its message are still in the export.

import type { StagedRevert } from "../../model/call-records.ts";
import { sessionSubject } from "../../model/claim-subject.ts";
import { claimId, observed } from "../claims.ts";
import { recordPlace, shows } from "../evidence.ts";
import type { SessionSource } from "../session-source.ts";

export function stagedReverts(sources: readonly SessionSource[]): readonly StagedRevert[] {
  return sources.flatMap((source) => {
    const { revert } = source.record;
    if (!revert) return [];
    const id = claimId(sessionSubject(source.id), "revert");
    const grounds = shows(recordPlace(source), revert, "revert");
    return [
      {
        id,
        session: source.id,
        message: observed(claimId(id, "message"), revert.value, { warrant: "stated", grounds }),
      },
    ];
  });
}
