// What `analyze --json` prints: the analysis of every bundle, and what became of each file. Published as a JSON Schema.

import type { ANALYSIS_VERSION, Analysis } from "./analysis.ts";
import type { FileOutcome } from "./raw-document.ts";

/** Names the schema without naming a host: the app serves it as schema/analysis-1.json. */
export const ANALYSIS_SCHEMA_ID = "urn:groundline:schema:analysis-1";

export interface AnalysisReport {
  readonly $schema: typeof ANALYSIS_SCHEMA_ID;
  readonly version: typeof ANALYSIS_VERSION;
  readonly files: readonly FileOutcome[];
  readonly bundles: readonly Analysis[];
}
