// Which owners of values stand at a place: the event there and what it holds, or the record itself. For screens that mark the
// rows in which a search found something.

import type { DocumentId } from "../model/ids.ts";
import type { SearchOutline } from "../model/search-outline.ts";
import { numbersOf } from "../pipeline/record-numbers.ts";

export interface OwnedPlace {
  readonly document: DocumentId;
  readonly line: number | null;
  readonly at: string;
}

/** Numbers of owners, as a result's places have them. */
export type OwnersAt = (place: OwnedPlace) => readonly number[];

/** Keeps three small columns of the outline; its buffers may be handed over afterwards. */
export function ownersAt({ documents, owners, paths }: SearchOutline): OwnersAt {
  const [records, pathOf] = [owners.record.slice(), owners.path.slice()];
  const known = new Map(
    documents.map((document) => [
      document.id,
      { document, numbers: numbersOf(document.lists, document.records) },
    ]),
  );
  return ({ document: id, line, at }) => {
    const found = known.get(id);
    if (found === undefined) return [];
    const { record, path } = found.numbers.of(line, at);
    const { from, to } = found.document;
    const own: number[] = [];
    for (
      let owner = firstOf(records, record, from, to);
      owner < to && records[owner] === record;
      owner += 1
    ) {
      const place = paths[pathOf[owner] ?? 0] ?? "";
      if (place === path || (path !== "" && place.startsWith(`${path}/`))) own.push(owner);
    }
    return own;
  };
}

/** Owners of a document are in the order of its records. */
function firstOf(records: Uint32Array, record: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((records[middle] ?? 0) < record) low = middle + 1;
    else high = middle;
  }
  return low;
}
