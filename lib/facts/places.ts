// Evidence as places: `file[@n][:Lk]#pointer`, by pointer into the facts.

import type { JsonObject } from "../base/json.ts";
import type { DocumentSummary } from "../model/analysis.ts";
import { type Applicable, isKnown } from "../model/claim.ts";
import type { Evidence, EvidenceRef } from "../model/evidence.ts";
import type { DocumentId } from "../model/ids.ts";

const MOST_PLACES = 12;

export interface Places {
  /** Files the grounds of a claim under a pointer into the facts. */
  put(at: string, ...claims: readonly (Applicable<unknown> | null)[]): void;
  /** One place as text. */
  at(ref: EvidenceRef): string;
  all(): JsonObject;
}

export function makePlaces(documents: readonly DocumentSummary[]): Places {
  const names = new Map<DocumentId, string>(documents.map(({ id, name }) => [id, name]));
  const filed = new Map<string, string[]>();
  const at = ({ doc, line, at: pointer }: EvidenceRef): string =>
    `${names.get(doc) ?? doc}${line === null ? "" : `:L${line}`}#${pointer}`;
  return {
    at,
    put(pointer, ...claims) {
      const places = claims
        .flatMap((claim) => (claim ? groundsOf(claim) : []))
        .flatMap((evidence) => place(evidence, at));
      if (places.length > 0)
        filed.set(pointer, [...new Set([...(filed.get(pointer) ?? []), ...places])].slice(0, MOST_PLACES));
    },
    all: () => Object.fromEntries(filed),
  };
}

function groundsOf(claim: Applicable<unknown>): readonly Evidence[] {
  return isKnown(claim) || claim.standing === "unknown" ? claim.grounds : [];
}

function place(evidence: Evidence, at: (ref: EvidenceRef) => string): readonly string[] {
  return evidence.kind === "present" ? [at(evidence.ref)] : [];
}
