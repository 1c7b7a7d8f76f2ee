// Documents to bundles, and one bundle to its analysis.

import { analyse } from "../analysis/analyze.ts";
import { bundlesOf, linksOf } from "../analysis/join-documents.ts";
import type { Analysis } from "../model/analysis.ts";
import type { ReadDocument } from "../model/session-log.ts";

/** The analysis of documents that belong together; `readable` leaves out those that no format fits. */
export function analyseDocuments(documents: readonly ReadDocument[]): Analysis {
  return analyse(documents);
}

/** Groups documents by the sessions that they hold and name, each group in the order given. */
export function bundledDocuments(documents: readonly ReadDocument[]): readonly (readonly ReadDocument[])[] {
  const bundles = bundlesOf(documents.map(linksOf));
  const placeOf = new Map(bundles.flatMap(({ documents: ids }, place) => ids.map((id) => [id, place])));
  const groups = bundles.map((): ReadDocument[] => []);
  for (const document of documents) groups[placeOf.get(document.id) ?? -1]?.push(document);
  return groups;
}

export { bundlesOf } from "../analysis/join-documents.ts";
