// The library in IndexedDB, through Dexie. Knows tables and transactions; what to do when they fail is decided in
// library-store.ts.

import { Dexie, liveQuery, type Observable } from "dexie";
import type { BundleId } from "../model/ids.ts";
import type { FileId } from "../model/library.ts";
import type { LibraryChange, LibraryContent } from "./content.ts";
import type { BundleRow, FileRow } from "./rows.ts";
import { withoutAnalysis, withoutProse } from "./upgrades.ts";

export const DATABASE_NAME = "groundline";

/** Both tables are keyed by content, so no index is needed. */
const SCHEMA = { documents: "id", bundles: "id" };

export interface LibraryDatabase {
  open(): Promise<void>;
  close(): void;
  /** Emits after every change, whichever tab made it. */
  readonly content: Observable<LibraryContent>;
  read(): Promise<LibraryContent>;
  /** All of a change, or none of it. */
  write(change: LibraryChange): Promise<void>;
}

export interface DatabaseEvents {
  /** An older tab holds the database open; opening goes on when it lets go. */
  blocked(): void;
  /** Another tab brought a newer version; this connection was closed. */
  superseded(): void;
}

export function libraryDatabase(events: DatabaseEvents): LibraryDatabase {
  const db = new Dexie(DATABASE_NAME);
  db.version(1).stores(SCHEMA);
  db.version(2)
    .stores(SCHEMA)
    .upgrade(async (change) => {
      const [oldFiles, oldBundles] = [change.table<FileRow>("documents"), change.table<BundleRow>("bundles")];
      await oldFiles.toCollection().modify((row, kept) => {
        kept.value = withoutProse(row);
      });
      await oldBundles.toCollection().modify((row, kept) => {
        kept.value = withoutAnalysis(row);
      });
    });
  const files = db.table<FileRow, FileId>("documents");
  const bundles = db.table<BundleRow, BundleId>("bundles");
  db.on("blocked", () => events.blocked());
  db.on("versionchange", () => {
    db.close({ disableAutoOpen: true });
    events.superseded();
    return false; // Dexie's own answer would log and open again.
  });

  const read = () =>
    db.transaction("r", [files, bundles], async () => ({
      files: await files.toArray(),
      bundles: await bundles.toArray(),
    }));

  return {
    open: async () => {
      await db.open();
    },
    close: () => db.close({ disableAutoOpen: true }),
    content: liveQuery(read),
    read,
    write: (change) =>
      db.transaction("rw", [files, bundles], async () => {
        await files.bulkDelete([...(change.deleteFiles ?? [])]);
        await bundles.bulkDelete([...(change.deleteBundles ?? [])]);
        for (const row of change.putFiles ?? []) await files.put(row);
        for (const row of change.putBundles ?? []) await bundles.put(row);
      }),
  };
}
