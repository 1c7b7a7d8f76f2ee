// What `analyze --json` prints: the analysis of each bundle, and what became of each file, with every sentence said in
// English beside its key. Its schema is published as public/schema/analysis-4.json, made from lib/model/schema.

import { groupBy } from "../base/group-by.ts";
import { ANALYSIS_VERSION, type Analysis } from "../model/analysis.ts";
import {
  ANALYSIS_SCHEMA_ID,
  type AnalysisReport,
  type WordedAnalysis,
  type WordedOutcome,
  type WordedProblem,
} from "../model/analysis-report.ts";
import type { DocumentId } from "../model/ids.ts";
import type { Problem } from "../model/problem.ts";
import type { FileOutcome } from "../model/raw-document.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { distinct } from "../pipeline/file-problems.ts";
import { problems as words } from "../words/en/problems/index.ts";
import { hintText, reasonsText, sentenceText } from "../words/sentence-text.ts";
import type { ReadInputs } from "./read-inputs.ts";

export function analysisReport(read: ReadInputs, bundles: readonly Analysis[]): AnalysisReport {
  const unread = groupBy(
    read.documents.filter((document) => document.format === "unknown"),
    ({ id }) => id,
  );
  return {
    $schema: ANALYSIS_SCHEMA_ID,
    version: ANALYSIS_VERSION,
    files: read.outcomes.map((outcome) => wordedOutcome(outcome, unread)),
    bundles: bundles.map(worded),
  };
}

/** A document that is no session is in no bundle: what is wrong with it stands with its file. */
function wordedOutcome(
  outcome: FileOutcome,
  unread: ReadonlyMap<DocumentId, readonly ReadDocument[]>,
): WordedOutcome {
  const own = outcome.members.length > 0 ? [] : outcome.documents.flatMap((id) => unread.get(id) ?? []);
  const problems = distinct([...outcome.problems, ...own.flatMap((document) => document.problems)]);
  return {
    ...outcome,
    problems: problems.map(wordedProblem),
    members: outcome.members.map((member) => wordedOutcome(member, unread)),
  };
}

function worded(analysis: Analysis): WordedAnalysis {
  return {
    ...analysis,
    documents: analysis.documents.map((document) => ({
      ...document,
      verdict: reasonsText(document.because, words),
    })),
    problems: analysis.problems.map(wordedProblem),
  };
}

function wordedProblem(problem: Problem): WordedProblem {
  return { ...problem, message: sentenceText(problem, words), advice: hintText(problem.hint, words) };
}
