// The one door to what is kept. Opens the database once; where the browser refuses it, or has no room, the same rows
// live in memory until the page is closed, and the state says so. Nothing here ever throws a row away silently.

import { afterChange, type LibraryChange, type LibraryContent, merged, NOTHING } from "./content.ts";
import type { LibraryDatabase } from "./database.ts";
import { isDiskFull } from "./disk-full.ts";

export type StoreCondition =
  | { readonly kind: "opening" }
  /** Another tab still holds an older version of the database. */
  | { readonly kind: "blocked" }
  | { readonly kind: "kept" }
  | { readonly kind: "refused"; readonly detail: string }
  /** Another tab brought a newer version: this one keeps nothing any more. */
  | { readonly kind: "superseded" };

export interface LibraryState {
  readonly condition: StoreCondition;
  readonly content: LibraryContent;
  /** What of it is in memory only. */
  readonly inMemory: LibraryContent;
  /** The browser had no room for the last change. */
  readonly isFull: boolean;
}

export interface LibraryStore {
  subscribe(listener: (state: LibraryState) => void): { unsubscribe(): void };
  getValue(): LibraryState;
  /** The rows as they are now, once the database has answered. */
  read(): Promise<LibraryContent>;
  /** Resolves to where the change went. */
  write(change: LibraryChange): Promise<"kept" | "in memory">;
  /** Forgets that the browser was full, after something was deleted. */
  acknowledgeFull(): void;
}

/** A browser that answers neither yes nor no within this time is taken to refuse. */
const OPEN_PATIENCE_MS = 8_000;

export const OPENING: LibraryState = {
  condition: { kind: "opening" },
  content: NOTHING,
  inMemory: NOTHING,
  isFull: false,
};

export function libraryStore(): LibraryStore {
  let state = OPENING;
  let kept = NOTHING;
  let opened: Promise<LibraryDatabase | null> | null = null;
  const listeners = new Set<(state: LibraryState) => void>();

  function become(change: Partial<Omit<LibraryState, "content">>): void {
    const next = { ...state, ...change };
    state = { ...next, content: merged(kept, next.inMemory) };
    for (const listener of listeners) listener(state);
  }

  /** Opens on first need, never while the page is prerendered. */
  function database(): Promise<LibraryDatabase | null> {
    opened ??= open();
    return opened;
  }

  async function open(): Promise<LibraryDatabase | null> {
    try {
      // Dexie comes with it: a page is shown before its database is asked.
      const { libraryDatabase } = await import("./database.ts");
      const db = libraryDatabase({
        blocked: () => become({ condition: { kind: "blocked" } }),
        superseded: () => become({ condition: { kind: "superseded" } }),
      });
      await answered(db.open(), () => state.condition.kind === "blocked");
      kept = await db.read();
      become({ condition: { kind: "kept" } });
      db.content.subscribe({
        next: (content) => {
          kept = content;
          become({});
        },
        // Reading fails only when the connection is gone; then the condition already says why.
        error: (error: unknown) => {
          if (state.condition.kind === "kept") become({ condition: refusedBecause(error) });
        },
      });
      return db;
    } catch (error) {
      if (state.condition.kind !== "superseded") become({ condition: refusedBecause(error) });
      return null;
    }
  }

  async function write(change: LibraryChange): Promise<"kept" | "in memory"> {
    const db = await database();
    if (db === null || state.condition.kind !== "kept" || touches(state.inMemory, change)) {
      return writeInMemory(change);
    }
    try {
      await db.write(change);
      kept = afterChange(kept, change);
      become({});
      return "kept";
    } catch (error) {
      become(isDiskFull(error) ? { isFull: true } : { condition: refusedBecause(error) });
      return writeInMemory(change);
    }
  }

  /** A deletion must also reach what the database already holds. */
  async function writeInMemory(change: LibraryChange): Promise<"in memory"> {
    const { deleteFiles = [], deleteBundles = [] } = change;
    const db = state.condition.kind === "kept" ? await database() : null;
    if (db !== null && deleteFiles.length + deleteBundles.length > 0) {
      await db.write({ deleteFiles, deleteBundles });
      kept = afterChange(kept, { deleteFiles, deleteBundles });
    }
    become({ inMemory: afterChange(state.inMemory, change) });
    return "in memory";
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      listener(state);
      void database();
      return { unsubscribe: () => listeners.delete(listener) };
    },
    getValue: () => state,
    read: async () => {
      const db = await database();
      if (db !== null && state.condition.kind === "kept") kept = await db.read();
      return merged(kept, state.inMemory);
    },
    write,
    acknowledgeFull: () => become({ isFull: false }),
  };
}

/** True when a change puts a bundle of which some file is in memory only: then the bundle is, too. */
function touches(inMemory: LibraryContent, change: LibraryChange): boolean {
  const files = new Set(inMemory.files.map((file) => file.id));
  const isTouchedFile = (change.putFiles ?? []).some((file) => files.has(file.id));
  const isTouchedBundle = (change.putBundles ?? []).some((bundle) =>
    bundle.places.some((place) => files.has(place.file)),
  );
  return isTouchedFile || isTouchedBundle;
}

function refusedBecause(error: unknown): StoreCondition {
  const said = error instanceof Error ? error.message : String(error);
  return { kind: "refused", detail: said.replace(/\.\s*$/, "") };
}

/** Waits for an answer; gives up after a while unless something else is known to hold it up. */
function answered(opening: Promise<void>, isHeldUp: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (!isHeldUp()) {
        clearInterval(timer);
        reject(new Error("indexedDB.open gave no answer"));
      }
    }, OPEN_PATIENCE_MS);
    opening.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
