// All rows of one session, in record order. Every event of its documents is one row, also a copy that analysis counts once;
// every record without an event is one, also one that cannot be read.

import type { SessionSource } from "../analysis/session-source.ts";
import type { SessionEvent } from "../model/event.ts";
import type { DocumentId } from "../model/ids.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { ROW_COPY, ROW_REVERTED } from "../model/transcript.ts";
import { orderRows } from "./order-rows.ts";
import { lostRows, rowOfRecord } from "./other-rows.ts";
import type { RecordPlace } from "./record-place.ts";
import type { Row } from "./row.ts";
import { type LeadStandings, rowOfEvent } from "./rows-of-events.ts";

export interface TranscriptInput {
  /** The session with all its rows, copies included. */
  readonly source: SessionSource;
  /** The events that analysis counts. */
  readonly counted: ReadonlySet<SessionEvent>;
  readonly leads: LeadStandings;
  /** Records without an event that belong to this session. */
  readonly others: readonly { readonly document: ReadDocument; readonly place: RecordPlace }[];
}

export function transcriptRows({ source, counted, leads, others }: TranscriptInput): readonly Row[] {
  const documents = new Map<DocumentId, ReadDocument>(source.documents.map((one) => [one.id, one]));
  const events = source.entries.map(({ doc, event }) => {
    const row = rowOfEvent(event, documents.get(doc) ?? source.document, leads);
    if (!counted.has(event)) row.flags |= ROW_COPY;
    return row;
  });
  const rest = others.map(({ document, place }) => rowOfRecord(document, place));
  const lost = source.documents.flatMap((document) => (isFirst(document, source) ? lostRows(document) : []));
  const rows = orderRows(events, [...rest, ...lost]);
  markReverted(rows, source.record.revert?.value ?? null);
  return rows;
}

/** In a document of several sessions, what was lost is told in the first of them. */
function isFirst({ logs }: ReadDocument, { id, record }: SessionSource): boolean {
  const [first] = logs;
  return logs.length <= 1 || first?.session === record || first?.session.id?.value === id;
}

/** A staged revert names a message: it and what stands after it are still in the export, and out of the conversation. */
function markReverted(rows: readonly Row[], message: string | null): void {
  if (message === null) return;
  const from = rows.findIndex(({ event }) => event?.message?.value === message);
  if (from < 0) return;
  for (const row of rows.slice(from)) row.flags |= ROW_REVERTED;
}
