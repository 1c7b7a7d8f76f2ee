// Collects the problems of one document: each with its place, but never more than a few dozen places of one code, so
// that a document of a hundred thousand odd rows stays readable. What is left out is counted in one last entry.

import type { Pointer } from "../base/json-pointer.ts";
import type { HintKey } from "../model/hint.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { type Sentence, say } from "../model/sentences.ts";

/** Places of one code that are named one by one. */
const NAMED_PLACES = 25;

export interface Place {
  readonly at: Pointer;
  readonly line: number | null;
}

export interface ProblemList {
  add(code: ProblemCode, told: Sentence, place: Place | null, hint?: HintKey): void;
  /** Adds a problem unless this code was already reported with the same key. */
  addOnce(code: ProblemCode, key: string, told: Sentence, place: Place | null, hint?: HintKey): void;
  all(): readonly Problem[];
}

/** An empty list for the document of this name. */
export function problemList(document: string): ProblemList {
  const named: Problem[] = [];
  const counts = new Map<ProblemCode, number>();
  const seen = new Set<string>();

  const add: ProblemList["add"] = (code, told, place, hint) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    if (count > NAMED_PLACES) return;
    named.push(
      problem(code, told, {
        document,
        at: place?.at ?? null,
        line: place?.line ?? null,
        hint: hint ?? null,
      }),
    );
  };

  return {
    add,
    addOnce(code, key, told, place, hint) {
      const id = `${code} ${key}`;
      if (seen.has(id)) return;
      seen.add(id);
      add(code, told, place, hint);
    },
    all() {
      const rest = [...counts]
        .filter(([, count]) => count > NAMED_PLACES)
        .map(([code, count]) =>
          problem(code, say("more-places", { rest: count - NAMED_PLACES, count }), { document }),
        );
      return [...named, ...rest];
    },
  };
}
