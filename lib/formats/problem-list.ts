// Collects the problems of one document: each with its place, but never more than a few dozen places of one code, so
// that a document of a hundred thousand odd rows stays readable. What is left out is counted in one last entry.

import type { Pointer } from "../base/json-pointer.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";

/** Places of one code that are named one by one. */
export const NAMED_PLACES = 25;

export interface Place {
  readonly at: Pointer;
  readonly line: number | null;
}

export interface ProblemList {
  add(code: ProblemCode, message: string, place: Place | null, hint?: string): void;
  /** Adds a problem unless this code was already reported with the same key. */
  addOnce(code: ProblemCode, key: string, message: string, place: Place | null, hint?: string): void;
  all(): readonly Problem[];
}

/** An empty list for the document of this name. */
export function problemList(document: string): ProblemList {
  const named: Problem[] = [];
  const counts = new Map<ProblemCode, number>();
  const seen = new Set<string>();

  const add: ProblemList["add"] = (code, message, place, hint) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    if (count > NAMED_PLACES) return;
    named.push(
      problem(code, message, {
        document,
        at: place?.at ?? null,
        line: place?.line ?? null,
        hint: hint ?? null,
      }),
    );
  };

  return {
    add,
    addOnce(code, key, message, place, hint) {
      const id = `${code} ${key}`;
      if (seen.has(id)) return;
      seen.add(id);
      add(code, message, place, hint);
    },
    all() {
      const rest = [...counts]
        .filter(([, count]) => count > NAMED_PLACES)
        .map(([code, count]) =>
          problem(
            code,
            `${count - NAMED_PLACES} more places with the same problem are not named one by one`,
            {
              document,
            },
          ),
        );
      return [...named, ...rest];
    },
  };
}
