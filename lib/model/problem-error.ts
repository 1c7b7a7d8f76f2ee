// A problem as an error: promises that are awaited far from where they fail can only reject with one. What caught it asks
// `troubleOf` and says it in the reader's language; text of the browser's own stays as it is.

import type { Problem } from "./problem.ts";
import type { Sentence } from "./sentences.ts";

/** A sentence of ours, or what the browser said. */
export type Trouble = Sentence | string;

export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof ProblemError) return error.problem;
  return error instanceof Error ? error.message : String(error);
}
