// Files on their way in, one after another, and what became of each: the ledger. Lives as long as the page, so an import
// goes on while another screen is shown. Joining happens once, after the last file of a drop.

import type { DocumentId } from "../model/ids.ts";
import type { KeptDocument } from "../model/library.ts";
import { type Problem, problem } from "../model/problem.ts";
import { afterChange } from "../store/content.ts";
import type { FileRow } from "../store/rows.ts";
import type { DroppedFile } from "../worker/protocol.ts";
import { type Clash, type ImportedFile, importFile, settleClash } from "./import-file.ts";
import { documentsOf } from "./kept-documents.ts";
import type { Library } from "./library.ts";
import { type Placement, placementsOf } from "./placement.ts";
import { regroup } from "./regroup.ts";

export type ImportResult =
  | { readonly kind: "placed"; readonly placements: readonly Placement[]; readonly isKept: boolean }
  | { readonly kind: "already-here"; readonly documents: readonly DocumentId[] }
  /** Waits for the reader: nothing was changed yet. */
  | { readonly kind: "choice"; readonly clashes: readonly Clash[] }
  | { readonly kind: "left" }
  | { readonly kind: "refused" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly problem: Problem };

export interface ImportEntry {
  readonly key: number;
  readonly name: string;
  readonly size: number;
  readonly stage: "waiting" | "reading" | "placing" | "done";
  readonly bytesRead: number;
  /** Bytes per second since reading began; null before anything can be said. */
  readonly rate: number | null;
  /** False until reading came to its end. */
  readonly isRead: boolean;
  readonly documents: readonly KeptDocument[];
  readonly problems: readonly Problem[];
  readonly result: ImportResult | null;
}

/** Files of a dropped folder that were not looked at, by the ending of their names. */
export interface PassedOver {
  readonly count: number;
  readonly endings: readonly { readonly ending: string; readonly count: number }[];
}

export interface ImportState {
  readonly entries: readonly ImportEntry[];
  readonly passedOver: PassedOver | null;
  /** What kept the last files from being joined; null when nothing did. */
  readonly problem: Problem | null;
}

export interface ImportQueue {
  subscribe(listener: () => void): () => void;
  getState(): ImportState;
  /** Starts a new ledger, with what is still to be decided, unless an import is going on; then the files join it. */
  add(files: readonly DroppedFile[], passedOver?: PassedOver | null): void;
  cancel(key: number): void;
  choose(key: number, choice: "replace" | "keep-both" | "leave"): void;
  clear(): void;
}

export const EMPTY_LEDGER: ImportState = { entries: [], passedOver: null, problem: null };

interface Job {
  readonly file: DroppedFile;
  readonly cancel: AbortController;
  imported: ImportedFile | null;
}

export function importQueue(library: Library): ImportQueue {
  const listeners = new Set<() => void>();
  const jobs = new Map<number, Job>();
  let state = EMPTY_LEDGER;
  let lastKey = 0;
  /** Files that are here, with those of this drop. */
  let known: readonly FileRow[] = [];
  let running: Promise<void> | null = null;

  function become(next: Partial<ImportState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function change(key: number, next: Partial<ImportEntry>): void {
    become({ entries: state.entries.map((entry) => (entry.key === key ? { ...entry, ...next } : entry)) });
  }

  const finish = (key: number, result: ImportResult) => change(key, { stage: "done", result });
  const atStage = (stage: ImportEntry["stage"]) => state.entries.filter((entry) => entry.stage === stage);

  function run(): void {
    running ??= runAll().finally(() => {
      running = null;
      if (atStage("waiting").length > 0) run();
    });
  }

  async function runAll(): Promise<void> {
    try {
      ({ files: known } = await library.store.read());
    } catch (error) {
      for (const { key } of atStage("waiting")) finish(key, { kind: "failed", problem: stopped(error) });
    }
    for (let [next] = atStage("waiting"); next !== undefined; [next] = atStage("waiting"))
      await read(next.key);
    await place();
  }

  async function read(key: number): Promise<void> {
    const job = jobs.get(key);
    if (job === undefined) return finish(key, { kind: "cancelled" });
    change(key, { stage: "reading" });
    const startedAt = performance.now();
    const imported = await importFile(library, job.file, known, {
      signal: job.cancel.signal,
      onProgress: (bytesRead) => change(key, { bytesRead, rate: rateOf(bytesRead, startedAt) }),
    });
    if (!imported.ok) {
      const isCancelled = imported.failure.code === "reading-cancelled";
      return finish(key, isCancelled ? { kind: "cancelled" } : { kind: "failed", problem: imported.failure });
    }
    const { row, documents, problems, judgement } = imported.value;
    job.imported = imported.value;
    change(key, { bytesRead: job.file.blob.size, isRead: true, documents, problems });
    switch (judgement.kind) {
      case "added":
        known = afterChange({ files: known, bundles: [] }, { putFiles: row === null ? [] : [row] }).files;
        return change(key, { stage: "placing" });
      case "refused":
        return finish(key, { kind: "refused" });
      case "already-here":
        return finish(key, { kind: "already-here", documents: judgement.here.documents.map(({ id }) => id) });
      case "clash":
        return finish(key, { kind: "choice", clashes: judgement.clashes });
    }
  }

  /** Joins what was added; earlier files of the same drop count as being here already. */
  async function place(): Promise<void> {
    const placing = atStage("placing");
    if (placing.length === 0) return;
    const unjoined = await regroup(library);
    become({ problem: unjoined });
    const { bundles, files } = await library.store.read();
    const { inMemory } = library.store.getValue();
    const documents = documentsOf(files);
    const order = placing.flatMap(({ key }) => jobs.get(key)?.imported?.row?.id ?? []);
    for (const { key } of placing) {
      const row = jobs.get(key)?.imported?.row;
      if (row == null) continue;
      const later = new Set(order.slice(order.indexOf(row.id) + 1));
      const isKept = inMemory.files.every(({ id }) => id !== row.id);
      if (unjoined !== null) finish(key, { kind: "failed", problem: unjoined });
      else
        finish(key, { kind: "placed", placements: placementsOf(row, { bundles, documents, later }), isKept });
    }
  }

  async function settle(key: number, choice: "replace" | "keep-both"): Promise<void> {
    const imported = jobs.get(key)?.imported;
    if (imported == null) return;
    change(key, { stage: "placing", result: null });
    try {
      await settleClash(library, imported, choice);
      run();
    } catch (error) {
      finish(key, { kind: "failed", problem: stopped(error) });
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    add: (files, passedOver = null) => {
      const isBusy = running !== null;
      const added = files.map((file): ImportEntry => {
        const key = ++lastKey;
        jobs.set(key, { file, cancel: new AbortController(), imported: null });
        return {
          key,
          name: file.name,
          size: file.blob.size,
          stage: "waiting",
          bytesRead: 0,
          rate: null,
          isRead: false,
          documents: [],
          problems: [],
          result: null,
        };
      });
      const undecided = state.entries.filter((entry) => entry.result?.kind === "choice");
      const before = isBusy ? state : { ...EMPTY_LEDGER, entries: undecided };
      become({
        entries: [...before.entries, ...added],
        passedOver: passedOver ?? before.passedOver,
        problem: null,
      });
      run();
    },
    cancel: (key) => {
      jobs.get(key)?.cancel.abort();
      if (state.entries.some((entry) => entry.key === key && entry.stage === "waiting")) {
        finish(key, { kind: "cancelled" });
      }
    },
    choose: (key, choice) => {
      if (choice === "leave") finish(key, { kind: "left" });
      else void settle(key, choice);
    },
    clear: () => {
      if (running === null) become(EMPTY_LEDGER);
    },
  };
}

function stopped(error: unknown): Problem {
  const because = error instanceof Error ? error.message : String(error);
  return problem("analysis-stopped", `The import stopped: ${because}.`, { hint: "Drop the file again." });
}

function rateOf(bytes: number, startedAt: number): number | null {
  const seconds = (performance.now() - startedAt) / 1000;
  return seconds > 0.2 ? bytes / seconds : null;
}
