// Everything that is wrong with a file: with the file itself, with the members of an archive, with its documents. Told
// once each.

import type { Problem } from "../model/problem.ts";
import type { FileOutcome } from "../model/raw-document.ts";
import type { ReadFile } from "./read-files.ts";

export function problemsOf({ outcome, documents }: ReadFile): readonly Problem[] {
  return distinct([...problemsAround(outcome), ...documents.flatMap((document) => document.problems)]);
}

/** Those that no document carries: analysis never sees them. */
export function problemsAround(outcome: FileOutcome): readonly Problem[] {
  return [...outcome.problems, ...outcome.members.flatMap(problemsAround)];
}

export function distinct(problems: readonly Problem[]): readonly Problem[] {
  const told = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
}
