// All rows together, and changes to them as values: the same change goes to the database or, where that fails, to
// memory.

import type { BundleId } from "../model/ids.ts";
import type { FileId } from "../model/library.ts";
import type { BundleRow, FileRow } from "./rows.ts";

export interface LibraryContent {
  readonly files: readonly FileRow[];
  readonly bundles: readonly BundleRow[];
}

export interface LibraryChange {
  readonly putFiles?: readonly FileRow[];
  readonly deleteFiles?: readonly FileId[];
  readonly putBundles?: readonly BundleRow[];
  readonly deleteBundles?: readonly BundleId[];
}

export const NOTHING: LibraryContent = { files: [], bundles: [] };

export function afterChange(content: LibraryContent, change: LibraryChange): LibraryContent {
  return {
    files: replaced(content.files, change.deleteFiles ?? [], change.putFiles ?? []),
    bundles: replaced(content.bundles, change.deleteBundles ?? [], change.putBundles ?? []),
  };
}

/**
 * What a page sees when part of the library could not be kept: rows in memory win over kept rows of the same id, and
 * a kept bundle whose files all lie in one in memory is covered by it.
 */
export function merged(kept: LibraryContent, inMemory: LibraryContent): LibraryContent {
  if (inMemory === NOTHING) return kept;
  const covered = kept.bundles.filter((bundle) => inMemory.bundles.some((other) => covers(other, bundle)));
  return {
    files: replaced(kept.files, [], inMemory.files),
    bundles: replaced(
      kept.bundles,
      covered.map(({ id }) => id),
      inMemory.bundles,
    ),
  };
}

function covers(larger: BundleRow, smaller: BundleRow): boolean {
  const documents = new Set(larger.places.map((place) => place.document));
  return smaller.places.every((place) => documents.has(place.document));
}

function replaced<Row extends { readonly id: string }>(
  rows: readonly Row[],
  deleted: readonly string[],
  put: readonly Row[],
): readonly Row[] {
  const gone = new Set<string>([...deleted, ...put.map((row) => row.id)]);
  return [...rows.filter((row) => !gone.has(row.id)), ...put];
}
