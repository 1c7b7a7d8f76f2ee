// The search worker's entry: reads the values of one bundle on the first question, keeps what may stay, answers questions.
// Lets go of the thread every few milliseconds, so that a question that nobody asks any more ends at once.

import { sourceFromBlob } from "../decode/sources.ts";
import type { ByteSource } from "../model/raw-document.ts";
import type { SearchQuery } from "../model/search.ts";
import type { SearchOutline } from "../model/search-outline.ts";
import { hitRows } from "../pipeline/hit-rows.ts";
import { eachLostBlock, readCorpus } from "../pipeline/search-corpus.ts";
import type { Corpus } from "../search/corpus.ts";
import { marksIn } from "../search/marks-in.ts";
import { matcherOf } from "../search/matcher.ts";
import { newScan, type Scan } from "../search/scan.ts";
import { breath } from "./breath.ts";
import { holdLock } from "./liveness.ts";
import type { DroppedFile } from "./protocol.ts";
import { type FromSearchWorker, resultBuffers, type ToSearchWorker } from "./search-protocol.ts";

/** Bytes of text that stay in memory; what is beyond is read again for every question. */
const KEPT_BYTES = 160 * 1024 * 1024;
/** In one text of a page. */
const MOST_MARKS = 1_000;
const TURN_MS = 12;
const PARTIAL_EVERY_MS = 250;
const LOADING_EVERY_MS = 60;

interface Loaded {
  readonly corpus: Corpus;
  readonly files: readonly ByteSource[];
}

const running = new Map<number, AbortController>();
let loaded: Promise<Loaded> | null = null;

addEventListener("message", ({ data }: MessageEvent<ToSearchWorker>) => {
  switch (data.kind) {
    case "start":
      void holdLock(data.lock).then(() => post({ kind: "ready" }));
      break;
    case "load":
      loaded = load(data.outline, data.files);
      break;
    case "search":
      void answer(data.id, (signal) => search(data.id, data.query, signal));
      break;
    case "rows":
      void answer(data.id, () => rows(data.id, data.query, data.values));
      break;
    case "marks":
      void answer(data.id, () => marks(data.id, data.query, data.texts));
      break;
    case "cancel":
      running.get(data.id)?.abort();
      break;
  }
});

async function answer(id: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const cancel = new AbortController();
  running.set(id, cancel);
  try {
    await work(cancel.signal);
  } catch (error) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    post({ kind: "failed", id, message });
  } finally {
    running.delete(id);
  }
}

async function load(outline: SearchOutline, dropped: readonly DroppedFile[]): Promise<Loaded> {
  const files = dropped.map(({ name, blob }) => sourceFromBlob(blob, name));
  const isDue = every(LOADING_EVERY_MS);
  const corpus = await readCorpus(outline, files, KEPT_BYTES, {
    onProgress: (bytes) => {
      if (isDue()) post({ kind: "loading", bytes });
    },
  });
  if (corpus === null) throw new Error("reading stopped");
  post({ kind: "loaded", values: corpus.count });
  return { corpus, files };
}

async function search(id: number, query: SearchQuery, signal: AbortSignal): Promise<void> {
  const matcher = matcherOf(query);
  if (!matcher.ok) return post({ kind: "refused", id, problem: matcher.failure });
  const { corpus, files } = await theLoaded();
  const scan = newScan(corpus, matcher.value, query);
  const isTurnOver = every(TURN_MS);
  const isPartDue = every(PARTIAL_EVERY_MS);
  const tell = () => {
    pulse(id, scan);
    if (isPartDue()) postResult({ kind: "partial", id, result: scan.result() });
  };
  for (const block of corpus.blocks) {
    if (block.text === null) continue;
    scan.block(block, block.text);
    if (!isTurnOver()) continue;
    tell();
    await breath();
    if (signal.aborted) return;
  }
  if (scan.searched().values < corpus.count) {
    // Reading alone is a sign of life too: what stays in memory is passed over without a block.
    const onProgress = () => {
      if (isTurnOver()) tell();
    };
    await eachLostBlock(corpus, files, { signal, onProgress }, (block, text) => {
      scan.block(block, text);
      onProgress();
    });
  }
  if (!signal.aborted) postResult({ kind: "found", id, result: scan.result() });
}

async function rows(id: number, query: SearchQuery, values: readonly number[]): Promise<void> {
  const matcher = matcherOf(query);
  if (!matcher.ok) return post({ kind: "refused", id, problem: matcher.failure });
  const { corpus, files } = await theLoaded();
  post({ kind: "rows", id, rows: await hitRows(corpus, files, values, matcher.value) });
}

/** Asks nothing of the bundle: the texts are those of a page. */
async function marks(id: number, query: SearchQuery, texts: readonly string[]): Promise<void> {
  const matcher = matcherOf(query);
  if (!matcher.ok) return post({ kind: "refused", id, problem: matcher.failure });
  const { value } = matcher;
  post({ kind: "marks", id, marks: texts.map((text) => marksIn(text, value, MOST_MARKS)) });
}

function theLoaded(): Promise<Loaded> {
  if (loaded === null) throw new Error("no bundle was given");
  return loaded;
}

function pulse(id: number, scan: Scan): void {
  post({ kind: "pulse", id, searched: scan.searched() });
}

/** Says true at most once in so many milliseconds. */
function every(ms: number): () => boolean {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}

function postResult(message: Extract<FromSearchWorker, { kind: "partial" | "found" }>): void {
  postMessage(message, { transfer: resultBuffers(message.result) });
}

function post(message: FromSearchWorker): void {
  postMessage(message);
}
