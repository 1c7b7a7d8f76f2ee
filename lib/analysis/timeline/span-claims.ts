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
  return [from, to, length, nameOf(span), stateOf(span)];
}

/** A step is called by its agent; one that names none has no name on record. */
function nameOf(span: Span): Claim<string> {
  const id = claimId(span.id, "name");
  if (span.kind === "step" && span.agent === null) return unknown(id, "not recorded");
  return observed<string>(id, span.name, basis(span.ref, "", span.kind === "step" ? "record" : "tool-name"));
}

/** Observed where the record has a word for it; told from an end, an error or their absence otherwise. */
function stateOf(span: Span): Claim<string> {
  const make = span.at.state && STATED_STATES.has(span.state) ? observed : computed;
  return make<string>(
    claimId(span.id, "state"),
    span.state,
    basis(span.at.state ?? span.ref, "", "call-state"),
  );
}

const STATED_STATES: ReadonlySet<string> = new Set(["completed", "error"]);

function basis(ref: EvidenceRef, excerpt: string, says: Says) {
  return { warrant: "stated", grounds: [{ kind: "present", ref, excerpt, says }] } as const;
}
