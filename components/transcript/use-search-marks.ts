// Marks the searched text in the rows that are in the page, without changing them: the browser paints it over. A regular
// expression is not looked for here, for one can take a page's time for itself; its hits are gone to row by row all the same.
"use client";

import { type RefObject, useEffect } from "react";
import { useSharedSearch } from "@/components/search/search-context.tsx";

const NAME = "transcript-search";
/** So many places are painted at most. */
const MOST = 1_000;

export function useSearchMarks(box: RefObject<HTMLElement | null>): void {
  const { query } = useSharedSearch();
  const text = query === null || query.isRegex ? "" : query.text;
  const flags = query?.isCaseSensitive === true ? "gu" : "giu";
  // After each drawing: rows come and go, and texts arrive in them.
  useEffect(() => {
    if (!("highlights" in CSS) || typeof Highlight === "undefined") return;
    if (text === "" || box.current === null) CSS.highlights.delete(NAME);
    else CSS.highlights.set(NAME, new Highlight(...rangesIn(box.current, patternOf(text, flags))));
  });
  useEffect(() => () => void CSS.highlights?.delete(NAME), []);
}

function patternOf(text: string, flags: string): RegExp {
  return new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), flags);
}

function rangesIn(box: HTMLElement, pattern: RegExp): readonly Range[] {
  const found: Range[] = [];
  for (const body of box.querySelectorAll(".row-body")) {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const match of (node.nodeValue ?? "").matchAll(pattern)) {
        if (found.length === MOST) return found;
        const range = new Range();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        found.push(range);
      }
    }
  }
  return found;
}
