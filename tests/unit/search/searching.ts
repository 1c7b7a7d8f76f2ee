// A bundle of files in memory, searched as the search worker does it.

import { sourceFromBlob } from "@/lib/decode/sources.ts";
import { type HitRow, NO_FILTERS, type SearchQuery, type SearchResult } from "@/lib/model/search.ts";
import { hitRows } from "@/lib/pipeline/hit-rows.ts";
import { eachLostBlock, readCorpus } from "@/lib/pipeline/search-corpus.ts";
import type { Corpus } from "@/lib/search/corpus.ts";
import { matcherOf } from "@/lib/search/matcher.ts";
import { newScan } from "@/lib/search/scan.ts";
import { bundleOutline } from "@/lib/worker/bundle-outline.ts";
import { bundleId } from "../library/sample-rows.ts";
import { openedFrom } from "../worker/opened.ts";

export interface Found {
  readonly result: SearchResult;
  readonly rows: readonly HitRow[];
}

export interface Searching {
  readonly corpus: Corpus;
  readonly find: (text: string, query?: Partial<SearchQuery>) => Promise<Found>;
}

/** `keep`: bytes of text that may stay in memory. */
export async function searching(
  contents: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  keep = Number.POSITIVE_INFINITY,
): Promise<Searching> {
  const opened = await openedFrom(contents);
  const files = [...new Set([...opened.documents.values()].map(({ file }) => file))];
  const outline = bundleOutline(opened, { bundle: bundleId("b"), files, documents: [] });
  const sources = files.map(({ name, blob }) => sourceFromBlob(blob, name));
  const corpus = await readCorpus(outline, sources, keep);
  if (corpus === null) throw new Error("nothing stopped it");
  return {
    corpus,
    async find(text, changes = {}) {
      const query = queryFor(text, changes);
      const matcher = matcherOf(query);
      if (!matcher.ok) throw new Error(`refused: ${matcher.failure.kind}`);
      const scan = newScan(corpus, matcher.value, query);
      for (const block of corpus.blocks) if (block.text !== null) scan.block(block, block.text);
      await eachLostBlock(corpus, sources, {}, scan.block);
      const result = scan.result();
      return { result, rows: await hitRows(corpus, sources, [...result.hits], matcher.value) };
    },
  };
}

export function queryFor(text: string, changes: Partial<SearchQuery> = {}): SearchQuery {
  return {
    ...NO_FILTERS,
    text,
    isRegex: false,
    isCaseSensitive: false,
    isOnlyLiveObserved: false,
    ...changes,
  };
}

/** Where the hits are. */
export function places({ rows }: Found): readonly string[] {
  return rows.map(({ line, at }) => (line === null ? at : `L${line}${at}`));
}

export function matched({ rows }: Found): readonly string[] {
  return rows.map(({ snippet }) => snippet.find(({ isMatch }) => isMatch)?.text ?? "");
}
