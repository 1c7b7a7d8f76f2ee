// The search as the address has it: text, switches and filters, and the ways to change them. What is typed replaces its
// step of the history; opening and closing make one.
"use client";

import { useCallback, useMemo } from "react";
import { type UrlState, useUrlState } from "@/components/session/url-state.ts";
import type { SearchFilters, SearchQuery } from "@/lib/model/search.ts";

export interface SearchAddress {
  /** null: no search is open. */
  readonly query: SearchQuery | null;
  readonly isFiltered: boolean;
  readonly hit: number | null;
  readonly isFolded: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly setText: (text: string) => void;
  readonly setOptions: (options: Partial<Pick<SearchQuery, "isRegex" | "isCaseSensitive">>) => void;
  readonly setFilters: (filters: Partial<SearchFilters>) => void;
  readonly clearFilters: () => void;
  readonly setHit: (hit: number | null) => void;
  readonly setFolded: (isFolded: boolean) => void;
}

const NO_FILTER_KEYS = { qk: null, qa: null, qt: null, qs: null, qr: null, qn: null };
const CLOSED = { q: null, re: null, cs: null, hit: null, qbar: null, ...NO_FILTER_KEYS };

export function useSearchQuery(isOnlyLiveObserved: boolean): SearchAddress {
  const [url, setUrl] = useUrlState();
  const { q, re, cs, qk, qa, qt, qs, qr, qn, hit, qbar } = url;
  const query = useMemo<SearchQuery | null>(
    () =>
      q === null
        ? null
        : {
            text: q,
            isRegex: re ?? false,
            isCaseSensitive: cs ?? false,
            isOnlyLiveObserved,
            kinds: qk,
            agents: qa,
            tools: qt,
            states: qs,
            resting: qr,
            sessions: qn,
          },
    [q, re, cs, qk, qa, qt, qs, qr, qn, isOnlyLiveObserved],
  );
  const replace = useCallback(
    (change: Partial<UrlState>) => void setUrl(change, { history: "replace" }),
    [setUrl],
  );
  const actions = useMemo(
    () => ({
      open: () => void setUrl((now) => ({ q: now.q ?? "", qbar: null })),
      close: () => void setUrl(CLOSED),
      setText: (text: string) => replace({ q: text, hit: null }),
      setOptions: ({ isRegex, isCaseSensitive }: Partial<SearchQuery>) =>
        replace({
          hit: null,
          ...(isRegex === undefined ? {} : { re: isRegex ? true : null }),
          ...(isCaseSensitive === undefined ? {} : { cs: isCaseSensitive ? true : null }),
        }),
      setFilters: (filters: Partial<SearchFilters>) => replace({ hit: null, ...keysOf(filters) }),
      clearFilters: () => replace({ hit: null, ...NO_FILTER_KEYS }),
      setHit: (next: number | null) => replace({ hit: next }),
      setFolded: (isFolded: boolean) => replace({ qbar: isFolded ? true : null }),
    }),
    [setUrl, replace],
  );
  return useMemo(
    () => ({
      query,
      isFiltered: [qk, qa, qt, qs, qr, qn].some((filter) => filter !== null),
      hit,
      isFolded: qbar ?? false,
      ...actions,
    }),
    [query, qk, qa, qt, qs, qr, qn, hit, qbar, actions],
  );
}

function keysOf(filters: Partial<SearchFilters>): Partial<UrlState> {
  const { kinds, agents, tools, states, resting, sessions } = filters;
  return {
    ...(kinds === undefined ? {} : { qk: own(kinds) }),
    ...(agents === undefined ? {} : { qa: own(agents) }),
    ...(tools === undefined ? {} : { qt: own(tools) }),
    ...(states === undefined ? {} : { qs: own(states) }),
    ...(resting === undefined ? {} : { qr: own(resting) }),
    ...(sessions === undefined ? {} : { qn: own(sessions) }),
  };
}

function own<Value>(values: readonly Value[] | null): Value[] | null {
  return values === null ? null : [...values];
}
