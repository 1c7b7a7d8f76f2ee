// What became of each file of the last import, as the page sees it. Thousands of files change many times a second: changes
// are gathered, and listeners hear of them a few times a second at most.

import type { DocumentId } from "../model/ids.ts";
import type { KeptDocument } from "../model/library.ts";
import type { Problem } from "../model/problem.ts";
import type { Clash } from "./import-file.ts";
import type { Placement } from "./placement.ts";

export type ImportResult =
  | { readonly kind: "placed"; readonly placements: readonly Placement[]; readonly isKept: boolean }
  | { readonly kind: "already-here"; readonly documents: readonly DocumentId[] }
  /** Waits for the reader: nothing was changed yet. */
  | { readonly kind: "choice"; readonly clashes: readonly Clash[] }
  /** An exported library: its files follow as entries of their own. */
  | { readonly kind: "unpacked"; readonly files: number; readonly of: number }
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

export const EMPTY_LEDGER: ImportState = { entries: [], passedOver: null, problem: null };

export interface ImportLedger {
  subscribe(listener: () => void): () => void;
  getState(): ImportState;
  entry(key: number): ImportEntry | undefined;
  /** Sets entries by their keys: known ones stay in their place, new ones follow. */
  put(entries: readonly ImportEntry[]): void;
  change(key: number, next: Partial<ImportEntry>): void;
  say(next: Partial<Omit<ImportState, "entries">>): void;
  /** Forgets all entries but those. */
  keepOnly(kept: (entry: ImportEntry) => boolean): void;
}

const TELL_EVERY_MS = 60;

export function importLedger(): ImportLedger {
  const listeners = new Set<() => void>();
  const entries = new Map<number, ImportEntry>();
  let state = EMPTY_LEDGER;
  let rest: Omit<ImportState, "entries"> = { passedOver: null, problem: null };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let toldAt = Number.NEGATIVE_INFINITY;

  function tell(): void {
    timer = null;
    toldAt = performance.now();
    state = { ...rest, entries: [...entries.values()] };
    for (const listener of listeners) listener();
  }

  function changed(): void {
    if (timer !== null) return;
    const wait = toldAt + TELL_EVERY_MS - performance.now();
    if (wait <= 0) tell();
    else timer = setTimeout(tell, wait);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    entry: (key) => entries.get(key),
    put: (added) => {
      for (const entry of added) entries.set(entry.key, entry);
      changed();
    },
    change: (key, next) => {
      const entry = entries.get(key);
      if (entry === undefined) return;
      entries.set(key, { ...entry, ...next });
      changed();
    },
    say: (next) => {
      rest = { ...rest, ...next };
      changed();
    },
    keepOnly: (kept) => {
      for (const [key, entry] of entries) if (!kept(entry)) entries.delete(key);
      changed();
    },
  };
}
