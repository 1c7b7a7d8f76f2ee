// The last look at a report: the file as it will be saved and, where that holds the data packed, every text of the data as
// well. Packing may part a text; the search must not be parted with it.

import type { SessionReport } from "../model/session-report.ts";
import { type ScanHit, scanFinalBytes, scanTexts } from "./scan-final-bytes.ts";

/** `text` is the finished file, of whatever form. A hit in packed data has no place in the file: line 0. */
export function scanReport(text: string, report: SessionReport): readonly ScanHit[] {
  const hits = scanFinalBytes(text);
  if (hits.length > 0 || holdsPlainData(text, report)) return hits;
  return scanTexts(textsIn(report)).map((hit) => ({ ...hit, line: 0, column: 0 }));
}

function holdsPlainData(text: string, { $schema, format, version }: SessionReport): boolean {
  return text.includes(JSON.stringify({ $schema, format, version }).slice(0, -1)) || text.startsWith("{");
}

/** Each text once; a line break within one would part it from itself. */
function textsIn(report: SessionReport): ReadonlySet<string> {
  const texts = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === "string") texts.add(value);
    else if (Array.isArray(value)) for (const item of value) gather(item);
    else if (typeof value === "object" && value !== null)
      for (const member of Object.values(value)) if (typeof member !== "number") gather(member);
  };
  gather(report);
  return texts;
}
