// The page's side of the worker, and the only file that says `new Worker`. Starts one on the first request and a new one
// after a death. Every request ends: with its answer, with a problem that says what happened, or cancelled.

import { type Result, refusal, success } from "../base/result.ts";
import { type Problem, problem } from "../model/problem.ts";
import { type Sentence, say } from "../model/sentences.ts";
import type { ViewPart } from "../model/view-parts.ts";
import { lockName, watchLock } from "./liveness.ts";
import { underPagePolicy } from "./page-policy.ts";
import type { Answer, FromWorker, Request, ToDecodingWorker, ToWorker } from "./protocol.ts";

export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytes: number) => void;
  /** Of a view that comes in parts. */
  readonly onPart?: (part: ViewPart) => void;
}

export type AnswerTo<Kind extends Request["kind"]> = Extract<Answer, { kind: Kind }>;

export interface WorkerClient {
  /** Starts the worker before it is asked anything, so that the first answer comes sooner. */
  prepare(): void;
  ask<Kind extends Request["kind"]>(
    request: Extract<Request, { kind: Kind }>,
    options?: AskOptions,
  ): Promise<Result<AnswerTo<Kind>, Problem>>;
}

/** A worker that says nothing for so long after its start never will: its script hangs, or it ended before it began. */
const START_PATIENCE_MS = 30_000;

interface Pending {
  readonly onProgress: AskOptions["onProgress"];
  readonly onPart: AskOptions["onPart"];
  settle(outcome: Result<Answer, Problem>): void;
}

export function workerClient(): WorkerClient {
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let lastId = 0;

  function running(): Worker {
    if (worker !== null) return worker;
    const started = underPagePolicy(
      () =>
        new Worker(new URL("./analyze.worker.ts", import.meta.url), { type: "module", name: "groundline" }),
    );
    const decoding = startDecoding(() => post(started, { kind: "decoder-lost" }));
    const lock = lockName();
    const watching = new AbortController();
    const patience = setTimeout(() => died(say("analysis-not-started", {})), START_PATIENCE_MS);
    const died = (told: Sentence) => {
      clearTimeout(patience);
      watching.abort();
      started.terminate();
      decoding?.stop();
      if (worker === started) worker = null;
      for (const { settle } of pending.values()) settle(refusal(stopped(told)));
    };
    started.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "ready") {
        clearTimeout(patience);
        watchLock(lock, () => died(say("analysis-ended", {})), watching.signal);
      } else receive(data);
    });
    started.addEventListener("error", (event) => {
      event.preventDefault();
      died(
        event.message ? say("analysis-stopped", { error: event.message }) : say("analysis-not-loaded", {}),
      );
    });
    started.addEventListener("messageerror", () => died(say("analysis-answer-unreadable", {})));
    const decoder = decoding?.port ?? null;
    post(started, { kind: "start", lock, decoder }, decoder === null ? [] : [decoder]);
    worker = started;
    return started;
  }

  function receive(message: Exclude<FromWorker, { kind: "ready" }>): void {
    const waiting = pending.get(message.id);
    if (waiting === undefined) return;
    if (message.kind === "progress") waiting.onProgress?.(message.bytes);
    else if (message.kind === "part") waiting.onPart?.(message.part);
    else waiting.settle(message.kind === "answer" ? success(message.answer) : refusal(message.problem));
  }

  function ask<Kind extends Request["kind"]>(
    request: Extract<Request, { kind: Kind }>,
    { signal, onProgress, onPart }: AskOptions = {},
  ): Promise<Result<AnswerTo<Kind>, Problem>> {
    if (signal?.aborted) return Promise.resolve(refusal(cancelled()));
    const id = ++lastId;
    return new Promise((resolve) => {
      const cancel = () => {
        if (worker !== null) post(worker, { kind: "cancel", id });
        settle(refusal(cancelled()));
      };
      const settle = (outcome: Result<Answer, Problem>) => {
        pending.delete(id);
        signal?.removeEventListener("abort", cancel);
        resolve(ofKind(request.kind, outcome));
      };
      pending.set(id, { onProgress, onPart, settle });
      signal?.addEventListener("abort", cancel);
      try {
        post(running(), { kind: "ask", id, request });
      } catch (error) {
        const told = error instanceof Error ? error.message : String(error);
        settle(refusal(stopped(say("analysis-stopped", { error: told }))));
      }
    });
  }

  return { ask, prepare: () => void running() };
}

interface Decoding {
  readonly port: MessagePort;
  stop(): void;
}

/** A second worker that decodes large files for the first; null on a machine that could not run both at once. */
function startDecoding(onLost: () => void): Decoding | null {
  if (navigator.hardwareConcurrency < 2) return null;
  const worker = underPagePolicy(
    () =>
      new Worker(new URL("./decode.worker.ts", import.meta.url), {
        type: "module",
        name: "groundline-decode",
      }),
  );
  const lock = lockName();
  const watching = new AbortController();
  const stop = () => {
    watching.abort();
    worker.terminate();
  };
  const lost = () => {
    stop();
    onLost();
  };
  worker.addEventListener("message", () => watchLock(lock, lost, watching.signal), { once: true });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    lost();
  });
  const { port1, port2 } = new MessageChannel();
  const first: ToDecodingWorker = { lock, port: port1 };
  worker.postMessage(first, [port1]);
  return { port: port2, stop };
}

function post(worker: Worker, message: ToWorker, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

function ofKind<Kind extends Request["kind"]>(
  kind: Kind,
  outcome: Result<Answer, Problem>,
): Result<AnswerTo<Kind>, Problem> {
  if (!outcome.ok) return outcome;
  return isOfKind(kind, outcome.value)
    ? success(outcome.value)
    : refusal(stopped(say("analysis-stopped", { error: `${kind} → ${outcome.value.kind}` })));
}

function isOfKind<Kind extends Request["kind"]>(kind: Kind, answer: Answer): answer is AnswerTo<Kind> {
  return answer.kind === kind;
}

function stopped(told: Sentence): Problem {
  return problem("analysis-stopped", told, { hint: "try-again-memory" });
}

function cancelled(): Problem {
  return problem("reading-cancelled", say("reading-cancelled", {}));
}
