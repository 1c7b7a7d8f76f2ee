// Keeps a list of problems readable: of one kind in one document the first are named with their places, and one more entry
// says how many there are in all.

import { groupBy } from "../../base/group-by.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { say } from "../../model/sentences.ts";

const MOST_OF_A_KIND = 25;

export function boundedProblems(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= MOST_OF_A_KIND) return problems;
  const kinds = groupBy(problems, ({ code, document }) => `${code}\n${document ?? ""}`);
  return [...kinds.values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length <= MOST_OF_A_KIND) return same;
    const { code, document, hint } = first;
    const told = say("more-places", { rest: same.length - MOST_OF_A_KIND, count: same.length });
    const rest = problem(code, told, { document, hint });
    return [...same.slice(0, MOST_OF_A_KIND), rest];
  });
}
