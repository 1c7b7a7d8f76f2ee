// Hits session by session, in the order of the lanes, and within a session in the order of the document; and the records and
// calls that hold them, for marks on a timeline.

import { type HitGroup, type HitPlaces, NOT_LISTED, type SearchResult } from "../model/search.ts";
import { NO_SESSION } from "../model/search-outline.ts";
import type { Corpus } from "./corpus.ts";
import { growing } from "./growing.ts";

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
function placesOf({ owner: ownerOf, outline }: Corpus, hits: Uint32Array, ownerHits: Uint32Array): HitPlaces {
  const { owners } = outline;
  const first = new Uint32Array(ownerHits.length).fill(NOT_LISTED);
  for (let hit = hits.length - 1; hit >= 0; hit -= 1) first[ownerOf[hits[hit] ?? 0] ?? 0] = hit;
  const found = growing((length) => new Uint32Array(length));
  ownerHits.forEach((count, owner) => {
    if (count > 0) found.push(owner);
  });
  const owner = found.values();
  return {
    count: owner.length,
    owner,
    session: owner.map((one) => owners.session[one] ?? NO_SESSION),
    span: Int32Array.from(owner, (one) => owners.span[one] ?? -1),
    at: Float64Array.from(owner, (one) => owners.at[one] ?? Number.NaN),
    hit: owner.map((one) => first[one] ?? NOT_LISTED),
    hits: owner.map((one) => ownerHits[one] ?? 0),
  };
}
