// A report as it would be saved: made, written and searched for secrets here, so that the page never waits and gets no byte of
// a report in which something was found.

import { version } from "../../package.json";
import { reportZone } from "../pipeline/report-zone.ts";
import { scanReport } from "../redact/scan-report.ts";
import { makeReport, remakeReport } from "../redact/session-report.ts";
import { renderReport } from "../report/document.ts";
import { wordsOf } from "../words/language.ts";
import type { Opened } from "./opened-bundles.ts";
import type { ReportAsked, ReportDraft } from "./protocol.ts";

const TYPES = { html: "text/html;charset=utf-8", json: "application/json" } as const;

export function reportDraft({ analysis, report: source }: Opened, asked: ReportAsked): ReportDraft {
  const { from, to } = analysis.timeline;
  const times = from === null || to === null ? null : { from, to };
  const { include, only, language, form } = asked;
  const zone = reportZone(asked.zone, times);
  const choices = { include, only, language, zone, version };
  const { report, examples, kept } =
    source === null ? makeReport(analysis, choices) : remakeReport(source, choices);
  const text =
    form === "html" ? renderReport(report, wordsOf(language)) : `${JSON.stringify(report, null, 1)}\n`;
  const hits = scanReport(text, report);
  const file = new Blob([text], { type: TYPES[form] });
  return {
    file: hits.length === 0 ? file : null,
    size: file.size,
    hits,
    made: report.made,
    examples,
    kept,
  };
}
