// Whether a text is worth formatting: one that is mostly marks makes thousands of elements, or boxes in boxes without end, and
// takes seconds to read. No text that was written to be read is; such a one stands as recorded.

/** Marks of a text of 4,000 characters. A page of prose with tables and code holds a few hundred. */
const MOST_MARKS = 700;
const MARKS = /[>*_~[\]|`<&@]/g;
/** So many quotes or lists within one another. */
const DEEP = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){8}/m;

export function isFormattable(text: string): boolean {
  if (DEEP.test(text)) return false;
  let marks = 0;
  for (const _ of text.matchAll(MARKS)) {
    marks += 1;
    if (marks > MOST_MARKS) return false;
  }
  return true;
}
