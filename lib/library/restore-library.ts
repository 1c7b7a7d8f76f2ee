// An exported library among dropped files: known by its first member, taken apart in the worker. Its files then come in like
// any others; what the library knew of a bundle and no file says is put back at the end.

import { ARCHIVE_LIST, type ArchivedBundle, type LibraryArchive } from "../model/library-archive.ts";
import type { DroppedFile } from "../worker/protocol.ts";
import type { Restored } from "./import-file.ts";
import type { Library } from "./library.ts";

/** A local header of a ZIP is 30 bytes, then comes the name. */
const HEADER_BYTES = 30;
const SIGNATURE = "PK\u0003\u0004";

/** A file that can no longer be read is none: whoever reads it next says so. */
export async function isLibraryArchive(blob: Blob): Promise<boolean> {
  const start = await blob
    .slice(0, HEADER_BYTES + ARCHIVE_LIST.length)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const text = new TextDecoder("latin1").decode(start);
  return text.startsWith(SIGNATURE) && text.slice(HEADER_BYTES) === ARCHIVE_LIST;
}

/** What the archive says of each file that it holds. */
export function restoredOf({ files }: LibraryArchive): ReadonlyMap<string, Restored> {
  const together = new Set(files.map(({ id }) => id));
  return new Map(files.map(({ path, id, addedAt, setAside }) => [path, { id, addedAt, setAside, together }]));
}

/** When a bundle came and was last opened; what is known here already wins. */
export async function restoreBundles(library: Library, archived: readonly ArchivedBundle[]): Promise<void> {
  if (archived.length === 0) return;
  const known = new Map(archived.map((bundle) => [bundle.id, bundle]));
  const { bundles } = await library.store.read();
  const putBundles = bundles.flatMap((row) => {
    const before = known.get(row.id);
    if (before === undefined || row.openedAt !== null || before.openedAt === null) return [];
    return [{ ...row, openedAt: before.openedAt, addedAt: Math.min(row.addedAt, before.addedAt) }];
  });
  if (putBundles.length > 0) await library.store.write({ putBundles });
}

export type Entering = { readonly file: DroppedFile; readonly restored: Restored | null };
