// The rows that no event makes: records whose content belongs to events elsewhere (pieces of a message in a list of pieces),
// records that could not be read, and stretches of the file that were lost between records.

import { ROOT } from "../base/json-pointer.ts";
import type { SessionId } from "../model/ids.ts";
import type { Problem, ProblemCode } from "../model/problem.ts";
import type { ReadDocument } from "../model/session-log.ts";
import type { TranscriptKind } from "../model/transcript.ts";
import { isReadable, placeOfRecord, type RecordPlace, recordOfPlace } from "./record-place.ts";
import type { Row } from "./row.ts";

/** The records of a document at which no event of any of its sessions stands, in the order of the file. */
export function uncoveredRecords(document: ReadDocument): readonly RecordPlace[] {
  const covered = document.lists.map(({ starts }) => new Uint8Array(starts.length));
  for (const { events } of document.logs) {
    for (const { line, source } of events) {
      const place = recordOfPlace(document, line, source);
      const list = place === null ? undefined : covered[place.list];
      if (place !== null && list !== undefined) list[place.record] = 1;
    }
  }
  const found: RecordPlace[] = [];
  for (const [list, marks] of covered.entries()) {
    for (let record = 0; record < marks.length; record += 1) {
      const isBlankLine = document.form === "jsonl" && !isReadable(document.lists[list], record);
      if (marks[record] === 0 && !isBlankLine) found.push({ list, record });
    }
  }
  return found;
}

export function rowOfRecord(document: ReadDocument, place: RecordPlace): Row {
  const isKept = isReadable(document.lists[place.list], place.record);
  return bareRow(isKept ? "record" : "damaged", document, place, placeOfRecord(document, place));
}

/** What a reader of bytes had to leave out. Other losses lie inside a record, and are told with it. */
const STRETCHES: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  "invalid-bytes",
  "syntax-error",
  "torn-line",
  "truncated-document",
]);

/** Lost stretches of a document that lie in none of its records, where they stand. */
export function lostRows(document: ReadDocument): readonly Row[] {
  return document.problems.flatMap((problem) => {
    if (!STRETCHES.has(problem.code) || recordOfProblem(document, problem) !== null) return [];
    const list = Math.max(0, document.lists.length - 1);
    const record = positionOf(document, problem, list);
    return [{ ...bareRow("lost", document, { list, record }, { line: null, at: ROOT }), lost: problem }];
  });
}

/** The record that a problem names. Its line counts records only in a document of lines. */
export function recordOfProblem(document: ReadDocument, { at, line }: Problem): RecordPlace | null {
  const recordLine = document.form === "jsonl" ? line : null;
  if (at === null && recordLine === null) return null;
  const place = recordOfPlace(document, recordLine, at ?? ROOT);
  return place !== null && place.record < (document.lists[place.list]?.starts.length ?? 0) ? place : null;
}

/** Half a step before the first record that begins after the stretch. */
function positionOf(document: ReadDocument, { bytes }: Problem, list: number): number {
  const starts = document.lists[list]?.starts ?? [];
  if (bytes === null) return starts.length - 0.5;
  const next = starts.findIndex((start) => start >= bytes[0]);
  return (next < 0 ? starts.length : next) - 0.5;
}

/**
 * Whose a record is: the session that it names, where the document holds that one; else the first of the document, so that
 * none is lost.
 */
export function ownerOf(sessions: readonly SessionId[], named: string | null): SessionId | null {
  return sessions.find((id) => id === named) ?? sessions[0] ?? null;
}

function bareRow(
  kind: TranscriptKind,
  { id }: ReadDocument,
  { list, record }: RecordPlace,
  { line, at }: Pick<Row, "line" | "at">,
): Row {
  return {
    kind,
    flags: 0,
    document: id,
    line,
    at,
    list,
    record,
    time: null,
    chars: 0,
    name: null,
    event: null,
    lost: null,
  };
}
