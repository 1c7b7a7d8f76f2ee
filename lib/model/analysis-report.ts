// What `analyze --json` prints: the analysis of every bundle, and what became of each file. Published as a JSON Schema.
// The analysis itself holds keys and values; here its sentences stand beside them in English, for people who read the file
// and for tools that have no dictionary.

import type { ANALYSIS_VERSION, Analysis, DocumentSummary } from "./analysis.ts";
import type { Problem } from "./problem.ts";
import type { FileOutcome } from "./raw-document.ts";

/** Names the schema without naming a host: the app serves it as schema/analysis-4.json. */
export const ANALYSIS_SCHEMA_ID = "urn:groundline:schema:analysis-4";

export interface WordedProblem extends Problem {
  readonly message: string;
  /** The hint, said. */
  readonly advice: string | null;
}

export interface WordedDocument extends DocumentSummary {
  /** The reasons, said. */
  readonly verdict: string;
}

export interface WordedOutcome extends Omit<FileOutcome, "problems" | "members"> {
  readonly problems: readonly WordedProblem[];
  readonly members: readonly WordedOutcome[];
}

export interface WordedAnalysis extends Omit<Analysis, "documents" | "problems"> {
  readonly documents: readonly WordedDocument[];
  readonly problems: readonly WordedProblem[];
}

export interface AnalysisReport {
  readonly $schema: typeof ANALYSIS_SCHEMA_ID;
  readonly version: typeof ANALYSIS_VERSION;
  readonly files: readonly WordedOutcome[];
  readonly bundles: readonly WordedAnalysis[];
}
