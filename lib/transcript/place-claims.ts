// Which claims rest on which record of which document, made once for a bundle: a transcript asks for many records.

import type { Pointer } from "../base/json-pointer.ts";
import { type Claim, isKnown } from "../model/claim.ts";
import type { Evidence } from "../model/evidence.ts";
import type { ClaimId, DocumentId } from "../model/ids.ts";
import type { ReadDocument } from "../model/session-log.ts";
import type { Standing } from "../model/standing.ts";
import { recordOfPlace } from "./record-place.ts";
import { recordKey } from "./row.ts";

export interface PlacedClaim {
  readonly id: ClaimId;
  readonly standing: Standing;
  readonly at: Pointer;
}

/** By recordKey. A claim with several places in one record stands there once for each. */
export function placedClaims(
  claims: Iterable<Claim<unknown>>,
  documents: ReadonlyMap<DocumentId, ReadDocument>,
): ReadonlyMap<string, readonly PlacedClaim[]> {
  const placed = new Map<string, PlacedClaim[]>();
  for (const claim of claims) {
    if (claim.standing === "hidden") continue;
    const rivals = isKnown(claim) ? claim.rivals.flatMap(({ grounds }) => grounds) : [];
    for (const evidence of [...claim.grounds, ...rivals]) {
      const key = keyOf(evidence, documents);
      if (key === null || evidence.kind === "absent") continue;
      const found = { id: claim.id, standing: claim.standing, at: evidence.ref.at };
      const known = placed.get(key);
      if (known) known.push(found);
      else placed.set(key, [found]);
    }
  }
  return placed;
}

function keyOf(evidence: Evidence, documents: ReadonlyMap<DocumentId, ReadDocument>): string | null {
  if (evidence.kind === "absent") return null;
  const { doc, line, at } = evidence.ref;
  const document = documents.get(doc);
  const place = document === undefined ? null : recordOfPlace(document, line, at);
  return place === null ? null : recordKey({ document: doc, ...place, line, at });
}
