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
function textsIn(value: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  const pending: unknown[] = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") texts.add(next);
    else if (typeof next === "object" && next !== null) {
      for (const member of Object.values(next)) if (typeof member !== "number") pending.push(member);
    }
  }
  return texts;
}
