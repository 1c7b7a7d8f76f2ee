// How much was found and how much was looked at; why nothing was; what to do.
"use client";

import { Button } from "@/components/ui/button.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { MAX_HITS } from "@/lib/model/search.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { formatSize } from "@/lib/words/format.ts";
import { troubleText } from "@/lib/words/sentence-text.ts";
import type { Search } from "./use-search.ts";

export function SearchStatus({ search }: { readonly search: Search }) {
  const all = useWords();
  const words = all.search;
  const { state, query } = search;
  const isStopped = state?.status === "stopped" || state?.status === "failed";
  return (
    <div className="search-status">
      <p className={isStopped || state?.status === "refused" ? "text-ink" : "text-ink-2"} role="status">
        {query?.text === "" ? words.start : said(search, all)}
      </p>
      {state?.status === "refused" && state.problem.kind === "invalid-expression" && (
        <p className="text-ink-2">
          <SafeText text={words.invalidHint(state.problem.engine)} />
        </p>
      )}
      {beyondIn(search) > 0 && <p className="text-ink-2">{words.beyond(beyondIn(search))}</p>}
      {state?.status === "stopped" && <p className="text-ink-2">{words.stoppedHint}</p>}
      {state?.status === "failed" && <Button onClick={search.again}>{words.again}</Button>}
    </div>
  );
}

/** Values that could not be asked, once all others were. */
function beyondIn({ state }: Search): number {
  return state?.status === "found" ? state.result.searched.beyond : 0;
}

function said({ state, isFiltered }: Search, { search: words, problems }: Words): string {
  if (state === null) return words.searching;
  switch (state.status) {
    case "loading":
      return words.loading(formatSize(state.bytes), formatSize(state.of));
    case "searching":
      return state.result === null
        ? words.searching
        : words.searchingSoFar(state.result.total, state.result.searched.values, state.result.searched.of);
    case "refused":
      return state.problem.kind === "invalid-expression" ? words.invalid : words.start;
    case "stopped":
      return words.stopped(state.result?.total ?? 0, state.searched.values, state.searched.of);
    case "failed":
      return typeof state.trouble === "string"
        ? words.failed(state.trouble)
        : troubleText(state.trouble, problems);
    case "found": {
      const { total, sessions, kinds } = state.result;
      if (total === 0) {
        const others = Math.max(
          kinds.reduce((sum, count) => sum + count, 0),
          sessions.reduce((sum, { count }) => sum + count, 0),
        );
        return isFiltered ? words.noneFiltered(others) : words.none;
      }
      const found = words.found(total, state.result.groups.length);
      return total > MAX_HITS ? `${found}. ${words.listed(MAX_HITS)}` : found;
    }
  }
}
