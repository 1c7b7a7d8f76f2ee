// Whether rows that could not be read stood between two that could. In a JSON document decode leaves an empty range in the
// list for them; in a document of lines (where a blank line leaves one too) the loss is a problem that names its line.

import type { ReadDocument } from "../model/session-log.ts";
import type { Entry, SessionSource } from "./session-source.ts";

/** In the same document: between the two rows. In two: after the earlier row in its own, or before the later in its own. */
export function areRowsLostBetween(source: SessionSource, one: Entry, other: Entry): boolean {
  const [first, last] = one.order <= other.order ? [one, other] : [other, one];
  if (first.doc === last.doc) {
    const [from, to] = [first, last].sort((left, right) => left.event.row - right.event.row);
    return isLossIn(source, first.doc, from ?? first, to ?? last);
  }
  return isLossIn(source, first.doc, first, null) || isLossIn(source, last.doc, null, last);
}

/** Between an entry and the row before it, or the document's start. */
export function areRowsLostBefore(source: SessionSource, entry: Entry): boolean {
  return isLossIn(source, entry.doc, null, entry);
}

function isLossIn(source: SessionSource, doc: Entry["doc"], from: Entry | null, to: Entry | null): boolean {
  const document = source.documents.find(({ id }) => id === doc);
  if (!document) return false;
  return document.form === "jsonl"
    ? isLineLost(document, from?.event.line ?? 0, to?.event.line ?? Number.POSITIVE_INFINITY)
    : !document.condition.isComplete && isRowLost(document, from?.event.row ?? -1, to?.event.row ?? null);
}

function isRowLost({ lists }: ReadDocument, from: number, to: number | null): boolean {
  return lists.some(({ starts, ends }) =>
    starts.slice(from + 1, to ?? undefined).some((start, index) => start === ends[from + 1 + index]),
  );
}

function isLineLost({ problems }: ReadDocument, from: number, to: number): boolean {
  return problems.some(
    ({ severity, line }) => severity === "loss" && line !== null && line > from && line < to,
  );
}

/**
 * A row between two that no reader understood: it may be of any kind. A part of a row that was not understood is none.
 * `to` null: to the end of the session.
 */
export function isRowUnreadBetween(
  { entries }: SessionSource,
  from: Entry | null,
  to: Entry | null,
): boolean {
  const [first, last] = [from === null ? 0 : from.order + 1, to === null ? entries.length : to.order];
  for (let order = first; order < last; order += 1) {
    if (entries[order]?.event.kind === "unread" && !isOfReadRow(entries, order)) return true;
  }
  return false;
}

/**
 * Whether another part of the row was read. Calls say nothing of that: they are read by themselves where nobody knows what the
 * row is.
 */
function isOfReadRow(entries: readonly Entry[], order: number): boolean {
  return [-1, 1].some((way) => {
    for (let at = order + way; isSameRow(entries[at], entries[order]); at += way) {
      const kind = entries[at]?.event.kind;
      if (kind !== "unread" && kind !== "tool-call") return true;
    }
    return false;
  });
}

function isSameRow(one: Entry | undefined, other: Entry | undefined): boolean {
  return one !== undefined && one.doc === other?.doc && one.event.row === other.event.row;
}
