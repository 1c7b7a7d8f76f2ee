// An exported library: one ZIP that holds every file as it was dropped, and a list that says what the library knew of each.
// The list is the first member, so that an archive is known by its first bytes and one that was cut still says what it held.

import type { BundleId, DocumentId } from "./ids.ts";
import type { FileId } from "./library.ts";

export const ARCHIVE_LIST = "groundline-library.json";
export const ARCHIVE_FORMAT = "groundline-library";
export const ARCHIVE_VERSION = 1;

export interface ArchivedFile {
  /** Of the member that holds its bytes. */
  readonly path: string;
  readonly id: FileId;
  /** As dropped. */
  readonly name: string;
  readonly size: number;
  readonly addedAt: number;
  readonly setAside: readonly DocumentId[];
}

/** Only what cannot be made again from the files. */
export interface ArchivedBundle {
  readonly id: BundleId;
  readonly addedAt: number;
  readonly openedAt: number | null;
}

export interface LibraryArchive {
  readonly format: typeof ARCHIVE_FORMAT;
  readonly version: typeof ARCHIVE_VERSION;
  readonly files: readonly ArchivedFile[];
  readonly bundles: readonly ArchivedBundle[];
}
