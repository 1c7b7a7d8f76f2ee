// What a file that was added belongs to, and by which ids: its own record names a session here, or a session here
// names it. Several can hold; the one a reader would check first is told.

import { groupBy } from "../base/group-by.ts";
import type { BundleId, SessionId } from "../model/ids.ts";
import type { FileId, KeptDocument } from "../model/library.ts";
import type { BundleRow, FileRow } from "../store/rows.ts";
import { type PlacedDocument, usableDocuments } from "./kept-documents.ts";

export type JoinReason =
  /** Another export of a session that is here. */
  | "same-session"
  /** Its own record names a session that is here as its parent. */
  | "its-parent-is-here"
  /** A session here names it as the child of a dispatch. */
  | "dispatched-from-here"
  /** It names a session that is here as the child of a dispatch. */
  | "its-child-is-here"
  /** A session here names it as its parent. */
  | "parent-of-one-here"
  /** Both name a session that is not loaded. */
  | "names-the-same-session";

/** `why` null: the bundle is new. */
export interface Placement {
  readonly bundle: BundleId;
  readonly why: JoinReason | null;
}

interface Surroundings {
  readonly bundles: readonly BundleRow[];
  readonly documents: readonly PlacedDocument[];
}

/**
 * Finds the bundles that a file's documents are in, each once. `later` are files that came after it: they do not count as
 * having been here.
 */
export function placementsIn({ bundles, documents }: Surroundings) {
  const bundleOf = new Map(
    bundles.flatMap((bundle) => bundle.places.map(({ document }) => [document, bundle])),
  );
  const members = groupBy(documents, ({ place }) => bundleOf.get(place.document)?.id ?? null);
  return (file: FileRow, later: ReadonlySet<FileId>): readonly Placement[] => {
    const placements = new Map<BundleId, Placement>();
    for (const document of usableDocuments(file)) {
      const bundle = bundleOf.get(document.id)?.id;
      const known = bundle === undefined ? undefined : placements.get(bundle);
      if (bundle === undefined || (known !== undefined && known.why !== null)) continue;
      const others = (members.get(bundle) ?? [])
        .filter(({ place }) => place.file !== file.id && !later.has(place.file))
        .map((placed) => placed.document);
      placements.set(bundle, { bundle, why: joinReason(document, others) });
    }
    return [...placements.values()];
  };
}

/** Why `document` stands with `others`, which are the other documents of its bundle; null when there are none. */
export function joinReason(document: KeptDocument, others: readonly KeptDocument[]): JoinReason | null {
  if (others.length === 0) return null;
  const here = new Set(others.flatMap(({ sessions }) => sessions.map(({ id }) => id)));
  const named = new Set(others.flatMap(({ children }) => children));
  const parentsHere = new Set(others.flatMap(({ sessions }) => sessions.map(({ parent }) => parent)));
  const own = document.sessions.map(({ id }) => id);
  const isHere = (id: SessionId | null) => id !== null && here.has(id);
  if (own.some(isHere)) return "same-session";
  if (document.sessions.some(({ parent }) => isHere(parent))) return "its-parent-is-here";
  if (own.some((id) => named.has(id))) return "dispatched-from-here";
  if (document.children.some(isHere)) return "its-child-is-here";
  if (own.some((id) => parentsHere.has(id))) return "parent-of-one-here";
  return "names-the-same-session";
}
