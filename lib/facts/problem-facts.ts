// Problems as facts. Codes that the facts format does not know are told under the nearest code that it does know.

import type { Json } from "../base/json.ts";
import type { Analysis } from "../model/analysis.ts";
import type { Problem, ProblemCode } from "../model/problem.ts";

/** Codes of our own, and what they are called in the facts; null: not told there. */
const OWN_CODES: Readonly<Partial<Record<ProblemCode, ProblemCode | null>>> = {
  "syntax-error": "malformed-item",
  "invalid-bytes": null,
  "duplicate-key": null,
  "too-deep": "malformed-item",
  "empty-file": "unreadable-document",
  "not-a-session": "unreadable-document",
  "unsafe-archive": "unreadable-document",
  "unreadable-archive": "unreadable-document",
  "same-bytes": null,
  "mixed-shapes": null,
  "unexpected-shape": null,
  "reading-cancelled": "truncated-document",
};

export function problemFacts({ problems, documents }: Analysis): Json[] {
  const names = new Set(documents.map(({ name }) => name));
  return problems.flatMap((problem) => {
    const code = problem.code in OWN_CODES ? OWN_CODES[problem.code] : problem.code;
    if (!code) return [];
    const document = problem.document !== null && names.has(problem.document) ? problem.document : null;
    return [{ code, message: problem.message, document, pointer: pointerOf(problem) }];
  });
}

function pointerOf({ line, at }: Problem): string | null {
  if (line === null) return at;
  return `L${line}${at ?? ""}`;
}
