// What the search worker must know of an opened bundle.

import type { SearchOutline } from "../model/search-outline.ts";
import { searchOutline } from "../pipeline/search-outline.ts";
import type { Opened } from "./opened-bundles.ts";
import type { BundleFiles } from "./protocol.ts";

/** Files are numbered as the request has them. */
export function bundleOutline(
  { analysis, spans, claims, documents }: Opened,
  { files }: BundleFiles,
): SearchOutline {
  return searchOutline({
    analysis,
    spans,
    claims: claims().values(),
    documents: [...documents.values()].map(({ file, document, frame }) => ({
      document,
      file: files.findIndex(({ id }) => id === file.id),
      ordinal: frame.ordinal,
    })),
  });
}
