// Analysis of what was read, with the problems that stand around the documents (a byte order mark, text before the JSON,
// a member of an archive): analysis itself never sees those.

import { analyse } from "../analysis/analyze.ts";
import type { Analysis } from "../model/analysis.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { bundledDocuments } from "../pipeline/analyse-documents.ts";
import { distinct, problemsAround } from "../pipeline/file-problems.ts";
import type { ReadInputs } from "./read-inputs.ts";

/** All that was read as one bundle. */
export function analyseAsOne({ outcomes, documents }: ReadInputs): Analysis {
  return withProblems(analyse(documents), outcomes.flatMap(problemsAround));
}

/** One analysis for each bundle that the sessions make up. Documents that are no session belong to none. */
export function analyseBundles({ outcomes, documents }: ReadInputs): readonly Analysis[] {
  const around = outcomes.flatMap(problemsAround);
  const sessions = documents.filter((document) => document.format !== "unknown");
  return bundledDocuments(sessions).map((own) =>
    withProblems(
      analyse(own),
      around.filter(({ document }) => isOneOf(document, own)),
    ),
  );
}

function withProblems(analysis: Analysis, around: Analysis["problems"]): Analysis {
  return { ...analysis, problems: distinct([...around, ...analysis.problems]) };
}

function isOneOf(named: string | null, documents: readonly ReadDocument[]): boolean {
  return documents.some(({ name, fileName }) => named === name || named === fileName);
}
