// Rows of hits, asked of the worker page by page as the list shows them. Rows of another question are never shown.
"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import type { HitRow, SearchQuery, SearchResult } from "@/lib/model/search.ts";

const PAGE = 40;

/** null: still being read; "failed": it could not be. */
export type HitRowState = HitRow | null | "failed";

export interface HitRows {
  readonly row: (hit: number) => HitRowState;
  /** A hit that is to be opened, wherever the list is scrolled to. */
  readonly fetch: (hit: number) => Promise<HitRow | null>;
}

type Page = readonly HitRow[] | "asked" | "failed";

/** Hits from `from` to `to` are in sight. */
export function useHitRows(
  query: SearchQuery | null,
  result: SearchResult | null,
  from: number,
  to: number,
): HitRows {
  const { details } = useSession();
  const [, setVersion] = useState(0);
  const pages = useRef<{ readonly of: SearchResult | null; readonly pages: Map<number, Page> }>({
    of: null,
    pages: new Map(),
  });
  if (pages.current.of !== result) pages.current = { of: result, pages: new Map() };

  const ask = useCallback(
    async (page: number): Promise<Page> => {
      const held = pages.current;
      if (query === null || result === null) return "failed";
      const known = held.pages.get(page);
      if (known !== undefined && known !== "asked") return known;
      held.pages.set(page, "asked");
      const values = [...result.hits.subarray(page * PAGE, (page + 1) * PAGE)];
      const rows: Page = await details.search.rows(query, values).catch(() => "failed" as const);
      held.pages.set(page, rows);
      if (pages.current === held) setVersion((last) => last + 1);
      return rows;
    },
    [details, query, result],
  );
  const [first, last] = [Math.floor(Math.max(0, from) / PAGE), Math.floor(Math.max(0, to) / PAGE)];
  useEffect(() => {
    if (result === null || result.hits.length === 0) return;
    for (let page = first; page <= last; page += 1) {
      if (page * PAGE < result.hits.length && !pages.current.pages.has(page)) void ask(page);
    }
  }, [result, first, last, ask]);

  const row = (hit: number): HitRowState => {
    const page = pages.current.pages.get(Math.floor(hit / PAGE));
    if (page === undefined || page === "asked") return null;
    return page === "failed" ? "failed" : (page[hit % PAGE] ?? "failed");
  };
  const fetch = useCallback(
    async (hit: number) => {
      const page = await ask(Math.floor(hit / PAGE));
      return typeof page === "string" ? null : (page[hit % PAGE] ?? null);
    },
    [ask],
  );
  return { row, fetch };
}
