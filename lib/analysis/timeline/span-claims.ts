// The claims of one span, made when somebody asks for them: a long session has too many to keep.

import type { Claim } from "../../model/claim.ts";
import type { EvidenceRef, Says } from "../../model/evidence.ts";
import type { Span } from "../../model/timeline.ts";
import { claimId, computed, observed, unknown } from "../claims.ts";

export function spanClaims(span: Span): readonly Claim<string | number>[] {
  const from = observed<number>(
    claimId(span.id, "start"),
    span.from,
    basis(span.at.from, String(span.from), "start-time"),
  );
  const to =
    span.to !== null && span.at.to
      ? observed<number>(
          claimId(span.id, "end"),
          span.to,
          basis(span.at.to, String(span.to), "acknowledgement-time"),
        )
      : unknown(claimId(span.id, "end"), "not ended", { grounds: basis(span.ref, "", "record").grounds });
  const length =
    span.to === null
      ? unknown(claimId(span.id, "length"), "not ended", { warrant: "difference-of-times" })
      : computed<number>(claimId(span.id, "length"), span.to - span.from, {
          warrant: "difference-of-times",
          grounds: [],
          from: [from, to],
        });
  return [
    from,
    to,
    length,
    observed<string>(claimId(span.id, "name"), span.name, basis(span.ref, "", "tool-name")),
    observed<string>(
      claimId(span.id, "state"),
      span.state,
      basis(span.at.state ?? span.ref, "", "call-state"),
    ),
  ];
}

function basis(ref: EvidenceRef, excerpt: string, says: Says) {
  return { warrant: "stated", grounds: [{ kind: "present", ref, excerpt, says }] } as const;
}
