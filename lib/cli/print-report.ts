// `report FILE...`: one bundle as one HTML file. The finished text is searched for secrets before a byte of it is written; a
// hit writes nothing and names the kind and the place, never the secret.

import { rename, rm, writeFile } from "node:fs/promises";
import { version } from "../../package.json";
import type { Analysis } from "../model/analysis.ts";
import type { SessionReport } from "../model/session-report.ts";
import { reportZone } from "../pipeline/report-zone.ts";
import { scanReport } from "../redact/scan-report.ts";
import { makeReport, remakeReport } from "../redact/session-report.ts";
import { renderReport } from "../report/document.ts";
import { formatSize } from "../words/format.ts";
import { type Language, wordsOf } from "../words/language.ts";
import { analyseBundles } from "./analyse-inputs.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { fileErrorText } from "./file-error.ts";
import type { Input } from "./inputs.ts";
import { readInputs } from "./read-inputs.ts";
import type { ReportOptions } from "./report-options.ts";
import type { Speaker } from "./speaker.ts";
import { type Output, writeAll } from "./streams.ts";

const HITS_TOLD = 5;

export async function printReport(
  inputs: readonly Input[],
  options: ReportOptions,
  language: Language,
  output: Output,
  tell: Speaker,
): Promise<ExitCode> {
  const { words } = tell;
  if (inputs.some(({ label }) => label === options.output)) {
    await tell.error(words.outputIsInput(options.output ?? ""));
    return EXIT.usage;
  }
  const read = await readInputs(inputs, tell);
  if (read === null || !read.isAnySession) return EXIT.nothingRead;
  const bundles = analyseBundles(read);
  const [analysis = read.reports[0]?.analysis] = bundles;
  if (analysis === undefined || bundles.length + read.reports.length > 1) {
    await tell.error(words.severalBundles(bundles.length + read.reports.length));
    return EXIT.nothingRead;
  }
  const report = reportOf(analysis, read.reports[0] ?? null, options, language);
  const page = renderReport(report, wordsOf(language));
  const hits = scanReport(page, report);
  if (hits.length > 0) {
    await tell.error(words.secretsFound(hits.length));
    for (const { kind, line, column } of hits.slice(0, HITS_TOLD)) {
      await tell.error(words.secretAt(kind, line, column));
    }
    return EXIT.blocked;
  }
  if (options.output === null) {
    await writeAll(output, pieces(page));
    return EXIT.done;
  }
  return save(options.output, page, tell);
}

/** A report made from a report holds what that holds, or less where kinds are named. */
function reportOf(
  analysis: Analysis,
  source: SessionReport | null,
  { include, only, zone }: ReportOptions,
  language: Language,
): SessionReport {
  const { from, to } = analysis.timeline;
  const times = from === null || to === null ? null : { from, to };
  const choices = { include, only, language, zone: reportZone(zone, times), version };
  if (source === null) return makeReport(analysis, choices).report;
  const kinds = include.length === 0 ? source.made.include : include;
  return remakeReport(source, { ...choices, include: kinds }).report;
}

/** Beside its place first: an interrupted run leaves the old file or the new one, and no half. */
async function save(path: string, page: string, tell: Speaker): Promise<ExitCode> {
  const beside = `${path}.part`;
  try {
    await writeFile(beside, page);
    await rename(beside, path);
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    await rm(beside, { force: true });
    await tell.error(tell.words.cannotWrite(path, fileErrorText(error, tell.words)));
    return EXIT.nothingRead;
  }
  await tell.note(tell.words.reportWritten(path, formatSize(new TextEncoder().encode(page).length)));
  return EXIT.done;
}

function* pieces(page: string): Generator<string> {
  const size = 1 << 16;
  for (let at = 0; at < page.length; at += size) yield page.slice(at, at + size);
}
