// Opens and reads every input, one after another, and tells what went wrong on the way. Files in which nothing is a
// session are no failure as long as another one holds one.

import type { ByteSource, FileOutcome } from "../model/raw-document.ts";
import type { ReadDocument } from "../model/session-log.ts";
import type { SessionReport } from "../model/session-report.ts";
import { type FoundReport, findReport } from "../pipeline/find-report.ts";
import { readFile } from "../pipeline/read-files.ts";
import { readReport } from "../pipeline/read-report.ts";
import { alterationsOf } from "../pipeline/weigh-report.ts";
import type { CliWords } from "../words/en/cli.ts";
import { fileErrorText } from "./file-error.ts";
import type { Input } from "./inputs.ts";
import type { Speaker } from "./speaker.ts";

export interface ReadInputs {
  readonly outcomes: readonly FileOutcome[];
  readonly documents: readonly ReadDocument[];
  /** Reports of ours among what was given: analysed already, their files not read. */
  readonly reports: readonly SessionReport[];
  /** False, with the reason told: nothing that was given is a session. */
  readonly isAnySession: boolean;
}

/** All that was given; null, with the reason told, when something of it could not be opened. */
export async function readInputs(inputs: readonly Input[], tell: Speaker): Promise<ReadInputs | null> {
  const outcomes: FileOutcome[] = [];
  const documents: ReadDocument[] = [];
  const reports: SessionReport[] = [];
  const labels = new Map<string, string>();
  for (const input of inputs) {
    const read = await readOne(input, tell);
    if (read === null) return null;
    if (read.kind === "report") {
      outcomes.push(read.outcome);
      if (read.report !== null) reports.push(read.report);
      continue;
    }
    // Document ids are digests of the file's bytes, so equal lists mean equal files.
    const ids = read.outcome.documents.join(" ");
    const same = labels.get(ids);
    if (ids !== "" && same !== undefined) {
      await tell.note(tell.words.sameBytes(input.label, same));
      continue;
    }
    labels.set(ids, input.label);
    outcomes.push(read.outcome);
    documents.push(...read.documents);
  }
  tell.quietNow();
  const isAnySession = reports.length > 0 || documents.some((document) => document.format !== "unknown");
  const read = { outcomes, documents, reports, isAnySession };
  await tellLosses(read, isAnySession ? tell.note : tell.error, tell.words);
  if (!isAnySession) await tell.error(tell.words.nothingRead(inputs.length));
  return read;
}

async function readOne(input: Input, tell: Speaker) {
  try {
    const source = await input.open();
    try {
      const found = await findReport(source);
      if (found !== null) return reportIn(found, source);
      const read = await readFile(source, {
        onProgress: (done) => tell.progress(input.label, done, source.size),
      });
      return { kind: "documents" as const, ...read };
    } finally {
      await source.close();
    }
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    await tell.error(tell.words.cannotOpen(input.label, fileErrorText(error, tell.words)));
    return null;
  }
}

/** A report that does not fit is a file with a problem, like any other. */
function reportIn(found: FoundReport, { name, size }: Pick<ByteSource, "name" | "size">) {
  const read = readReport(found, name);
  const outcome: FileOutcome = {
    name,
    size,
    documents: [],
    bytesRead: read.ok ? size : 0,
    bytesSkipped: read.ok ? 0 : size,
    problems: read.ok ? alterationsOf(read.value) : [read.failure],
    members: [],
  };
  return { kind: "report" as const, outcome, report: read.ok ? read.value : null };
}

/** More would only scroll away what was told first. */
const LOSSES_TOLD = 100;

/** Each loss once: what, where, what to do. */
async function tellLosses(
  { outcomes, documents }: ReadInputs,
  say: Speaker["note"],
  words: CliWords,
): Promise<void> {
  const losses = [...outcomes, ...documents]
    .flatMap((part) => part.problems)
    .filter((problem) => problem.severity === "loss");
  const lines = [...new Set(losses.map(words.loss))];
  for (const line of lines.slice(0, LOSSES_TOLD)) await say(line);
  if (lines.length > LOSSES_TOLD) await say(words.moreLosses(lines.length - LOSSES_TOLD));
}
