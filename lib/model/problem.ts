// What went wrong in reading or in the data, as a value: what, where, what to do. Only `loss` colours a verdict.

import type { Pointer } from "../base/json-pointer.ts";
import type { HintKey } from "./hint.ts";
import type { Sentence } from "./sentences.ts";

export type Severity = "note" | "warning" | "loss";

/** What the facts format can say. */
export type FactsProblemCode =
  | "unreadable-document"
  | "byte-order-mark"
  | "utf-16"
  | "text-before-json"
  | "text-after-json"
  | "concatenated-documents"
  | "wrapped-document"
  | "partial-page"
  | "truncated-document"
  | "ends-inside-turn"
  | "sanitized-export"
  | "duplicate-session"
  | "unknown-row-type"
  | "row-without-type"
  | "unknown-content-type"
  | "malformed-item"
  | "unknown-tool-state"
  | "duplicate-id"
  | "duplicate-call-id"
  | "time-disorder"
  | "unreadable-time"
  | "torn-line"
  | "non-object-line"
  | "unknown-event"
  | "unknown-ack-status"
  | "ack-without-child-id"
  | "unknown-notice-state"
  | "duplicate-notice"
  | "orphan-notice"
  | "ambiguous-link"
  | "notice-before-ack"
  | "missing-child-export"
  | "missing-parent-export";

/** What only this project tells apart. */
export type OwnProblemCode =
  | "syntax-error"
  | "invalid-bytes"
  | "duplicate-key"
  | "too-deep"
  | "too-large"
  | "empty-file"
  | "not-a-session"
  | "unsafe-archive"
  | "unreadable-archive"
  | "same-bytes"
  | "mixed-shapes"
  | "unexpected-shape"
  | "reading-cancelled"
  | "altered-report"
  | "analysis-stopped";

export type ProblemCode = FactsProblemCode | OwnProblemCode;

/** What is wrong is a sentence with its values: it states facts and names the value concerned. */
export interface Problem extends Sentence {
  readonly code: ProblemCode;
  readonly severity: Severity;
  /** Advice; null when there is nothing to do. */
  readonly hint: HintKey | null;
  /** The document's name as shown, or the file's when no document came of it; null when it concerns the bundle. */
  readonly document: string | null;
  readonly line: number | null;
  readonly at: Pointer | null;
  /** Byte range in the file as dropped. */
  readonly bytes: readonly [start: number, end: number] | null;
}

const SEVERITIES: Readonly<Partial<Record<ProblemCode, Severity>>> = {
  "unreadable-document": "loss",
  "truncated-document": "loss",
  "torn-line": "loss",
  "syntax-error": "loss",
  "invalid-bytes": "loss",
  "not-a-session": "loss",
  "empty-file": "loss",
  "unsafe-archive": "loss",
  "unreadable-archive": "loss",
  "too-deep": "loss",
  "too-large": "loss",
  "malformed-item": "loss",
  "non-object-line": "loss",
  "reading-cancelled": "loss",
  "altered-report": "loss",
  "analysis-stopped": "loss",
  "byte-order-mark": "note",
  "utf-16": "note",
  "wrapped-document": "note",
  "concatenated-documents": "note",
  "text-before-json": "note",
  "missing-child-export": "note",
  "missing-parent-export": "note",
  "same-bytes": "note",
  "unexpected-shape": "note",
};

export type ProblemPlace = Partial<Pick<Problem, "document" | "line" | "at" | "bytes" | "hint">>;

/** A problem with its code's own severity; everything that is not said about its place is null. */
export function problem(code: ProblemCode, { says, values }: Sentence, place: ProblemPlace = {}): Problem {
  return {
    code,
    severity: SEVERITIES[code] ?? "warning",
    says,
    values,
    hint: place.hint ?? null,
    document: place.document ?? null,
    line: place.line ?? null,
    at: place.at ?? null,
    bytes: place.bytes ?? null,
  };
}

/** True when a sentence names this id, alone or within another value. */
export function speaksOf({ values }: Sentence, id: string): boolean {
  return Object.values(values).some((value) =>
    Array.isArray(value)
      ? value.some((part) => typeof part === "string" && part.includes(id))
      : typeof value === "string" && value.includes(id),
  );
}
