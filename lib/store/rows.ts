// The rows of the library. A file row holds the bytes as dropped; a bundle row only what can be made again from them.

import type { BundleId, DocumentId } from "../model/ids.ts";
import type { BundleSummary, DocumentPlace, FileId, KeptDocument } from "../model/library.ts";
import type { Problem } from "../model/problem.ts";

export interface FileRow {
  readonly id: FileId;
  /** As dropped, with its path below a dropped folder. */
  readonly name: string;
  readonly size: number;
  readonly addedAt: number;
  readonly blob: Blob;
  readonly documents: readonly KeptDocument[];
  /** Documents of the file that were deleted with their bundle, or that another file already brought. */
  readonly setAside: readonly DocumentId[];
}

export interface BundleRow {
  readonly id: BundleId;
  readonly places: readonly DocumentPlace[];
  /** Bytes of the files that its documents are in. */
  readonly size: number;
  readonly addedAt: number;
  readonly openedAt: number | null;
  /** Of the analysis that made the row; another version makes it again. */
  readonly analysisVersion: number;
  /** null with a problem: the analysis stopped, so the bundle can only be tried again or deleted. */
  readonly summary: BundleSummary | null;
  readonly problem: Problem | null;
}
