// Deletion as a change, together with the change that undoes it. A file that also holds another bundle's documents
// stays, with this bundle's documents set aside.

import type { BundleId } from "../model/ids.ts";
import type { LibraryChange, LibraryContent } from "../store/content.ts";
import type { BundleRow, FileRow } from "../store/rows.ts";
import { usableDocuments } from "./kept-documents.ts";

export interface Deletion {
  readonly row: BundleRow;
  readonly change: LibraryChange;
  /** Brings back rows and bytes. */
  readonly undo: LibraryChange;
}

/** null: no such bundle is here. */
export function deletionOf({ files, bundles }: LibraryContent, bundle: BundleId): Deletion | null {
  const row = bundles.find(({ id }) => id === bundle);
  if (row === undefined) return null;
  const documents = new Set(row.places.map(({ document }) => document));
  const touched = files.filter((file) => usableDocuments(file).some(({ id }) => documents.has(id)));
  const shared = touched.filter((file) => usableDocuments(file).some(({ id }) => !documents.has(id)));
  return {
    row,
    change: {
      deleteBundles: [row.id],
      deleteFiles: touched.filter((file) => !shared.includes(file)).map(({ id }) => id),
      putFiles: shared.map((file) => withAside(file, documents)),
    },
    undo: { putBundles: [row], putFiles: touched },
  };
}

function withAside(file: FileRow, documents: ReadonlySet<string>): FileRow {
  const aside = file.documents.filter(({ id }) => documents.has(id)).map(({ id }) => id);
  return { ...file, setAside: [...new Set([...file.setAside, ...aside])] };
}
