// The reading side of a port: decodes a file in the other worker as `decode` does in this one, and parses here what comes as
// text. Two threads then share the work on one large file. Results are those of one thread: where a run shows anything
// that only decode can judge, or the other worker is gone, this gives up, and the file is decoded here from its beginning.

import { recordsOf } from "../decode/record-run.ts";
import type { DocumentSink, DocumentStart, FileOutcome } from "../model/raw-document.ts";
import type { DecodedStep, FromDecoder, ToDecoder } from "./decoder-protocol.ts";

export interface ElsewhereOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytesRead: number) => void;
}

export interface Decoder {
  /** Resolves to null when it gave up: whatever the sinks were told then counts for nothing. */
  decode(
    name: string,
    blob: Blob,
    open: (start: DocumentStart) => DocumentSink,
    options: ElsewhereOptions,
  ): Promise<FileOutcome | null>;
  /** The other worker is gone: everything that waits for it gives up. */
  lose(): void;
}

interface Job {
  readonly onProgress: (bytes: number) => void;
  readonly take: (step: DecodedStep) => boolean;
  readonly settle: (outcome: FileOutcome | null) => void;
  readonly fail: (error: unknown) => void;
}

/** How long a worker that was just started may take to say that it is ready. */
const PATIENCE_MS = 500;

export function decoderAt(port: MessagePort): Decoder {
  const jobs = new Map<number, Job>();
  let lastId = 0;
  let isLost = false;
  let sayReady: (isReady: boolean) => void = () => undefined;
  const ready = new Promise<boolean>((resolve) => {
    sayReady = resolve;
  });
  const post = (message: ToDecoder) => port.postMessage(message);

  port.addEventListener("message", ({ data }: MessageEvent<FromDecoder>) => {
    if (data.kind === "ready") return sayReady(true);
    const job = jobs.get(data.id);
    if (job === undefined) return;
    switch (data.kind) {
      case "progress":
        return job.onProgress(data.bytes);
      case "steps":
        return takeSteps(job, data);
      case "done":
        return job.settle(data.outcome);
      case "failed":
        return job.settle(null);
    }
  });
  port.start();

  function takeSteps(job: Job, { id, steps, weight }: Extract<FromDecoder, { kind: "steps" }>): void {
    try {
      if (steps.every(job.take)) post({ kind: "taken", id, weight });
      else job.settle(null);
    } catch (error) {
      job.fail(error);
    }
  }

  return {
    async decode(name, blob, open, { signal, onProgress = () => undefined }) {
      const isReady = !isLost && (await Promise.race([ready, later(PATIENCE_MS)]));
      if (!isReady || isLost || signal?.aborted) return null;
      const id = ++lastId;
      const stop = () => post({ kind: "stop", id });
      signal?.addEventListener("abort", stop);
      const decoded = new Promise<FileOutcome | null>((settle, fail) => {
        jobs.set(id, { onProgress, settle, fail, take: taker(open) });
        post({ kind: "decode", id, name, blob });
      });
      try {
        return await decoded;
      } finally {
        jobs.delete(id);
        signal?.removeEventListener("abort", stop);
        stop();
      }
    },
    lose() {
      isLost = true;
      sayReady(false);
      for (const { settle } of jobs.values()) settle(null);
    },
  };
}

function later(ms: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ms);
  });
}

/** Tells the sinks step by step; false when a step cannot be taken. */
function taker(open: (start: DocumentStart) => DocumentSink): Job["take"] {
  const sinks: DocumentSink[] = [];
  return (step) => {
    if (step.kind === "open") {
      sinks.push(open(step.start));
      return true;
    }
    const sink = sinks[step.document];
    if (sink === undefined) return false;
    switch (step.kind) {
      case "head":
        sink.head(step.pointer, step.value, step.bytes);
        return true;
      case "record":
        sink.record(step.record);
        return true;
      case "run": {
        const records = recordsOf(step.run);
        for (const record of records ?? []) sink.record(record);
        return records !== null;
      }
      case "end":
        sink.end(step.end);
        return true;
    }
  };
}
