// A line of a log that lacks its end: the line break after it stands between JSON tokens, so that reading goes on into the
// next line as if it were a value of the first. Knows it by what no export has: before any list, a line begins with a brace.

import { NEWLINE, OPEN_BRACE } from "./bytes.ts";
import type { DocumentReading } from "./document.ts";
import { byteAt, view } from "./feed.ts";

/** The line break that ends a torn line too early, when the text up to `at` is one and its successor; -1 otherwise. */
export function tornLineEnd(reading: DocumentReading, at: number): number {
  const { feed, start, root, lists, document, isHeadless } = reading;
  if (document || isHeadless || root.list || lists.length > 0 || start < feed.base) return -1;
  const line = view(feed, start, at).indexOf(NEWLINE);
  return line >= 0 && byteAt(feed, start + line + 1) === OPEN_BRACE ? start + line : -1;
}
