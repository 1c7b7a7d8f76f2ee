// Spans in full, for the few that a table or a readout shows.

import type { SpanRow } from "../model/bundle-view.ts";
import type { Opened } from "./opened-bundles.ts";

/** In the order asked for; an index outside the columns is left out. */
export function spanRows({ spans }: Opened, indices: readonly number[]): readonly SpanRow[] {
  return indices.flatMap((index) => {
    const span = spans[index];
    if (span === undefined) return [];
    const { doc, line, at } = span.ref;
    return { index, id: span.id, says: span.says, pointer: at, line, document: doc };
  });
}
