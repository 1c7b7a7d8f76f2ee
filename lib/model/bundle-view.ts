// What leaves the worker for the page: the analysis without its spans, the spans as columns, and details on demand.
// The whole analysis stays in the worker; cloning it would cost as much as parsing it again.

import type { Json } from "../base/json.ts";
import type { Pointer } from "../base/json-pointer.ts";
import type { Analysis } from "./analysis.ts";
import type { Claim } from "./claim.ts";
import type { Evidence } from "./evidence.ts";
import type { ClaimId, DocumentId, SessionId } from "./ids.ts";
import type { ByteRange } from "./raw-document.ts";
import type { Timeline } from "./timeline.ts";

/** The analysis as the page holds it. */
export interface BundleView extends Omit<Analysis, "timeline"> {
  readonly timeline: Omit<Timeline, "spans">;
}

/** All spans of a bundle, one entry per column, ordered by start. Transferred, not cloned. */
export interface SpanColumns {
  readonly count: number;
  readonly from: Float64Array;
  /** NaN: no end is recorded. */
  readonly to: Float64Array;
  /** Index into `sessions`. */
  readonly lane: Uint32Array;
  /** Index into SPAN_KINDS and SPAN_STATES. */
  readonly kind: Uint8Array;
  readonly state: Uint8Array;
  /** Index into `names`. */
  readonly name: Uint32Array;
  readonly agent: Uint32Array;
  readonly names: readonly string[];
  /** The sessions of the whole bundle's lanes: a view without inferred lanes keeps these columns. */
  readonly sessions: readonly SessionId[];
}

export const SPAN_KINDS = ["step", "tool", "user-shell", "compaction"] as const;
export const SPAN_STATES = ["completed", "error", "refused", "unfinished", "other"] as const;

/** One span in full, for a table row or a readout. */
export interface SpanRow {
  readonly index: number;
  readonly id: ClaimId;
  readonly says: string;
  readonly pointer: Pointer;
  /** In a document of lines; else null. */
  readonly line: number | null;
  readonly document: DocumentId;
}

/** Evidence with its place found in the file. */
export interface LocatedEvidence {
  readonly evidence: Evidence;
  readonly documentName: string;
  /** Byte range of the place in the file as dropped; null when the file is not loaded. */
  readonly bytes: ByteRange | null;
}

export type ClaimSubject =
  | { readonly kind: "dispatch"; readonly dispatch: ClaimId; readonly property: string }
  | { readonly kind: "session"; readonly property: string }
  | { readonly kind: "span"; readonly name: string; readonly property: string }
  | { readonly kind: "other"; readonly property: string };

/** One claim with all that its card shows. */
export interface ClaimDetail {
  readonly claim: Claim<Json>;
  readonly subject: ClaimSubject;
  readonly evidence: readonly LocatedEvidence[];
  readonly rivalEvidence: readonly (readonly LocatedEvidence[])[];
  readonly derivedFrom: readonly Claim<Json>[];
}

/** One value of a document with its surroundings, for the Source screen. */
export interface SourceNode {
  readonly document: DocumentId;
  /** The line that `at` points into; null for a JSON document, and for a JSONL document as a whole. */
  readonly line: number | null;
  readonly at: Pointer;
  /** In the file as dropped. Covers the value itself, without the member's name before it. */
  readonly bytes: ByteRange | null;
  readonly value: SourceValue;
  /** Claims with evidence at this value or inside it, at most MAX_SOURCE_CLAIMS of them; inferred ones included. */
  readonly claims: readonly ClaimId[];
  /** How many there are in all. */
  readonly claimCount: number;
}

export const MAX_SOURCE_CLAIMS = 100;
/** Members that one answer holds, from the asked one on. */
export const SOURCE_PAGE = 200;

/**
 * A value cut to what a screen can hold: members of a container in pages, long strings as a start and a length.
 * The value of a member that is a container itself has a size and no members: ask for them at its own pointer.
 * `lines`: a JSONL document as a whole (line null, pointer empty); the key of a member is its line, from "1".
 */
export type SourceValue =
  | { readonly kind: "null" | "boolean" | "number"; readonly text: string }
  | { readonly kind: "string"; readonly text: string; readonly chars: number }
  | {
      readonly kind: "array" | "object" | "lines";
      readonly size: number;
      /** What tells one object of a list from the next: the text of its `type`, `role`, `name` or `id`. */
      readonly hint: string | null;
      readonly from: number;
      readonly members: readonly { readonly key: string; readonly value: SourceValue }[];
    };

/** A place of a document whose bytes hold a searched text, with a little of what stands around it. */
export interface SourceHit {
  readonly line: number | null;
  readonly at: Pointer;
  /** Of the match, in the file as dropped. */
  readonly bytes: ByteRange;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}
