// What `analyze --json` prints: the analysis of each bundle, and what became of each file. Its schema is published as
// public/schema/analysis-1.json, made from lib/model/schema.

import { ANALYSIS_VERSION, type Analysis } from "../model/analysis.ts";
import { ANALYSIS_SCHEMA_ID, type AnalysisReport } from "../model/analysis-report.ts";
import type { ReadInputs } from "./read-inputs.ts";

export function analysisReport(read: ReadInputs, bundles: readonly Analysis[]): AnalysisReport {
  return {
    $schema: ANALYSIS_SCHEMA_ID,
    version: ANALYSIS_VERSION,
    files: read.outcomes.map((outcome) => ({
      ...outcome,
      problems: [...outcome.problems, ...unreadProblems(read, outcome.documents)],
    })),
    bundles,
  };
}

/** A document that is no session is in no bundle: what is wrong with it stands with its file. */
function unreadProblems(read: ReadInputs, ids: readonly string[]) {
  return read.documents
    .filter((document) => document.format === "unknown" && ids.includes(document.id))
    .flatMap((document) => document.problems);
}
