// What a reader met and had no word for: kept as it stands, and counted apart from what is broken.

import type { Problem, ProblemCode } from "./problem.ts";

const CODES: ReadonlySet<ProblemCode> = new Set([
  "unknown-row-type",
  "row-without-type",
  "unknown-content-type",
  "malformed-item",
  "unknown-tool-state",
  "unknown-ack-status",
  "unknown-notice-state",
  "unknown-event",
]);

/** The problems of one document, by its name, that tell of something not understood. */
export function notUnderstood(problems: readonly Problem[], document: string): readonly Problem[] {
  return problems.filter((problem) => problem.document === document && CODES.has(problem.code));
}
