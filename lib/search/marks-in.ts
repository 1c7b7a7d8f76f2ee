// All places of one text that match, for what is painted over them. An empty match is none.

import type { TextMark } from "../model/search.ts";
import type { Matcher } from "./matcher.ts";

/** In the order of the text, apart from each other, at most `most` of them. */
export function marksIn(text: string, { find }: Matcher, most: number): readonly TextMark[] {
  const found: TextMark[] = [];
  let at = 0;
  while (found.length < most && at < text.length) {
    const match = find(text, at);
    if (match === null) break;
    found.push([match.start, match.end]);
    at = match.end;
  }
  return found;
}
