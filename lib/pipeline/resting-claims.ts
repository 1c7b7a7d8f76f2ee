// Which claims rest on which records: the standings of all claims with grounds there, added up. Claims of single bars are
// not among them; they say no more than the record itself does.

import type { Json } from "../base/json.ts";
import type { Claim } from "../model/claim.ts";
import type { EvidenceRef } from "../model/evidence.ts";
import { COMPUTED, INFERRED, OBSERVED, type OwnerColumns } from "../model/search-outline.ts";
import type { Standing } from "../model/standing.ts";

const MARKS: Readonly<Partial<Record<Standing | "hidden", number>>> = {
  observed: OBSERVED,
  computed: COMPUTED,
  inferred: INFERRED,
};

/** `ownersOf` gives the first owner of the record at a place and the one after its last. */
export function markResting(
  owners: OwnerColumns,
  claims: Iterable<Claim<Json>>,
  ownersOf: (ref: EvidenceRef) => readonly [from: number, to: number],
): void {
  for (const claim of claims) {
    const mark = MARKS[claim.standing];
    if (mark === undefined || claim.standing === "hidden") continue;
    for (const evidence of claim.grounds) {
      if (evidence.kind === "absent") continue;
      const [from, to] = ownersOf(evidence.ref);
      for (let owner = from; owner >= 0 && owner < to; owner += 1) {
        owners.resting[owner] = (owners.resting[owner] ?? 0) | mark;
      }
    }
  }
}
