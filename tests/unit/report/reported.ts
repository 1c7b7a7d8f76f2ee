// From values to a report, without redaction and without bytes: what tests of the page start from.

import type { Json } from "@/lib/base/json.ts";
import { ANALYSIS_VERSION, type Analysis } from "@/lib/model/analysis.ts";
import {
  REPORT_FORMAT,
  REPORT_VERSION,
  type ReportMade,
  SESSION_REPORT_SCHEMA_ID,
  type SessionReport,
  UTC_REPORT_ZONE,
} from "@/lib/model/session-report.ts";
import { renderReport } from "@/lib/report/document.ts";
import { wordsOf } from "@/lib/words/language.ts";
import { analysed } from "../../scenario/analysed.ts";

const NO_REMOVALS: ReportMade["removals"] = {
  text: {
    prompts: 0,
    messages: 0,
    "tool-input": 0,
    "tool-output": 0,
    errors: 0,
    paths: 0,
    titles: 0,
    descriptions: 0,
  },
  other: 0,
  ids: 0,
  names: 0,
  keys: 0,
  secrets: {},
};

export function reportOf(analysis: Analysis, made: Partial<ReportMade> = {}): SessionReport {
  return {
    $schema: SESSION_REPORT_SCHEMA_ID,
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    analyzer: { name: "groundline", version: "0.0.0", analysisVersion: ANALYSIS_VERSION },
    made: {
      language: "en",
      zone: UTC_REPORT_ZONE,
      include: [],
      only: false,
      removals: NO_REMOVALS,
      ...made,
    },
    documents: analysis.documents.map(({ id, name, size }) => ({ id, name, size })),
    analysis,
  };
}

export function pageFrom(exports: readonly Json[], made: Partial<ReportMade> = {}): string {
  const report = reportOf(analysed(...exports), made);
  return renderReport(report, wordsOf(report.made.language));
}
