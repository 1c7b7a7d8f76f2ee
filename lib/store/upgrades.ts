// Rows that an earlier version kept, as this version reads them. Version 1 kept verdicts and problems as English prose;
// what analysis makes again is dropped, what only reading a file again would tell is left empty.

import type { BundleRow, FileRow } from "./rows.ts";

/** A verdict in prose says nothing in another language: the format itself stays. */
export function withoutProse(row: FileRow): FileRow {
  return {
    ...row,
    documents: row.documents.map((document) =>
      Array.isArray(document.because) ? document : { ...document, because: [] },
    ),
  };
}

/** Made again as soon as the page is open: its version is none. */
export function withoutAnalysis(row: BundleRow): BundleRow {
  return { ...row, analysisVersion: 0, summary: null, problem: null };
}
