// `analyze FILE...`: the analysis of every bundle that the files make up, as data (`--json`) or as a short text.

import { analyse } from "../analysis/analyze.ts";
import { bundlesOf, linksOf } from "../analysis/join-documents.ts";
import type { Analysis } from "../model/analysis.ts";
import { analysisReport } from "./analysis-report.ts";
import { bundleSummary } from "./bundle-summary.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import type { Input } from "./inputs.ts";
import { jsonPieces } from "./json-pieces.ts";
import { type ReadInputs, readInputs } from "./read-inputs.ts";
import type { Speaker } from "./speaker.ts";
import { type Output, writeAll } from "./streams.ts";

export async function printAnalyses(
  inputs: readonly Input[],
  isJson: boolean,
  output: Output,
  tell: Speaker,
): Promise<ExitCode> {
  const read = await readInputs(inputs, tell);
  if (read === null) return EXIT.nothingRead;
  const analyses = analysesOf(read);
  const pieces = isJson ? jsonPieces(analysisReport(read, analyses)) : analyses.map(bundleSummary);
  await writeAll(output, pieces);
  return EXIT.done;
}

function analysesOf(read: ReadInputs): readonly Analysis[] {
  const sessions = read.documents.filter((document) => document.format !== "unknown");
  return bundlesOf(sessions.map(linksOf)).map((bundle) =>
    analyse(sessions.filter((document) => bundle.documents.includes(document.id))),
  );
}
