// The worker's entry: takes requests one by one, answers each exactly once. What it does is in tasks.ts.

import { type Problem, problem } from "../model/problem.ts";
import { ProblemError } from "../model/problem-error.ts";
import { say } from "../model/sentences.ts";
import { partedView } from "../model/view-parts.ts";
import { buffersOf, transferable } from "./columns.ts";
import { holdLock } from "./liveness.ts";
import type { Answer, FromWorker, Request, ToWorker } from "./protocol.ts";
import { decodeAt, loseDecoder } from "./read-blob.ts";
import { answerTo } from "./tasks.ts";

/** Progress is told this often at most: more would only be lost on the page. */
const PROGRESS_EVERY_MS = 60;

const running = new Map<number, AbortController>();

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "start":
      if (data.decoder !== null) decodeAt(data.decoder);
      void holdLock(data.lock).then(() => post({ kind: "ready" }));
      break;
    case "decoder-lost":
      loseDecoder();
      break;
    case "cancel":
      running.get(data.id)?.abort();
      break;
    case "ask":
      void work(data.id, data.request);
      break;
  }
});

async function work(id: number, request: Request): Promise<void> {
  const cancel = new AbortController();
  running.set(id, cancel);
  try {
    const answer = await answerTo(request, { signal: cancel.signal, onBytes: progressOf(id) });
    post({ kind: "answer", id, answer: handedOver(id, answer) }, transferredWith(answer));
  } catch (error) {
    post({ kind: "failed", id, problem: failureOf(error) });
  } finally {
    running.delete(id);
  }
}

/** A view goes ahead in parts: the page takes each of them without stopping for long. */
function handedOver(id: number, answer: Answer): Answer {
  if (answer.kind !== "open") return answer;
  const { frame, parts } = partedView(answer.view);
  for (const part of parts) post({ kind: "part", id, part });
  return { ...answer, view: frame };
}

/** Columns and bytes are handed over, not copied. */
function transferredWith(answer: Answer): Transferable[] {
  if (answer.kind === "open") return buffersOf(answer.columns);
  if (answer.kind === "transcript" && answer.index !== null) {
    const { kind, flags, at, chars, name } = answer.index;
    return transferable([kind, flags, at, chars, name]);
  }
  return answer.kind === "record-file" && answer.file !== null ? [answer.file.bytes] : [];
}

function progressOf(id: number): (bytes: number) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (bytes) => {
    const now = performance.now();
    if (now - last < PROGRESS_EVERY_MS) return;
    last = now;
    post({ kind: "progress", id, bytes });
  };
}

/** A mistake of ours, memory that ran out, or a file that the browser can no longer read. */
function failureOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  const told = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof DOMException && error.name === "NotReadableError") {
    return problem("unreadable-document", say("file-gone", {}), { hint: "drop-again-changed" });
  }
  return problem("analysis-stopped", say("analysis-stopped", { error: told }), { hint: "try-again-mistake" });
}

function post(message: FromWorker, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
