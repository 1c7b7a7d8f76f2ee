// Facts that follow from dispatches, idles and documents: depth, most open at once, missing sessions, idles with an open
// child, rows kept of a cut document.

import type { JsonObject } from "../base/json.ts";
import type { Analysis } from "../model/analysis.ts";
import { knownValue } from "../model/claim.ts";

export function derivedFacts(analysis: Analysis): JsonObject {
  const { totals, missingSessions, idles, documents, problems } = analysis;
  const missing = missingSessions.map(({ id }) => id);
  const waiting = idles
    .filter(({ openChildren }) => (knownValue(openChildren) ?? 0) > 0)
    .map(({ session, from, to }) => ({ session, from: knownValue(from), to: to ? knownValue(to) : null }));
  const cut = new Set(
    problems.filter(({ code }) => code === "truncated-document").map(({ document }) => document),
  );
  const recoverable = documents
    .filter(({ name }) => cut.has(name))
    .map(({ name, rows, size }) => ({ document: name, rows, bytes: size }));
  return {
    depth: knownValue(totals.depth) ?? 0,
    maxOpen: analysis.recordedOpenAtOnce,
    ...(missing.length > 0 ? { missingSessions: missing } : {}),
    ...(waiting.length > 0 ? { idleWithOpenChild: waiting } : {}),
    ...(recoverable.length > 0 ? { recoverable } : {}),
  };
}
