// The bundle that a link means. Its id is made of its root sessions, so it can change when a document joins two bundles
// or brings a parent that nothing named: then the bundle that holds one of those sessions is meant.

import type { BundleId } from "../model/ids.ts";
import type { LibraryContent } from "../store/content.ts";
import type { BundleRow } from "../store/rows.ts";
import { bundleKey, documentsOf } from "./kept-documents.ts";
import type { Library } from "./library.ts";

export function bundleNamed(content: LibraryContent, bundle: BundleId): BundleRow | null {
  const exact = content.bundles.find(({ id }) => id === bundle);
  if (exact !== undefined) return exact;
  const sessions = new Set<string>(bundle.split("+"));
  const holding = new Set(
    documentsOf(content.files)
      .filter(({ document }) => document.sessions.some(({ id }) => sessions.has(id)))
      .map(({ document }) => document.id),
  );
  return (
    content.bundles.find(
      ({ id, places }) =>
        id.split("+").some((session) => sessions.has(session)) ||
        places.some(({ document }) => holding.has(document)),
    ) ?? null
  );
}

/** Notes that a bundle was opened; a bundle that is gone by then is left alone. */
export async function withOpenedAt(library: Library, key: string, at: number): Promise<void> {
  const { bundles } = await library.store.read();
  const row = bundles.find((bundle) => bundleKey(bundle) === key);
  if (row !== undefined) await library.store.write({ putBundles: [{ ...row, openedAt: at }] });
}
