// Where the searched text stands in the bytes of this document, names and structure included, each with what is around it; a hit
// leads to its value, and another way to the values of the whole bundle.
"use client";

import { useOptionalSearch } from "@/components/search/search-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { SourceHit } from "@/lib/model/bundle-view.ts";
import { troubleText } from "@/lib/words/sentence-text.ts";
import { type Place, samePlace } from "./tree-model.ts";
import type { SourceSearch } from "./use-source-search.ts";

export interface SearchHitsProps {
  readonly search: SourceSearch;
  readonly place: Place;
  readonly onShow: (place: Place) => void;
}

export function SearchHits({ search, place, onShow }: SearchHitsProps) {
  const words = useWords();
  const { state } = search;
  const all = useOptionalSearch();
  const said =
    state.status === "asked"
      ? words.source.searching
      : state.status === "failed"
        ? words.source.failed(troubleText(state.trouble, words.problems))
        : state.status === "none"
          ? ""
          : state.hits.length === 0
            ? words.source.noHits
            : words.source.hits(state.hits.length, state.isAll);
  return (
    <>
      <p className="px-3 py-2 text-ink-2 text-small" role="status">
        {said}
      </p>
      {state.status === "found" && (
        <ol>
          {state.hits.map((hit) => (
            <li key={hit.bytes[0]}>
              <button
                aria-current={samePlace(hit, place) ? "location" : undefined}
                className="source-entry"
                onClick={() => onShow({ line: hit.line, at: hit.at })}
                type="button"
              >
                <HitText hit={hit} />
                <span className="flex flex-wrap gap-x-2 text-ink-3 text-micro wrap-anywhere">
                  {hit.line !== null && <span>{words.source.lineNumber(hit.line)}</span>}
                  <code className="text-micro">
                    <SafeText text={hit.at === "" ? words.source.wholeDocument : hit.at} />
                  </code>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {state.status === "found" && (
        <p className="px-3 py-2">
          <Button kind="text" onClick={() => all?.setText(search.text)}>
            {words.source.searchBundle}
          </Button>
        </p>
      )}
    </>
  );
}

function HitText({ hit }: { readonly hit: SourceHit }) {
  return (
    <code className="text-micro wrap-anywhere">
      <SafeText className="text-ink-2" text={inOneLine(hit.before)} />
      <mark className="bg-selected font-semibold text-ink">
        <SafeText text={hit.match} />
      </mark>
      <SafeText className="text-ink-2" text={inOneLine(hit.after)} />
    </code>
  );
}

/** What stands around a hit is for recognising it: its line breaks and indents say nothing. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
