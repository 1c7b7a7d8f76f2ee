// Makes the rows of bundles agree with the files: documents are joined anew by their ids, and a bundle whose documents
// or whose analysis changed is summarised again. One tab at a time, where the browser has locks.

import { ANALYSIS_VERSION } from "../model/analysis.ts";
import { isBoundedBundleId } from "../model/bundle-id.ts";
import type { DocumentId } from "../model/ids.ts";
import type { Problem } from "../model/problem.ts";
import type { LibraryContent } from "../store/content.ts";
import type { BundleRow } from "../store/rows.ts";
import type { AskOptions } from "../worker/client.ts";
import type { GroupedBundle } from "../worker/protocol.ts";
import { bundleFiles, documentsOf, type PlacedDocument } from "./kept-documents.ts";
import type { Library } from "./library.ts";

const LOCK = "groundline-regroup";

/** Resolves to what could not be joined; a bundle whose analysis stopped is kept as a row that says so. */
export function regroup(library: Library, options: AskOptions = {}): Promise<Problem | null> {
  const work = () => regroupAlone(library, options);
  return "locks" in navigator ? navigator.locks.request(LOCK, work) : work();
}

/** True when a start finds rows of another analysis, or files that no bundle holds. */
export function isOutOfDate({ files, bundles }: LibraryContent): boolean {
  const placed = new Set(bundles.flatMap(({ places }) => places.map(({ document }) => document)));
  return (
    bundles.some(
      ({ id, analysisVersion }) => analysisVersion !== ANALYSIS_VERSION || !isBoundedBundleId(id),
    ) || documentsOf(files).some(({ document }) => !placed.has(document.id))
  );
}

async function regroupAlone(library: Library, options: AskOptions): Promise<Problem | null> {
  const content = await library.store.read();
  const documents = new Map(documentsOf(content.files).map((placed) => [placed.document.id, placed]));
  const grouped = await library.worker.ask({
    kind: "group",
    documents: [...documents.values()].map(({ document }) => document),
  });
  if (!grouped.ok) return grouped.failure;
  const { bundles } = grouped.value;
  const gone = content.bundles.filter(({ id }) => bundles.every(({ bundle }) => bundle !== id));
  const put: BundleRow[] = [];
  for (const group of bundles) {
    const row = content.bundles.find(({ id }) => id === group.bundle);
    if (row !== undefined && isCurrent(row, group.documents)) continue;
    put.push(await summarised(library, content, { group, documents, row, gone }, options));
  }
  if (put.length + gone.length > 0) {
    await library.store.write({ putBundles: put, deleteBundles: gone.map(({ id }) => id) });
  }
  return null;
}

function isCurrent(row: BundleRow, documents: readonly DocumentId[]): boolean {
  return (
    row.analysisVersion === ANALYSIS_VERSION &&
    row.places.length === documents.length &&
    row.places.every(({ document }) => documents.includes(document))
  );
}

interface Wanted {
  readonly group: GroupedBundle;
  readonly documents: ReadonlyMap<DocumentId, PlacedDocument>;
  readonly row: BundleRow | undefined;
  /** Rows that joining made superfluous: what a reader did with them goes on in the new one. */
  readonly gone: readonly BundleRow[];
}

async function summarised(
  library: Library,
  content: LibraryContent,
  { group, documents, row, gone }: Wanted,
  options: AskOptions,
): Promise<BundleRow> {
  const places = group.documents.flatMap((id) => documents.get(id)?.place ?? []);
  const files = content.files.filter(({ id }) => places.some(({ file }) => file === id));
  const before =
    row ?? gone.find((other) => other.places.some(({ document }) => group.documents.includes(document)));
  const bare: BundleRow = {
    id: group.bundle,
    places,
    size: files.reduce((sum, { size }) => sum + size, 0),
    addedAt: before?.addedAt ?? Math.max(...files.map(({ addedAt }) => addedAt)),
    openedAt: before?.openedAt ?? null,
    analysisVersion: ANALYSIS_VERSION,
    summary: null,
    problem: null,
  };
  const needed = bundleFiles(content, bare);
  if (needed === null) throw new Error(`a file of ${group.bundle} is missing among those it was made of`);
  const made = await library.worker.ask({ kind: "summarise", bundle: needed }, options);
  return made.ok ? { ...bare, summary: made.value.summary } : { ...bare, problem: made.failure };
}
