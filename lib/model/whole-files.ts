// Whether all of every file is here: what is not seen in part of one may stand in the rest.

import type { DocumentSummary } from "./analysis.ts";

export function areFilesWhole({ documents }: { readonly documents: readonly DocumentSummary[] }): boolean {
  return documents.every(({ condition }) => condition.isComplete && !condition.isPartialPage);
}
