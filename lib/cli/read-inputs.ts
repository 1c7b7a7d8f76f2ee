// Opens and reads every input, one after another, and tells what went wrong on the way. Files in which nothing is a
// session are no failure as long as another one holds one.

import type { FileOutcome } from "../model/raw-document.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { readFile } from "../pipeline/read-files.ts";
import type { CliWords } from "../words/en/cli.ts";
import type { Input } from "./inputs.ts";
import type { Speaker } from "./speaker.ts";

export interface ReadInputs {
  readonly outcomes: readonly FileOutcome[];
  readonly documents: readonly ReadDocument[];
  /** False, with the reason told: nothing that was given is a session. */
  readonly isAnySession: boolean;
}

/** All that was given; null, with the reason told, when something of it could not be opened. */
export async function readInputs(inputs: readonly Input[], tell: Speaker): Promise<ReadInputs | null> {
  const outcomes: FileOutcome[] = [];
  const documents: ReadDocument[] = [];
  const labels = new Map<string, string>();
  for (const input of inputs) {
    const read = await readOne(input, tell);
    if (read === null) return null;
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
  const isAnySession = documents.some((document) => document.format !== "unknown");
  const read = { outcomes, documents, isAnySession };
  await tellLosses(read, isAnySession ? tell.note : tell.error, tell.words);
  if (!isAnySession) await tell.error(tell.words.nothingRead(inputs.length));
  return read;
}

async function readOne(input: Input, tell: Speaker) {
  try {
    const source = await input.open();
    try {
      return await readFile(source, {
        onProgress: (done) => tell.progress(input.label, done, source.size),
      });
    } finally {
      await source.close();
    }
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    await tell.error(tell.words.cannotOpen(input.label, error.message));
    return null;
  }
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
