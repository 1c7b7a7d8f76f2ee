// Questions to the search worker, as screens ask them. The worker is started with the first one and ended when another
// bundle is searched, or when an expression does not come to an end. An answer nobody waits for any more never arrives.

import type { SessionId } from "../model/ids.ts";
import { ProblemError, type Trouble, troubleOf } from "../model/problem-error.ts";
import type { HitRow, QueryProblem, Searched, SearchQuery, SearchResult, TextMark } from "../model/search.ts";
import type { SearchOutline } from "../model/search-outline.ts";
import { say } from "../model/sentences.ts";
import type { WorkerClient } from "./client.ts";
import { type OwnersAt, ownersAt } from "./place-owners.ts";
import type { BundleFiles } from "./protocol.ts";
import { type Heard, type SearchWorker, startSearchWorker } from "./search-worker.ts";

/** So long may an expression take for one stretch of text. */
const STRETCH_BUDGET_MS = 2_500;

export type SearchState =
  | { readonly status: "loading"; readonly bytes: number; readonly of: number }
  | { readonly status: "searching"; readonly searched: Searched | null; readonly result: SearchResult | null }
  | { readonly status: "found"; readonly result: SearchResult }
  /** One stretch took too long; `result` is what was found until then. */
  | { readonly status: "stopped"; readonly searched: Searched; readonly result: SearchResult | null }
  | { readonly status: "refused"; readonly problem: QueryProblem }
  | { readonly status: "failed"; readonly trouble: Trouble };

/** Names that filters offer; sessions as places number them; for each moment of the timeline its owner, and the owners at a place. */
export interface SearchNames {
  readonly agents: readonly string[];
  readonly tools: readonly string[];
  readonly sessions: readonly SessionId[];
  readonly moments: Int32Array;
  readonly ownersAt: OwnersAt;
}

export interface BundleSearch {
  /** Tells states until a final one, or until the returned function is called. */
  readonly ask: (query: SearchQuery, onState: (state: SearchState) => void) => () => void;
  readonly rows: (query: SearchQuery, values: readonly number[]) => Promise<readonly HitRow[]>;
  readonly names: () => Promise<SearchNames>;
  /** Where texts of the page match, one list for each. null: an expression did not come to an end, or none was told. */
  readonly marks: (
    query: SearchQuery,
    texts: readonly string[],
  ) => Promise<readonly (readonly TextMark[])[] | null>;
}

let running: { readonly owner: object; readonly worker: SearchWorker } | null = null;
let lastId = 0;

export function bundleSearch(client: WorkerClient, bundle: BundleFiles): BundleSearch {
  const owner = {};
  const of = bundle.files.reduce((sum, { blob }) => sum + blob.size, 0);
  let names: Promise<SearchNames> | null = null;
  let starting: Promise<SearchWorker> | null = null;

  const outline = async (): Promise<SearchOutline> => {
    const answered = await client.ask({ kind: "outline", bundle });
    if (!answered.ok) throw new ProblemError(answered.failure);
    return answered.value.outline;
  };
  const start = async (): Promise<SearchWorker> => {
    const made = await outline();
    names ??= Promise.resolve(namesIn(made));
    running?.worker.end(say("search-superseded", {}));
    running = { owner, worker: startSearchWorker(made, bundle.files) };
    return running.worker;
  };
  const worker = (): Promise<SearchWorker> => {
    if (running?.owner === owner && !running.worker.isEnded()) return Promise.resolve(running.worker);
    starting ??= start().finally(() => {
      starting = null;
    });
    return starting;
  };

  return {
    ask: (query, onState) => askOnce(worker, query, of, onState),
    rows: async (query, values) => rowsFrom(await worker(), query, values),
    marks: async (query, texts) => marksFrom(await worker(), query, texts),
    names: () => {
      names ??= outline().then(namesIn);
      return names;
    },
  };
}

/** The outline is handed over afterwards: what stays here is copied. */
function namesIn(outline: SearchOutline): SearchNames {
  const { agents, tools, sessions, moments } = outline;
  return { agents, tools, sessions, moments: moments.slice(), ownersAt: ownersAt(outline) };
}

function askOnce(
  start: () => Promise<SearchWorker>,
  query: SearchQuery,
  of: number,
  onState: (state: SearchState) => void,
): () => void {
  const id = ++lastId;
  let isOver = false;
  let leave: () => void = () => undefined;
  let budget: ReturnType<typeof setTimeout> | undefined;
  let searched: Searched | null = null;
  let result: SearchResult | null = null;

  const finish = (state: SearchState | null) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(budget);
    leave();
    if (state !== null) onState(state);
  };
  const hear = (worker: SearchWorker) => (heard: Heard) => {
    switch (heard.kind) {
      case "loading":
        onState({ status: "loading", bytes: heard.bytes, of });
        break;
      case "loaded":
        searched = { values: 0, of: heard.values, beyond: 0 };
        break;
      case "pulse":
        searched = heard.searched;
        break;
      case "partial":
        ({ result } = heard);
        onState({ status: "searching", searched, result });
        break;
      case "found":
        return finish({ status: "found", result: heard.result });
      case "refused":
        return finish({ status: "refused", problem: heard.problem });
      case "failed":
        return finish({ status: "failed", trouble: heard.message });
      case "ended":
        return finish({ status: "failed", trouble: heard.told });
      case "rows":
      case "marks":
        break;
    }
    clearTimeout(budget);
    if (query.isRegex && worker.isLoaded()) budget = setTimeout(() => stop(worker), STRETCH_BUDGET_MS);
  };
  const stop = (worker: SearchWorker) => {
    finish({ status: "stopped", searched: searched ?? { values: 0, of: 0, beyond: 0 }, result });
    worker.end(say("search-too-slow", {}));
  };
  start().then(
    (worker) => {
      if (isOver) return;
      const deafen = worker.listen(id, hear(worker));
      leave = () => {
        deafen();
        worker.send({ kind: "cancel", id });
      };
      const isLoaded = worker.isLoaded();
      onState(isLoaded ? { status: "searching", searched, result } : { status: "loading", bytes: 0, of });
      worker.send({ kind: "search", id, query });
      if (query.isRegex && isLoaded) budget = setTimeout(() => stop(worker), STRETCH_BUDGET_MS);
    },
    (error: unknown) => finish({ status: "failed", trouble: troubleOf(error) }),
  );
  return () => finish(null);
}

function rowsFrom(
  worker: SearchWorker,
  query: SearchQuery,
  values: readonly number[],
): Promise<readonly HitRow[]> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const leave = worker.listen(id, (heard) => {
      if (heard.kind === "loading" || heard.kind === "loaded") return;
      leave();
      if (heard.kind === "rows") resolve(heard.rows);
      else reject(new Error(heard.kind === "ended" ? heard.told.says : heard.kind));
    });
    worker.send({ kind: "rows", id, query, values });
  });
}

function marksFrom(
  worker: SearchWorker,
  query: SearchQuery,
  texts: readonly string[],
): Promise<readonly (readonly TextMark[])[] | null> {
  const id = ++lastId;
  return new Promise((resolve) => {
    const stop = () => worker.end(say("search-too-slow", {}));
    // Until the bundle is read the worker may not have come to this question.
    const wait = () => (worker.isLoaded() ? setTimeout(stop, STRETCH_BUDGET_MS) : undefined);
    let budget = wait();
    const leave = worker.listen(id, (heard) => {
      clearTimeout(budget);
      if (heard.kind === "loading" || heard.kind === "loaded") {
        budget = wait();
        return;
      }
      leave();
      resolve(heard.kind === "marks" ? heard.marks : null);
    });
    worker.send({ kind: "marks", id, query, texts });
  });
}
