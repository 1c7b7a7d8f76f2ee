// `analyze FILE...`: the analysis of every bundle that the files make up, as data (`--json`) or as a short text.

import { analyseBundles } from "./analyse-inputs.ts";
import { analysisReport } from "./analysis-report.ts";
import { bundleSummary } from "./bundle-summary.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import type { Input } from "./inputs.ts";
import { jsonPieces } from "./json-pieces.ts";
import { readInputs } from "./read-inputs.ts";
import type { Speaker } from "./speaker.ts";
import { type Output, writeAll } from "./streams.ts";

export async function printAnalyses(
  inputs: readonly Input[],
  isJson: boolean,
  output: Output,
  tell: Speaker,
): Promise<ExitCode> {
  const read = await readInputs(inputs, tell);
  if (read === null || !read.isAnySession) return EXIT.nothingRead;
  const analyses = [...analyseBundles(read), ...read.reports.map(({ analysis }) => analysis)];
  await writeAll(
    output,
    isJson
      ? jsonPieces(analysisReport(read, analyses))
      : analyses.map((one) => bundleSummary(one, tell.words)),
  );
  return EXIT.done;
}
