// Hits session by session, in the order of the lanes, and within a session in the order of the document; and the records and
// calls that hold them, for marks on a timeline.

import type { HitGroup, HitPlaces, SearchResult } from "../model/search.ts";
import { NO_SESSION } from "../model/search-outline.ts";
import type { Corpus } from "./corpus.ts";

/** `hits` are numbers of values in their own order. */
export function grouped(corpus: Corpus, hits: Uint32Array): Pick<SearchResult, "hits" | "groups" | "places"> {
  const { owners, sessions } = corpus.outline;
  const nowhere = sessions.length;
  const rankOf = (value: number) => {
    const session = owners.session[corpus.owner[value] ?? 0] ?? NO_SESSION;
    return Math.min(session, nowhere);
  };
  const counts = new Uint32Array(nowhere + 1);
  for (const value of hits) counts[rankOf(value)] = (counts[rankOf(value)] ?? 0) + 1;
  const next = new Uint32Array(nowhere + 1);
  const groupOf = new Uint32Array(nowhere + 1);
  const groups: HitGroup[] = [];
  let from = 0;
  counts.forEach((count, rank) => {
    next[rank] = from;
    if (count === 0) return;
    groupOf[rank] = groups.length;
    groups.push({ session: sessions[rank] ?? null, from, count });
    from += count;
  });
  const sorted = new Uint32Array(hits.length);
  for (const value of hits) {
    const rank = rankOf(value);
    const place = next[rank] ?? 0;
    sorted[place] = value;
    next[rank] = place + 1;
  }
  return { hits: sorted, groups, places: placesOf(corpus, sorted, (value) => groupOf[rankOf(value)] ?? 0) };
}

function placesOf(corpus: Corpus, hits: Uint32Array, groupOf: (value: number) => number): HitPlaces {
  const { owners } = corpus.outline;
  const order = new Map<number, { readonly hit: number; readonly group: number; hits: number }>();
  hits.forEach((value, hit) => {
    const owner = corpus.owner[value] ?? 0;
    const known = order.get(owner);
    if (known === undefined) order.set(owner, { hit, group: groupOf(value), hits: 1 });
    else known.hits += 1;
  });
  const numbers = [...order.keys()];
  const entries = [...order.values()];
  return {
    count: numbers.length,
    owner: Uint32Array.from(numbers),
    span: Int32Array.from(numbers, (owner) => owners.span[owner] ?? -1),
    at: Float64Array.from(numbers, (owner) => owners.at[owner] ?? Number.NaN),
    group: Uint32Array.from(entries, ({ group }) => group),
    hit: Uint32Array.from(entries, ({ hit }) => hit),
    hits: Uint32Array.from(entries, ({ hits: count }) => count),
  };
}
