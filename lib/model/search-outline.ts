// What a search needs to know of a bundle besides its values: who owns each value. An owner is an event (a call, a step, a
// notice) or, where none is, the record itself. Columns, so that it crosses between workers at no cost.

import type { DocumentId, SessionId } from "./ids.ts";
import type { DocumentStart } from "./raw-document.ts";

/** What the owner of a value is; events by their kind. */
export const OWNER_KINDS = [
  "record",
  "head",
  "prompt",
  "step",
  "tool-call",
  "notice",
  "synthetic",
  "idle",
  "switch",
  "system",
  "skill",
  "user-shell",
  "compaction",
  "retry",
  "unread",
] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** One entry per owner, by document, then by record; every record has one for itself first. */
export interface OwnerColumns {
  readonly count: number;
  /** Number of the record within its document: lists one after another, then the head. */
  readonly record: Uint32Array;
  /** Where in the record it stands, as a pointer from the record: index into `paths`. */
  readonly path: Uint32Array;
  readonly kind: Uint8Array;
  /** Indices into `agents` and `tools`; 0 is the empty text, not recorded or none. */
  readonly agent: Uint32Array;
  readonly tool: Uint32Array;
  /** Index into SPAN_STATES; NO_STATE: neither a call nor a step. */
  readonly state: Uint8Array;
  /** Index into `sessions`; NO_SESSION: of no session of the bundle. */
  readonly session: Uint32Array;
  /** NaN: no time recorded. */
  readonly at: Float64Array;
  /** Index into the columns of spans; -1: no bar. */
  readonly span: Int32Array;
  /** Standings of the claims that rest on its record: OBSERVED, COMPUTED, INFERRED, added up. */
  readonly resting: Uint8Array;
}

export const NO_STATE = 255;
export const NO_SESSION = 4_294_967_295;
export const OBSERVED = 1;
export const COMPUTED = 2;
export const INFERRED = 4;

export interface DocumentOutline {
  readonly id: DocumentId;
  readonly name: string;
  /** The file, or the member of an archive, that it stands in. */
  readonly fileName: string;
  readonly form: DocumentStart["form"];
  /** Index into the bundle's files, and which of the documents in that file it is, from 0. */
  readonly file: number;
  readonly ordinal: number;
  /** Its owners. */
  readonly from: number;
  readonly to: number;
  /** Pointers of its lists, and how many records come before each. */
  readonly lists: readonly { readonly at: string; readonly before: number }[];
  /** Records of all lists; the number of the head. */
  readonly records: number;
  /** Patterns of values that nobody read. */
  readonly unread: readonly string[];
}

export interface SearchOutline {
  readonly documents: readonly DocumentOutline[];
  readonly owners: OwnerColumns;
  readonly paths: readonly string[];
  readonly agents: readonly string[];
  readonly tools: readonly string[];
  /** In the order of the lanes. */
  readonly sessions: readonly SessionId[];
  /** For each moment of the timeline its owner; -1: none. */
  readonly moments: Int32Array;
}
