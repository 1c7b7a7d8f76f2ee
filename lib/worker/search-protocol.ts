// What crosses between the page and the worker that searches. It is a worker of its own: an expression that never ends can
// only be stopped by ending the worker, and what was read must not go with it.

import type { HitRow, QueryProblem, Searched, SearchQuery, SearchResult, TextMark } from "../model/search.ts";
import type { SearchOutline } from "../model/search-outline.ts";
import type { DroppedFile } from "./protocol.ts";

export type ToSearchWorker =
  /** The worker takes this lock and holds it as long as it lives. */
  | { readonly kind: "start"; readonly lock: string | null }
  /** The bundle that all later questions are about; once per worker. */
  | { readonly kind: "load"; readonly outline: SearchOutline; readonly files: readonly DroppedFile[] }
  | { readonly kind: "search"; readonly id: number; readonly query: SearchQuery }
  | {
      readonly kind: "rows";
      readonly id: number;
      readonly query: SearchQuery;
      readonly values: readonly number[];
    }
  /** Where a page's own texts match. */
  | {
      readonly kind: "marks";
      readonly id: number;
      readonly query: SearchQuery;
      readonly texts: readonly string[];
    }
  | { readonly kind: "cancel"; readonly id: number };

export type FromSearchWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "loading"; readonly bytes: number }
  | { readonly kind: "loaded"; readonly values: number }
  /** A sign of life, with how far the search is. */
  | { readonly kind: "pulse"; readonly id: number; readonly searched: Searched }
  | { readonly kind: "partial"; readonly id: number; readonly result: SearchResult }
  | { readonly kind: "found"; readonly id: number; readonly result: SearchResult }
  | { readonly kind: "rows"; readonly id: number; readonly rows: readonly HitRow[] }
  | { readonly kind: "marks"; readonly id: number; readonly marks: readonly (readonly TextMark[])[] }
  | { readonly kind: "refused"; readonly id: number; readonly problem: QueryProblem }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };

/** Blobs are handles; the columns of the outline and of a result are handed over, not copied. */
export function outlineBuffers({ owners, moments }: SearchOutline): Transferable[] {
  const { record, path, kind, agent, tool, state, session, at, span, resting } = owners;
  return buffersIn([record, path, kind, agent, tool, state, session, at, span, resting, moments]);
}

export function resultBuffers({ hits, places }: SearchResult): Transferable[] {
  const { session, span, at, hit, hits: counts, owner } = places;
  return buffersIn([hits, session, span, at, hit, counts, owner]);
}

function buffersIn(columns: readonly { readonly buffer: ArrayBufferLike }[]): Transferable[] {
  return columns.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer);
}
