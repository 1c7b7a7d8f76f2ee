// Hits session by session, in the order of the lanes, and within a session in the order of the document; and the records and
// calls that hold them, for marks on a timeline.

import { type HitGroup, type HitPlaces, NOT_LISTED, type SearchResult } from "../model/search.ts";
import { NO_SESSION } from "../model/search-outline.ts";
import type { Corpus } from "./corpus.ts";

/** `hits` are numbers of values in their own order; `ownerHits` counts all of each owner, listed or not. */
export function grouped(
  corpus: Corpus,
  hits: Uint32Array,
  ownerHits: Uint32Array,
): Pick<SearchResult, "hits" | "groups" | "places"> {
  const { owners, sessions } = corpus.outline;
  const nowhere = sessions.length;
  const rankOf = (owner: number) => Math.min(owners.session[owner] ?? NO_SESSION, nowhere);
  const ownerOf = (value: number) => corpus.owner[value] ?? 0;
  const counts = new Uint32Array(nowhere + 1);
  for (const value of hits) counts[rankOf(ownerOf(value))] = (counts[rankOf(ownerOf(value))] ?? 0) + 1;
  const next = new Uint32Array(nowhere + 1);
  const groups: HitGroup[] = [];
  let from = 0;
  counts.forEach((count, rank) => {
    next[rank] = from;
    if (count > 0) groups.push({ session: sessions[rank] ?? null, from, count });
    from += count;
  });
  const sorted = new Uint32Array(hits.length);
  for (const value of hits) {
    const rank = rankOf(ownerOf(value));
    const place = next[rank] ?? 0;
    sorted[place] = value;
    next[rank] = place + 1;
  }
  return { hits: sorted, groups, places: placesOf(corpus, sorted, ownerHits) };
}

/** In the order of the documents, which is that of time but for rows that a host wrote out of order. */
function placesOf(corpus: Corpus, hits: Uint32Array, ownerHits: Uint32Array): HitPlaces {
  const { owners } = corpus.outline;
  const first = new Map<number, number>();
  hits.forEach((value, hit) => {
    const owner = corpus.owner[value] ?? 0;
    if (!first.has(owner)) first.set(owner, hit);
  });
  const found = [...ownerHits.keys()].filter((owner) => (ownerHits[owner] ?? 0) > 0);
  return {
    count: found.length,
    owner: Uint32Array.from(found),
    session: Uint32Array.from(found, (owner) => owners.session[owner] ?? NO_SESSION),
    span: Int32Array.from(found, (owner) => owners.span[owner] ?? -1),
    at: Float64Array.from(found, (owner) => owners.at[owner] ?? Number.NaN),
    hit: Uint32Array.from(found, (owner) => first.get(owner) ?? NOT_LISTED),
    hits: Uint32Array.from(found, (owner) => ownerHits[owner] ?? 0),
  };
}
