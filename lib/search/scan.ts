// Asks the values of a corpus block by block, and gathers hits and counts. A hit is a value with at least one match, however
// many it holds. Stops for nobody: whoever drives it decides after every block.

import { MAX_HITS, type Searched, type SearchQuery, type SearchResult, TEXT_KINDS } from "../model/search.ts";
import { JOINT } from "./blocks.ts";
import type { Corpus, CorpusBlock } from "./corpus.ts";
import { type FilterPlan, filterPlan, LEFT_OUT, OTHER_SESSION } from "./filters.ts";
import { grouped } from "./group-hits.ts";
import { growing } from "./growing.ts";
import type { Matcher } from "./matcher.ts";

export interface Scan {
  /** Asks one block, whose text is given. Blocks come in any order, each once. */
  readonly block: (block: CorpusBlock, text: string) => void;
  /** Values asked so far, of all there are. */
  readonly searched: () => Searched;
  readonly result: () => SearchResult;
}

export function newScan(corpus: Corpus, matcher: Matcher, query: SearchQuery): Scan {
  const plan = filterPlan(corpus.outline, query);
  const hits = growing((length) => new Uint32Array(length));
  const kinds = TEXT_KINDS.map(() => 0);
  const sessions = new Map<number, number>();
  const ownerHits = new Uint32Array(corpus.outline.owners.count);
  let total = 0;
  let values = 0;
  let beyond = 0;
  const searched = () => ({ values, of: corpus.count, beyond });

  const found = (value: number) => {
    const owner = corpus.owner[value] ?? 0;
    const kind = corpus.kind[value] ?? 0;
    const mark = plan.owners[owner] ?? 0;
    const isKind = plan.kinds[kind] === 1;
    if (mark === 0) kinds[kind] = (kinds[kind] ?? 0) + 1;
    if ((mark & LEFT_OUT) !== 0 || !isKind) return;
    const session = corpus.outline.owners.session[owner] ?? 0;
    sessions.set(session, (sessions.get(session) ?? 0) + 1);
    if ((mark & OTHER_SESSION) !== 0) return;
    total += 1;
    ownerHits[owner] = (ownerHits[owner] ?? 0) + 1;
    if (hits.length < MAX_HITS) hits.push(value);
  };

  return {
    block(block, text) {
      if (matcher.isJoinable) askTogether(corpus, block, text, matcher, found);
      else if (block.count > 0) beyond += askEach(corpus, block, text, matcher, plan, found);
      values += block.count;
    },
    searched,
    result: () => ({
      ...grouped(corpus, hits.values(), ownerHits),
      total,
      kinds: [...kinds],
      sessions: [...sessions].map(([session, count]) => ({
        session: corpus.outline.sessions[session] ?? null,
        count,
      })),
      searched: searched(),
    }),
  };
}

/** After a match the rest of its value is passed over: the value is found. */
function askTogether(
  { start }: Corpus,
  { from, count }: CorpusBlock,
  text: string,
  matcher: Matcher,
  found: (value: number) => void,
): void {
  let value = from;
  let at = 0;
  while (at < text.length) {
    const match = matcher.locate(text, at);
    if (match === null) return;
    value = valueAt(start, value, from + count, match.start);
    found(value);
    value += 1;
    if (value === from + count) return;
    at = start[value] ?? text.length;
  }
}

/** The number of values on which the engine gave up. A hit among them is not known; nothing stops for them. */
function askEach(
  corpus: Corpus,
  block: CorpusBlock,
  text: string,
  matcher: Matcher,
  plan: FilterPlan,
  found: (value: number) => void,
): number {
  const end = block.from + block.count;
  let beyond = 0;
  for (let value = block.from; value < end; value += 1) {
    if (plan.owners[corpus.owner[value] ?? 0] === LEFT_OUT + OTHER_SESSION) continue;
    try {
      if (matcher.locate(valueText(corpus, block, text, value), 0) !== null) found(value);
    } catch {
      beyond += 1;
    }
  }
  return beyond;
}

export function valueText({ start }: Corpus, block: CorpusBlock, text: string, value: number): string {
  const isLast = value + 1 === block.from + block.count;
  return text.slice(start[value], isLast ? text.length : (start[value + 1] ?? 0) - JOINT.length);
}

/** The last value from `low` on that begins at or before a place of the block. */
function valueAt(start: Uint32Array, low: number, high: number, at: number): number {
  let [first, past] = [low, high];
  while (first + 1 < past) {
    const middle = (first + past) >> 1;
    if ((start[middle] ?? 0) <= at) first = middle;
    else past = middle;
  }
  return first;
}
