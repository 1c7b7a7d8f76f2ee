// Files on their way in, one after another; what became of each is told by the ledger. Lives as long as the page, so an
// import goes on while another screen is shown. Joining happens once, after the last file of a drop.

import type { ArchivedBundle } from "../model/library-archive.ts";
import { type Problem, problem } from "../model/problem.ts";
import { ProblemError } from "../model/problem-error.ts";
import { say } from "../model/sentences.ts";
import type { DroppedFile } from "../worker/protocol.ts";
import { type ImportedFile, importFile, type Restored, settleClash } from "./import-file.ts";
import {
  type ImportEntry,
  type ImportResult,
  type ImportState,
  importLedger,
  type PassedOver,
} from "./import-ledger.ts";
import { whileImporting } from "./import-lock.ts";
import { documentsOf } from "./kept-documents.ts";
import { type KnownFiles, knownFiles } from "./known-files.ts";
import type { Library } from "./library.ts";
import { placementsIn } from "./placement.ts";
import { regroup } from "./regroup.ts";
import { type Entering, isLibraryArchive, restoreBundles, restoredOf } from "./restore-library.ts";
import { rowKeeper } from "./row-keeper.ts";

export interface ImportQueue {
  subscribe(listener: () => void): () => void;
  getState(): ImportState;
  /** Starts a new ledger, with what is still to be decided, unless an import is going on; then the files join it. */
  add(files: readonly DroppedFile[], passedOver?: PassedOver | null): void;
  /** A file that somebody handed over by name and the browser could not open. */
  addUnopened(name: string): void;
  cancel(key: number): void;
  cancelAll(): void;
  choose(key: number, choice: "replace" | "keep-both" | "leave"): void;
  clear(): void;
}

interface Job {
  readonly file: DroppedFile;
  readonly cancel: AbortController;
  readonly restored: Restored | null;
  imported: ImportedFile | null;
}

export function importQueue(library: Library): ImportQueue {
  const ledger = importLedger();
  const keeper = rowKeeper(library.store);
  const jobs = new Map<number, Job>();
  /** Keys of files that wait for their turn, in order; those that were cancelled meanwhile are passed by. */
  let waiting: number[] = [];
  const placing = new Set<number>();
  let lastKey = 0;
  let known: KnownFiles = knownFiles([]);
  /** What exported libraries of this drop say of their bundles. */
  let archived: readonly ArchivedBundle[] = [];
  let running: Promise<void> | null = null;

  function finish(key: number, result: ImportResult): void {
    placing.delete(key);
    ledger.change(key, { stage: "done", result });
  }

  function run(): void {
    running ??= whileImporting(runAll).finally(() => {
      running = null;
      if (waiting.length + placing.size > 0) run();
    });
  }

  async function runAll(): Promise<void> {
    try {
      known = knownFiles((await library.store.read()).files);
      for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
        if (ledger.entry(key)?.stage === "waiting") await readOne(key);
      }
      await keeper.flush();
      await place();
    } catch (error) {
      const failed = { kind: "failed", problem: stopped(error) } as const;
      for (const key of [...waiting, ...placing]) finish(key, failed);
      waiting = [];
    }
  }

  /** One file that goes wrong in a way nobody thought of does not spoil the rest. */
  async function readOne(key: number): Promise<void> {
    try {
      await read(key);
    } catch (error) {
      finish(key, { kind: "failed", problem: stopped(error) });
    }
  }

  async function read(key: number): Promise<void> {
    const job = jobs.get(key);
    if (job === undefined) return finish(key, { kind: "cancelled" });
    ledger.change(key, { stage: "reading" });
    await keeper.beforeReading(job.file.blob.size);
    if (job.restored === null && (await isLibraryArchive(job.file.blob))) return unpack(key, job);
    const startedAt = performance.now();
    const imported = await importFile(library, job.file, known, {
      restored: job.restored,
      signal: job.cancel.signal,
      onProgress: (bytesRead) => ledger.change(key, { bytesRead, rate: rateOf(bytesRead, startedAt) }),
    });
    if (!imported.ok) return finish(key, failureOf(imported.failure));
    const { row, documents, problems, judgement } = imported.value;
    ledger.change(key, { bytesRead: job.file.blob.size, isRead: true, documents, problems });
    switch (judgement.kind) {
      case "added":
        job.imported = imported.value;
        if (row !== null) {
          known.put(row);
          await keeper.put(row);
        }
        placing.add(key);
        return ledger.change(key, { stage: "placing" });
      case "refused":
        return finish(key, { kind: "refused" });
      case "already-here":
        return finish(key, { kind: "already-here", documents: judgement.here.documents.map(({ id }) => id) });
      case "clash":
        job.imported = imported.value;
        return finish(key, { kind: "choice", clashes: judgement.clashes });
    }
  }

  /** The files of an exported library wait behind it, each an entry of its own. */
  async function unpack(key: number, { file, cancel }: Job): Promise<void> {
    const unpacked = await library.worker.ask({ kind: "unpack", file }, { signal: cancel.signal });
    if (!unpacked.ok) return finish(key, failureOf(unpacked.failure));
    const { archive, files, problems } = unpacked.value;
    ledger.change(key, { bytesRead: file.blob.size, isRead: true, problems });
    if (archive === null) return finish(key, { kind: "refused" });
    const restored = restoredOf(archive);
    enter(
      files.map(({ file: { path, name }, blob }) => ({
        file: { name, blob },
        restored: restored.get(path) ?? null,
      })),
    );
    archived = [...archived, ...archive.bundles];
    finish(key, { kind: "unpacked", files: files.length, of: archive.files.length });
  }

  /** Joins what was added; earlier files of the same drop count as being here already. */
  async function place(): Promise<void> {
    if (placing.size === 0) return;
    const unjoined = await regroup(library);
    ledger.say({ problem: unjoined });
    await restoreBundles(library, archived);
    archived = [];
    const { bundles, files } = await library.store.read();
    const inMemory = new Set(library.store.getValue().inMemory.files.map(({ id }) => id));
    const placementsOf = placementsIn({ bundles, documents: documentsOf(files) });
    const later = new Set([...placing].flatMap((key) => jobs.get(key)?.imported?.row?.id ?? []));
    for (const key of [...placing]) {
      const row = jobs.get(key)?.imported?.row;
      if (row == null) continue;
      later.delete(row.id);
      if (unjoined !== null) finish(key, { kind: "failed", problem: unjoined });
      else
        finish(key, { kind: "placed", placements: placementsOf(row, later), isKept: !inMemory.has(row.id) });
    }
  }

  async function settle(key: number, choice: "replace" | "keep-both"): Promise<void> {
    const imported = jobs.get(key)?.imported;
    if (imported == null) return;
    ledger.change(key, { stage: "placing", result: null });
    try {
      await settleClash(library, imported, choice);
      placing.add(key);
      run();
    } catch (error) {
      finish(key, { kind: "failed", problem: stopped(error) });
    }
  }

  /** An import that is not going on makes room for the next ledger. */
  function begin(): void {
    if (running !== null) return;
    ledger.keepOnly(({ result }) => result?.kind === "choice");
    for (const key of jobs.keys()) if (ledger.entry(key) === undefined) jobs.delete(key);
    ledger.say({ passedOver: null, problem: null });
  }

  function enter(files: readonly Entering[]): void {
    const entries = files.map(({ file, restored }) => {
      const key = ++lastKey;
      jobs.set(key, { file, restored, cancel: new AbortController(), imported: null });
      waiting.push(key);
      return newEntry(key, file.name, file.blob.size);
    });
    ledger.put(entries);
  }

  function cancel(key: number): void {
    jobs.get(key)?.cancel.abort();
    if (ledger.entry(key)?.stage === "waiting") finish(key, { kind: "cancelled" });
  }

  return {
    subscribe: ledger.subscribe,
    getState: ledger.getState,
    add: (files, passedOver = null) => {
      begin();
      enter(files.map((file) => ({ file, restored: null })));
      if (passedOver !== null) ledger.say({ passedOver });
      run();
    },
    addUnopened: (name) => {
      begin();
      const entry = newEntry(++lastKey, name, 0);
      ledger.put([{ ...entry, stage: "done", result: { kind: "failed", problem: unopened() } }]);
    },
    cancel,
    cancelAll: () => {
      for (const { key, stage } of [...ledger.getState().entries].reverse())
        if (stage !== "done") cancel(key);
    },
    choose: (key, choice) => {
      if (choice === "leave") finish(key, { kind: "left" });
      else void settle(key, choice);
    },
    clear: () => {
      if (running === null) ledger.keepOnly(() => false);
    },
  };
}

function newEntry(key: number, name: string, size: number): ImportEntry {
  return {
    key,
    name,
    size,
    stage: "waiting",
    bytesRead: 0,
    rate: null,
    isRead: false,
    documents: [],
    problems: [],
    result: null,
  };
}

function failureOf(problem: Problem): ImportResult {
  return problem.code === "reading-cancelled" ? { kind: "cancelled" } : { kind: "failed", problem };
}

function unopened(): Problem {
  return problem("unreadable-document", say("file-not-opened", {}), { hint: "drop-here" });
}

function stopped(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  const told = say("import-stopped", { error: error instanceof Error ? error.message : String(error) });
  return problem("analysis-stopped", told, { hint: "drop-again" });
}

function rateOf(bytes: number, startedAt: number): number | null {
  const seconds = (performance.now() - startedAt) / 1000;
  return seconds > 0.2 ? bytes / seconds : null;
}
