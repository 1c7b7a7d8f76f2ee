// The index of a transcript, and where in the transcripts of a bundle a place stands.

import type { TranscriptIndex, TranscriptPlace } from "../model/transcript.ts";
import { rowOfPlace } from "../transcript/assign-blocks.ts";
import { indexColumns } from "../transcript/index-columns.ts";
import { recordOfPlace } from "../transcript/record-place.ts";
import type { Opened } from "./opened-bundles.ts";
import type { Request } from "./protocol.ts";
import { sessionsIn, type Transcript, transcriptOf } from "./transcripts.ts";

export async function transcriptIndex(
  opened: Opened,
  { session }: Extract<Request, { kind: "transcript" }>,
): Promise<TranscriptIndex | null> {
  const transcript = await transcriptOf(opened, session);
  if (transcript === null) return null;
  return indexColumns(session, transcript.rows, transcript.dispatches.requests);
}

type Place = Extract<Request, { kind: "transcript-place" }>;

/** The row that holds a place: in the session asked for, else in any. null where none does. */
export async function transcriptPlace(opened: Opened, place: Place): Promise<TranscriptPlace | null> {
  const all = sessionsIn(opened);
  const sessions =
    place.session === null ? all : [place.session, ...all.filter((id) => id !== place.session)];
  for (const session of sessions) {
    const transcript = await transcriptOf(opened, session);
    const row = transcript === null ? -1 : rowIn(transcript, opened, place);
    if (row >= 0) return { session, row };
  }
  return null;
}

function rowIn({ rows }: Transcript, opened: Opened, { document, line, at }: Place): number {
  const holder = opened.documents.get(document);
  const place = holder === undefined ? null : recordOfPlace(holder.document, line, at);
  const isSame = (index: number) => {
    const row = rows[index];
    if (row === undefined || row.document !== document || row.kind === "lost") return false;
    if (place === null) return row.list < 0 && (at === row.at || at.startsWith(`${row.at}/`));
    return row.list === place.list && row.record === place.record;
  };
  const first = rows.findIndex((_, index) => isSame(index));
  if (first < 0) return -1;
  let end = first + 1;
  while (isSame(end)) end += 1;
  // What a record holds between two events belongs to the row of the one before it.
  const own = rows.slice(first, end);
  const inner = rowOfPlace(own, [], at);
  const own0 = own[inner]?.at ?? at;
  const isExact = inner > 0 || own0 === at || own.length === 1;
  return isExact ? first + inner : first + rowBefore(own, at);
}

/** The last row of a record whose event stands before a place in it, by the numbers in their pointers. */
function rowBefore(rows: readonly { readonly at: string }[], at: string): number {
  let found = 0;
  for (const [index, row] of rows.entries()) if (isBefore(row.at, at)) found = index;
  return found;
}

function isBefore(one: string, other: string): boolean {
  const [left, right] = [one.split("/"), other.split("/")];
  for (const [index, segment] of left.entries()) {
    const against = right[index];
    if (against === undefined) return false;
    if (segment === against) continue;
    return /^\d+$/.test(segment) && /^\d+$/.test(against) && Number(segment) < Number(against);
  }
  return true;
}
