// The documents that count: not set aside, of a known format, each once however many files bring it.

import type { DocumentId } from "../model/ids.ts";
import type { DocumentPlace, KeptDocument } from "../model/library.ts";
import type { LibraryContent } from "../store/content.ts";
import type { BundleRow, FileRow } from "../store/rows.ts";
import type { BundleFiles, KeptFile } from "../worker/protocol.ts";

export interface PlacedDocument {
  readonly place: DocumentPlace;
  readonly document: KeptDocument;
}

export function documentsOf(files: readonly FileRow[]): readonly PlacedDocument[] {
  const found = new Map<DocumentId, PlacedDocument>();
  for (const file of files) {
    for (const document of usableDocuments(file)) {
      if (!found.has(document.id)) {
        found.set(document.id, { place: { file: file.id, document: document.id }, document });
      }
    }
  }
  return [...found.values()];
}

export function usableDocuments(file: FileRow): readonly KeptDocument[] {
  return file.documents.filter(
    (document) =>
      document.format !== "unknown" && document.sessions.length > 0 && !file.setAside.includes(document.id),
  );
}

export function keptFile({ id, name, blob }: FileRow): KeptFile {
  return { id, name, blob };
}

/** What the worker needs to open a bundle; null when a file of it is no longer here. */
export function bundleFiles(
  { files }: LibraryContent,
  { id, places }: Pick<BundleRow, "id" | "places">,
): BundleFiles | null {
  const needed = new Set(places.map((place) => place.file));
  const found = files.filter((file) => needed.has(file.id));
  if (found.length < needed.size) return null;
  const linked = linkedTo(found, files);
  return {
    bundle: id,
    files: [...found, ...files.filter(({ id: file }) => linked.some(({ place }) => place.file === file))].map(
      keptFile,
    ),
    documents: [...places, ...linked.map(({ place }) => place)].map((place) => place.document),
  };
}

/** Documents that a report speaks of and that are here as well, from the files as dropped: its places can be opened in them. */
function linkedTo(reports: readonly FileRow[], files: readonly FileRow[]): readonly PlacedDocument[] {
  const spoken = new Set(
    reports.flatMap(({ documents }) => documents.flatMap(({ report }) => report?.speaksOf ?? [])),
  );
  return spoken.size === 0 ? [] : documentsOf(files).filter(({ document }) => spoken.has(document.id));
}

/** The same bundle, made of the same documents by the same analysis. */
export function bundleKey({ id, places, analysisVersion }: BundleRow): string {
  return `${id} ${analysisVersion} ${places.map((place) => place.document).join(" ")}`;
}
