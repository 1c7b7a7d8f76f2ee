// Analysis of what was read, with the problems that stand around the documents (a byte order mark, text before the JSON,
// a member of an archive): analysis itself never sees those.

import { analyse } from "../analysis/analyze.ts";
import { groupBy } from "../base/group-by.ts";
import type { Analysis } from "../model/analysis.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { bundledDocuments } from "../pipeline/analyse-documents.ts";
import { distinct, problemsAround } from "../pipeline/file-problems.ts";
import type { ReadInputs } from "./read-inputs.ts";

/** All that was read as one bundle. */
export function analyseAsOne({ outcomes, documents, reports }: ReadInputs): Analysis {
  const [report] = reports;
  if (report !== undefined && documents.length === 0 && reports.length === 1) return report.analysis;
  return withProblems(analyse(documents), outcomes.flatMap(problemsAround));
}

/** One analysis for each bundle that the sessions make up. Documents that are no session belong to none. */
export function analyseBundles({ outcomes, documents }: ReadInputs): readonly Analysis[] {
  const around = groupBy(outcomes.flatMap(problemsAround), ({ document }) => document);
  const sessions = documents.filter((document) => document.format !== "unknown");
  return bundledDocuments(sessions).map((own) =>
    withProblems(
      analyse(own),
      namesOf(own).flatMap((name) => around.get(name) ?? []),
    ),
  );
}

function withProblems(analysis: Analysis, around: Analysis["problems"]): Analysis {
  return { ...analysis, problems: distinct([...around, ...analysis.problems]) };
}

/** The names under which what stands around these documents is told: their own, and those of their files. */
function namesOf(documents: readonly ReadDocument[]): readonly string[] {
  return [...new Set(documents.flatMap(({ name, fileName }) => [fileName, name]))];
}
