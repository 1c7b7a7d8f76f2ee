// The last look at a report: the file as it will be saved and, where that holds the data packed, the data as whoever reads it
// back gets it. Packing may part a text; the search must not be parted with it.

import type { SessionReport } from "../model/session-report.ts";
import { type ScanHit, scanFinalBytes } from "./scan-final-bytes.ts";

/** `text` is the finished file, of whatever form. Hits in unpacked data have their place in that data: one line. */
export function scanReport(text: string, report: SessionReport): readonly ScanHit[] {
  const hits = scanFinalBytes(text);
  if (hits.length > 0 || holdsPlainData(text, report)) return hits;
  return scanFinalBytes(JSON.stringify(report));
}

function holdsPlainData(text: string, { $schema, format, version }: SessionReport): boolean {
  return text.includes(JSON.stringify({ $schema, format, version }).slice(0, -1)) || text.startsWith("{");
}
