// A search over all values of a bundle: what is asked, what a value is, and what is answered. Values are numbered in the
// order of the documents, so a hit is one number wherever it crosses.

import type { Pointer } from "../base/json-pointer.ts";
import type { EpochMs } from "../base/time.ts";
import { SPAN_STATES } from "./bundle-view.ts";
import type { DocumentId, SessionId } from "./ids.ts";
import type { SpanState } from "./timeline.ts";

/** What a value is to a reader. `unread`: nobody read it; `detail`: an id, a time, a count, a name in a record. */
export const TEXT_KINDS = [
  "prompt",
  "text",
  "reasoning",
  "tool-input",
  "tool-output",
  "error",
  "notice",
  "host",
  "session",
  "detail",
  "unread",
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** The claims that rest on a record, by the best known of them. `none`: no claim rests on it. */
export const RESTING = ["observed", "computed", "inferred", "none"] as const;
export type Resting = (typeof RESTING)[number];

/** How the call or step ended that holds a value. */
export const HIT_STATES = SPAN_STATES;

/** null: all of them. */
export interface SearchFilters {
  readonly kinds: readonly TextKind[] | null;
  /** The empty text: not recorded. */
  readonly agents: readonly string[] | null;
  readonly tools: readonly string[] | null;
  readonly states: readonly SpanState[] | null;
  readonly resting: readonly Resting[] | null;
  readonly sessions: readonly SessionId[] | null;
}

export interface SearchQuery extends SearchFilters {
  readonly text: string;
  readonly isRegex: boolean;
  readonly isCaseSensitive: boolean;
  /** Claims that are inferred count as none. */
  readonly isOnlyLiveObserved: boolean;
}

export const NO_FILTERS: SearchFilters = {
  kinds: null,
  agents: null,
  tools: null,
  states: null,
  resting: null,
  sessions: null,
};

/** Why a text cannot be searched for. `engine`: what the browser says of the expression, in its own words. */
export type QueryProblem =
  | { readonly kind: "invalid-expression"; readonly engine: string }
  | { readonly kind: "matches-nothing" };

/** How much was looked at: values, of all there are. */
export interface Searched {
  readonly values: number;
  readonly of: number;
  /** Of those looked at: values so long that the browser gave the expression up before an answer. */
  readonly beyond: number;
}

/** One session's share of the hits, in the order of the list. */
export interface HitGroup {
  /** null: values that belong to no session of the bundle. */
  readonly session: SessionId | null;
  readonly from: number;
  readonly count: number;
}

/** Records and calls with hits, one entry each, in the order of the documents: for marks on lanes. */
export interface HitPlaces {
  readonly count: number;
  /** Index into the columns; -1: no bar. */
  readonly span: Int32Array;
  /** NaN: no time recorded. */
  readonly at: Float64Array;
  /** Index into the sessions of the outline. */
  readonly session: Uint32Array;
  /** The first hit in the list, or NOT_LISTED, and how many hits the place has. */
  readonly hit: Uint32Array;
  readonly hits: Uint32Array;
  /** Numbers of the places as the outline has them, to find moments by. */
  readonly owner: Uint32Array;
}

export interface SearchResult {
  /** Numbers of the values found, session by session; at most MAX_HITS. */
  readonly hits: Uint32Array;
  readonly groups: readonly HitGroup[];
  /** All hits, counted to the end of what was searched. */
  readonly total: number;
  /** By TEXT_KINDS, whatever kinds are chosen; by session, whatever sessions are chosen. */
  readonly kinds: readonly number[];
  readonly sessions: readonly { readonly session: SessionId | null; readonly count: number }[];
  readonly places: HitPlaces;
  readonly searched: Searched;
}

/** Hits that are kept to be listed; all are counted, and marked on the timeline. */
export const MAX_HITS = 100_000;
export const NOT_LISTED = 4_294_967_295;

/** A stretch of a text that matches: from, and past its end. */
export type TextMark = readonly [number, number];

export interface SnippetPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** One hit with all that its row shows. */
export interface HitRow {
  readonly value: number;
  readonly document: DocumentId;
  readonly line: number | null;
  readonly at: Pointer;
  readonly session: SessionId | null;
  readonly kind: TextKind;
  readonly agent: string;
  readonly tool: string | null;
  readonly state: SpanState | null;
  readonly time: EpochMs | null;
  readonly span: number | null;
  readonly snippet: readonly SnippetPart[];
  /** Length of the value in characters. */
  readonly chars: number;
}
