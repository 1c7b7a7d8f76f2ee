// The search of an open session: asks the worker whenever the question changes, takes the former question back, and shows
// nothing that answers another question than the one in the address.
"use client";

import { useEffect, useMemo, useState } from "react";
import type { BundleDetails } from "@/components/session/use-bundle.ts";
import type { HitRow, SearchQuery, SearchResult } from "@/lib/model/search.ts";
import type { SearchNames, SearchState } from "@/lib/worker/search-client.ts";
import { type SearchAddress, useSearchQuery } from "./use-search-query.ts";

export type { SearchNames, SearchState } from "@/lib/worker/search-client.ts";

export interface Search extends SearchAddress {
  /** null: nothing is asked. */
  readonly state: SearchState | null;
  /** What is found so far of the question in the address. */
  readonly result: SearchResult | null;
  /** How many hits each owner of values has. */
  readonly hitsOf: ReadonlyMap<number, number>;
  /** null: not known yet. */
  readonly names: SearchNames | null;
  /** The hit that is shown, with its place; null: none, or not read yet. */
  readonly current: HitRow | null;
  readonly again: () => void;
}

interface Heard {
  readonly query: SearchQuery;
  readonly state: SearchState;
}

export function useSearch({ search }: BundleDetails, isOnlyLiveObserved: boolean): Search {
  const address = useSearchQuery(isOnlyLiveObserved);
  const { query } = address;
  const [heard, setHeard] = useState<Heard | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks the same question again.
  useEffect(() => {
    if (query === null || query.text === "") return undefined;
    return search.ask(query, (state) => setHeard({ query, state }));
  }, [search, query, turn]);
  const names = useNames(search, query !== null);
  const state = heard !== null && heard.query === query && query.text !== "" ? heard.state : null;
  const result = resultOf(state);
  const hitsOf = useMemo(() => hitsByOwner(result), [result]);
  const current = useCurrent(search, query, result, address.hit);
  return useMemo(
    () => ({ ...address, state, result, hitsOf, names, current, again: () => setTurn((last) => last + 1) }),
    [address, state, result, hitsOf, names, current],
  );
}

function resultOf(state: SearchState | null): SearchResult | null {
  return state !== null && "result" in state ? state.result : null;
}

function hitsByOwner(result: SearchResult | null): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  result?.places.owner.forEach((owner, place) => {
    counts.set(owner, result.places.hits[place] ?? 0);
  });
  return counts;
}

function useCurrent(
  search: BundleDetails["search"],
  query: SearchQuery | null,
  result: SearchResult | null,
  hit: number | null,
): HitRow | null {
  const [known, setKnown] = useState<{ readonly value: number; readonly row: HitRow } | null>(null);
  const value = hit === null ? undefined : result?.hits[hit];
  useEffect(() => {
    if (query === null || value === undefined) return undefined;
    let isStale = false;
    // A row that cannot be read is said in the list; here is then no current one.
    search.rows(query, [value]).then(
      ([row]) => {
        if (!isStale && row !== undefined) setKnown({ value, row });
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [search, query, value]);
  return known !== null && known.value === value ? known.row : null;
}

function useNames(search: BundleDetails["search"], isWanted: boolean): SearchNames | null {
  const [known, setKnown] = useState<{
    readonly of: BundleDetails["search"];
    readonly names: SearchNames;
  } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    // Without names the filters offer none; the search itself says what is wrong.
    search.names().then(
      (names) => {
        if (!isStale) setKnown({ of: search, names });
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [search, isWanted]);
  return known !== null && known.of === search ? known.names : null;
}
