// Marks what is searched for in the rows that are in the page, without changing them: the browser paints it over. Where the
// texts match is asked of the search worker, for a regular expression can take a page's time for itself.
"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useSharedSearch } from "@/components/search/search-context.tsx";
import { useSession } from "@/components/session/session-context.tsx";
import type { SearchQuery, TextMark } from "@/lib/model/search.ts";
import { rangesOf, shownTexts } from "./shown-texts.ts";

const NAME = "transcript-search";
/** So many places are painted at most. */
const MOST = 1_000;

/** What the worker told of the texts of one question. */
interface Known {
  readonly of: SearchQuery | null;
  readonly marks: Map<string, readonly TextMark[]>;
  /** Asked, or never to be asked again: an expression that did not come to an end is left in peace. */
  isAsked: boolean;
}

export function useSearchMarks(box: RefObject<HTMLElement | null>): void {
  const { query, result } = useSharedSearch();
  const { search } = useSession().details;
  const known = useRef<Known>({ of: null, marks: new Map(), isAsked: false });
  // After each drawing: rows come and go, and texts arrive in them.
  useEffect(() => {
    if (!("highlights" in CSS) || typeof Highlight === "undefined") return;
    if (query === null || query.text === "" || box.current === null) {
      CSS.highlights.delete(NAME);
      return;
    }
    if (known.current.of !== query) known.current = { of: query, marks: new Map(), isAsked: false };
    const held = known.current;
    const look = () => {
      if (known.current !== held || box.current === null) return;
      const asked = painted(box.current, held.marks);
      // Before anything is found the text may yet turn out to be no expression, or one that never ends.
      if (result === null || held.isAsked || asked.length === 0) return;
      held.isAsked = true;
      search.marks(query, asked).then(
        (found) => {
          if (found === null) return;
          for (const [index, text] of asked.entries()) held.marks.set(text, found[index] ?? []);
          held.isAsked = false;
          look();
        },
        // The search itself says what is wrong.
        () => undefined,
      );
    };
    look();
  });
  useEffect(() => () => void CSS.highlights?.delete(NAME), []);
}

/** Paints what is known, and gives the texts of which nothing is. */
function painted(box: HTMLElement, marks: Known["marks"]): readonly string[] {
  const ranges: Range[] = [];
  const unknown = new Set<string>();
  for (const shown of shownTexts(box)) {
    const own = marks.get(shown.text);
    if (own === undefined) unknown.add(shown.text);
    for (const mark of own ?? []) if (ranges.length < MOST) ranges.push(...rangesOf(shown, mark));
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return [...unknown];
}
