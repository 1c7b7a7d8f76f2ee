// A session as a transcript: one row for each event of its documents, and for each record that makes none. The index goes
// to the page as columns; what a row holds is asked for when it comes into view.

import type { Pointer } from "../base/json-pointer.ts";
import type { EpochMs } from "../base/time.ts";
import type { ClaimId, DocumentId, SessionId } from "./ids.ts";
import type { Problem } from "./problem.ts";
import type { Standing } from "./standing.ts";
import type { Block } from "./transcript-block.ts";

/**
 * `prompt`: words recorded as a person's. `lead-prompt`: a lead's words to its child, recorded the same way. `record`: a record
 * that makes no event of its own (a piece of a message in a list of pieces). `damaged`: a record that cannot be read. `lost`: a
 * stretch of the file between records.
 */
export const TRANSCRIPT_KINDS = [
  "prompt",
  "lead-prompt",
  "step",
  "tool-call",
  "notice",
  "synthetic",
  "user-shell",
  "idle",
  "switch",
  "system",
  "skill",
  "compaction",
  "retry",
  "unread",
  "record",
  "damaged",
  "lost",
] as const;
export type TranscriptKind = (typeof TRANSCRIPT_KINDS)[number];

/** The row stands at or after the message that a staged revert names. */
export const ROW_REVERTED = 1;
/** An identical copy of an earlier row: shown, counted once. */
export const ROW_COPY = 2;
/** That the lead wrote this prompt is only inferred. */
export const ROW_INFERRED_LEAD = 4;

/** One entry per row, in record order. Transferred, not cloned. */
export interface TranscriptIndex {
  readonly session: SessionId;
  readonly count: number;
  /** Index into TRANSCRIPT_KINDS. */
  readonly kind: Uint8Array;
  readonly flags: Uint8Array;
  /** NaN: no readable time. */
  readonly at: Float64Array;
  /** Characters that the row is known to hold: tells how high it may be. */
  readonly chars: Uint32Array;
  /** Index into `names`: the tool of a call, the agent of a step; 0 for none. */
  readonly name: Uint32Array;
  readonly names: readonly string[];
  /** The rows of calls that dispatch. */
  readonly dispatches: readonly { readonly dispatch: ClaimId; readonly row: number }[];
}

export interface RestingClaim {
  readonly id: ClaimId;
  readonly standing: Standing;
}

/** Claims of one row that go along with it; the rest is counted. */
export const MAX_ROW_CLAIMS = 60;
/** Blocks of one row that go along with it, unless more are asked for. */
export const MAX_ROW_BLOCKS = 12;

export interface TranscriptRow {
  readonly index: number;
  readonly kind: TranscriptKind;
  readonly flags: number;
  readonly document: DocumentId;
  readonly line: number | null;
  readonly at: Pointer;
  readonly time: EpochMs | null;
  /** The claim about that time. */
  readonly timeClaim: ClaimId | null;
  /** A row from here on is reverted: the message that the revert names. */
  readonly revert: "named" | "after" | null;
  readonly blocks: readonly Block[];
  readonly blockCount: number;
  readonly claims: readonly RestingClaim[];
  readonly claimCount: number;
  /** The dispatch that this call makes, or that this notice answers; the page looks up how well that is known. */
  readonly dispatch: { readonly id: ClaimId; readonly role: "request" | "answer" } | null;
  /** The child that the record itself names. */
  readonly child: SessionId | null;
  readonly problems: readonly Problem[];
}

/** Where a place stands in the transcripts of a bundle. */
export interface TranscriptPlace {
  readonly session: SessionId;
  readonly row: number;
}
