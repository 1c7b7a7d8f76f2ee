// What `analyze --json` prints: the analysis of each bundle, and what became of each file. Its schema is published as
// public/schema/analysis-1.json, made from lib/model/schema.

import { groupBy } from "../base/group-by.ts";
import { ANALYSIS_VERSION, type Analysis } from "../model/analysis.ts";
import { ANALYSIS_SCHEMA_ID, type AnalysisReport } from "../model/analysis-report.ts";
import type { DocumentId } from "../model/ids.ts";
import type { FileOutcome } from "../model/raw-document.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { distinct } from "../pipeline/file-problems.ts";
import type { ReadInputs } from "./read-inputs.ts";

export function analysisReport(read: ReadInputs, bundles: readonly Analysis[]): AnalysisReport {
  const unread = groupBy(
    read.documents.filter((document) => document.format === "unknown"),
    ({ id }) => id,
  );
  return {
    $schema: ANALYSIS_SCHEMA_ID,
    version: ANALYSIS_VERSION,
    files: read.outcomes.map((outcome) => withUnread(outcome, unread)),
    bundles,
  };
}

/** A document that is no session is in no bundle: what is wrong with it stands with its file. */
function withUnread(
  outcome: FileOutcome,
  unread: ReadonlyMap<DocumentId, readonly ReadDocument[]>,
): FileOutcome {
  const own = outcome.members.length > 0 ? [] : outcome.documents.flatMap((id) => unread.get(id) ?? []);
  return {
    ...outcome,
    problems: distinct([...outcome.problems, ...own.flatMap((document) => document.problems)]),
    members: outcome.members.map((member) => withUnread(member, unread)),
  };
}
