// `facts FILE...`: all files as one bundle, one JSON object on standard output. Files of which none is a session give facts
// too: what is wrong with each.

import { factsOf } from "../facts/facts.ts";
import { analyseAsOne } from "./analyse-inputs.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import type { Input } from "./inputs.ts";
import { jsonPieces } from "./json-pieces.ts";
import { readInputs } from "./read-inputs.ts";
import type { Speaker } from "./speaker.ts";
import { type Output, writeAll } from "./streams.ts";

export async function printFacts(inputs: readonly Input[], output: Output, tell: Speaker): Promise<ExitCode> {
  const read = await readInputs(inputs, tell);
  if (read === null) return EXIT.nothingRead;
  const { reports, documents } = read;
  if (reports.length > 1 || (reports.length === 1 && documents.length > 0))
    await tell.note(tell.words.reportsLeftOut(reports.length));
  await writeAll(output, jsonPieces(factsOf(analyseAsOne(read))));
  return EXIT.done;
}
