// Whether rows of a document that could not be read stood between two that could. Decode leaves an empty range in the list
// for them; lines of a log are left out of this, where a blank line leaves one too.

import type { Entry, SessionSource } from "../session-source.ts";

export function areRowsLostBetween(source: SessionSource, one: Entry, other: Entry): boolean {
  const document = source.documents.find(({ id }) => id === one.doc);
  if (!document || document.condition.isComplete || document.form === "jsonl" || one.doc !== other.doc)
    return false;
  const [from, to] = [one.event.row, other.event.row].sort((left, right) => left - right);
  return document.lists.some(({ starts, ends }) =>
    starts.slice((from ?? 0) + 1, to).some((start, index) => start === ends[(from ?? 0) + 1 + index]),
  );
}
