// `report FILE...`: one bundle as one HTML file. The finished text is searched for secrets before a byte of it is written; a
// hit writes nothing and names the kind and the place, never the secret.

import { rename, rm, writeFile } from "node:fs/promises";
import { version } from "../../package.json";
import type { Analysis } from "../model/analysis.ts";
import { reportZone } from "../pipeline/report-zone.ts";
import { scanFinalBytes } from "../redact/scan-final-bytes.ts";
import { makeReport } from "../redact/session-report.ts";
import { renderReport } from "../report/document.ts";
import { formatSize } from "../words/format.ts";
import { type Language, wordsOf } from "../words/language.ts";
import { analyseBundles } from "./analyse-inputs.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
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
  const [analysis, ...others] = bundles;
  if (analysis === undefined || others.length > 0) {
    await tell.error(words.severalBundles(bundles.length));
    return EXIT.nothingRead;
  }
  const page = finishedPage(analysis, options, language);
  const hits = scanFinalBytes(page);
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

function finishedPage(
  analysis: Analysis,
  { include, only, zone }: ReportOptions,
  language: Language,
): string {
  const { from, to } = analysis.timeline;
  const times = from === null || to === null ? null : { from, to };
  const { report } = makeReport(analysis, {
    include,
    only,
    language,
    zone: reportZone(zone, times),
    version,
  });
  return renderReport(report, wordsOf(language));
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
    await tell.error(tell.words.cannotWrite(path, error.message));
    return EXIT.nothingRead;
  }
  await tell.note(tell.words.reportWritten(path, formatSize(new TextEncoder().encode(page).length)));
  return EXIT.done;
}

function* pieces(page: string): Generator<string> {
  const size = 1 << 16;
  for (let at = 0; at < page.length; at += size) yield page.slice(at, at + size);
}
