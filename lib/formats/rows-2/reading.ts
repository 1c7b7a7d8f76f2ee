// What the reading of one document of 2.x rows carries along: where its problems go, and the marks in it that tell how
// old its host was and whether it was redacted. The only thing that changes while rows are read.

import type { Cursor } from "../../base/cursor.ts";
import { say } from "../../model/sentences.ts";
import type { Place, ProblemList } from "../problem-list.ts";
import type { RowSchemas } from "./schemas.ts";

export interface RowReading {
  readonly problems: ProblemList;
  readonly schemas: RowSchemas;
  readonly marks: RowMarks;
  /** Line of the record at hand, in a JSONL document. */
  line: number | null;
  /** Number of the next event. */
  seq: number;
}

/** What was seen in a document, each with no theory of what it means. */
export interface RowMarks {
  /** The first redacted value. */
  redacted: Place | null;
  /** Rows that mark an idle. */
  idles: number;
  /** `native`: the name of provider blobs in later builds. */
  native: boolean;
  /** `providerState` on a row or tool, `state` on a text: their name up to 2.0.16. */
  providerState: boolean;
  /** `structured` or `provider` on a tool: the early shape. */
  structured: boolean;
  /** An idle row that holds an error. */
  idleError: boolean;
  /** `workspaceID` in a location: the mark of betas, which wrote no idle rows. */
  workspace: boolean;
}

export function rowReading(problems: ProblemList, schemas: RowSchemas): RowReading {
  return {
    problems,
    schemas,
    line: null,
    seq: 0,
    marks: {
      redacted: null,
      idles: 0,
      native: false,
      providerState: false,
      structured: false,
      idleError: false,
      workspace: false,
    },
  };
}

/** The number of an event that is about to be made; events are numbered in the order in which they are handed on. */
export function nextSeq(reading: RowReading): number {
  const { seq } = reading;
  reading.seq += 1;
  return seq;
}

export function placeOf(cursor: Cursor, reading: RowReading): Place {
  return { at: cursor.pointer, line: reading.line };
}

/** Says of a document that it was sanitised, at its first placeholder. Called once, when all was read. */
export function reportRedaction(reading: RowReading): void {
  const { redacted } = reading.marks;
  if (redacted === null) return;
  reading.problems.add(
    "sanitized-export",
    say("sanitized-placeholders", {}),
    redacted,
    "export-unsanitized-for-answers",
  );
}
