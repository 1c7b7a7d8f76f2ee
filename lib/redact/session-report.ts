// The report of an analysis: redacted, with how it was made. The same analysis and choices give the same report wherever it
// is made. A report that came back in gives itself again, so long as nothing else is asked for.

import { ANALYSIS_VERSION, type Analysis } from "../model/analysis.ts";
import {
  REPORT_FORMAT,
  REPORT_VERSION,
  type Removals,
  type ReportLanguage,
  type ReportZone,
  SESSION_REPORT_SCHEMA_ID,
  type SessionReport,
} from "../model/session-report.ts";
import { inOrder, type RedactionPolicy } from "./policy.ts";
import { redact } from "./redact.ts";
import { countsOf, type Kept, type RemovalExample } from "./removal-log.ts";

export interface ReportChoices extends RedactionPolicy {
  readonly language: ReportLanguage;
  readonly zone: ReportZone;
  /** Of the program that makes the report. */
  readonly version: string;
}

export interface MadeReport {
  readonly report: SessionReport;
  /** What was removed, for the person who decides. */
  readonly examples: readonly RemovalExample[];
  readonly kept: Kept;
}

export function makeReport(analysis: Analysis, choices: ReportChoices): MadeReport {
  const policy = { include: inOrder(choices.include), only: choices.only };
  const { analysis: redacted, removals, examples, kept } = redact(analysis, policy);
  return { report: reportOf(redacted, choices, policy, removals), examples, kept };
}

/**
 * A report made from a report. What the first left out cannot be asked for again; less can be included, inferences can be
 * taken out, and language and zone can change.
 */
export function remakeReport(report: SessionReport, choices: ReportChoices): MadeReport {
  const { made } = report;
  const policy = {
    include: inOrder(choices.include).filter((kind) => made.include.includes(kind)),
    only: choices.only || made.only,
  };
  const asked = { ...policy, only: policy.only && !made.only };
  const { analysis, removals, examples, kept } = redact(report.analysis, asked, true);
  // A report keeps what it says of itself for as long as that is so: one that was forged may hold more than it admits.
  const isSame = policy.only === made.only && policy.include.length === made.include.length;
  if (isSame && analysis === report.analysis) {
    const { language, zone } = choices;
    return { report: { ...report, made: { ...made, language, zone } }, examples, kept };
  }
  return { report: reportOf(analysis, choices, policy, sumOf(made.removals, removals)), examples, kept };
}

function reportOf(
  analysis: Analysis,
  { language, zone, version }: ReportChoices,
  { include, only }: RedactionPolicy,
  removals: Removals,
): SessionReport {
  return {
    $schema: SESSION_REPORT_SCHEMA_ID,
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    analyzer: { name: "groundline", version, analysisVersion: ANALYSIS_VERSION },
    made: { language, zone, include, only, removals },
    documents: analysis.documents.map(({ id, name, size }) => ({ id, name, size })),
    analysis,
  };
}

function sumOf(first: Removals, second: Removals): Removals {
  return {
    text: countsOf((kind) => first.text[kind] + second.text[kind]),
    other: first.other + second.other,
    ids: first.ids + second.ids,
    names: first.names + second.names,
    keys: first.keys + second.keys,
    // Masks that stood in the first stand in the second: nothing is masked twice.
    secrets: first.secrets,
  };
}
