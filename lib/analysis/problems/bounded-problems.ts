// Keeps a list of problems readable: of one kind in one document the first are named with their places, and one more entry
// says how many there are in all.

import { groupBy } from "../../base/group-by.ts";
import { type Problem, problem } from "../../model/problem.ts";

const MOST_OF_A_KIND = 25;

export function boundedProblems(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= MOST_OF_A_KIND) return problems;
  const kinds = groupBy(problems, ({ code, document }) => `${code}\n${document ?? ""}`);
  return [...kinds.values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length <= MOST_OF_A_KIND) return same;
    const { code, document, hint } = first;
    const rest = problem(code, `${same.length - MOST_OF_A_KIND} more of this kind, ${same.length} in all.`, {
      document,
      hint,
    });
    return [...same.slice(0, MOST_OF_A_KIND), rest];
  });
}
