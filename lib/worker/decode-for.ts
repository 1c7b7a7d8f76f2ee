// The decoding side of a port: decodes the files that it is sent and hands their records on as text, never further ahead of
// the other side than a bounded weight.

import { decode } from "../decode/decode.ts";
import { sourceFromBlob } from "../decode/sources.ts";
import type { ByteSource, DocumentSink, DocumentStart } from "../model/raw-document.ts";
import type { DecodedStep, FromDecoder, ToDecoder } from "./decoder-protocol.ts";

/** Text that is sent and not worked off, in characters; reading of the file waits beyond it. */
const MOST_AHEAD = 4 * 1024 * 1024;
/** Steps are sent together from this weight on: a message of its own for each would cost more than its text. */
const SEND_AT = 256 * 1024;
/** What any step weighs beside its text. */
const STEP_WEIGHT = 200;

interface Job {
  readonly stop: AbortController;
  ahead: number;
  /** Called when something was worked off. */
  onRoom: (() => void) | null;
}

/** Answers the port's requests for as long as it is open. */
export function decodeFor(port: MessagePort): void {
  const jobs = new Map<number, Job>();
  const post = (message: FromDecoder) => port.postMessage(message);
  port.addEventListener("message", ({ data }: MessageEvent<ToDecoder>) => {
    if (data.kind === "decode") {
      const job: Job = { stop: new AbortController(), ahead: 0, onRoom: null };
      jobs.set(data.id, job);
      void decodeOne(data, job, post).finally(() => jobs.delete(data.id));
      return;
    }
    const job = jobs.get(data.id);
    if (job === undefined) return;
    if (data.kind === "stop") job.stop.abort();
    else job.ahead -= data.weight;
    job.onRoom?.();
  });
  port.start();
  post({ kind: "ready" });
}

async function decodeOne(
  { id, name, blob }: Extract<ToDecoder, { kind: "decode" }>,
  job: Job,
  post: (message: FromDecoder) => void,
): Promise<void> {
  let steps: DecodedStep[] = [];
  let weight = 0;
  const send = () => {
    if (steps.length === 0) return;
    post({ kind: "steps", id, steps, weight });
    job.ahead += weight;
    steps = [];
    weight = 0;
  };
  const add = (step: DecodedStep) => {
    steps.push(step);
    weight += STEP_WEIGHT + (step.kind === "run" ? step.run.text.length : 0);
    if (weight >= SEND_AT) send();
  };
  let documents = 0;
  const open = (start: DocumentStart): DocumentSink => {
    const document = documents;
    documents += 1;
    add({ kind: "open", start });
    return {
      head: (pointer, value, bytes) => add({ kind: "head", document, pointer, value, bytes }),
      record: (record) => add({ kind: "record", document, record }),
      run: (run) => add({ kind: "run", document, run }),
      end: (end) => add({ kind: "end", document, end }),
    };
  };
  try {
    const outcome = await decode(keepingPace(sourceFromBlob(blob, name), job), open, {
      signal: job.stop.signal,
      onProgress: (bytes) => post({ kind: "progress", id, bytes }),
    });
    send();
    post({ kind: "done", id, outcome });
  } catch (error) {
    post({ kind: "failed", id, because: error instanceof Error ? error.message : String(error) });
  }
}

/** The same source, read no faster than the other side takes what comes of it. */
function keepingPace(source: ByteSource, job: Job): ByteSource {
  return {
    ...source,
    read: async (start, end) => {
      while (job.ahead > MOST_AHEAD && !job.stop.signal.aborted) {
        await new Promise<void>((resolve) => {
          job.onRoom = resolve;
        });
      }
      return source.read(start, end);
    },
  };
}
