// An expression that is found in the same values as another and takes the engine less. Only where that is certain: for
// expressions of letters, dots and dots repeated, at the start or the end of a line or not. Any other is left as it is.
//
//   ^.*merge.*branch.*$   →   merge.*?branch
//
// `.` stops at the end of a line, so `^.*` before and `.*$` behind a match can always be had and ask nothing; and whether a
// repetition takes as much as it can or as little decides what is marked, not whether something is found.

interface Term {
  /** As it is written: one letter, an escaped sign, or a dot. */
  readonly atom: string;
  readonly repeats: "" | "*" | "+";
}

/** A letter or an escaped sign, or a dot with what repeats it. A letter that is repeated, a class or a group is none. */
const TERM =
  /(?:(\.)(?:([*+])\??|(?![?{]))|([^\\^$.*+?()[\]{}|\n\r\u2028\u2029]|\\[\\^$.*+?()[\]{}|/])(?![*+?{]))/uy;

/** null: left as it is. What is given matches in no value more, in none less, and never the end of a line. */
export function plainExpression(source: string): string | null {
  const isFromStart = source.startsWith("^");
  const isToEnd = source.endsWith("$") && !/(?:^|[^\\])(?:\\\\)*\\\$$/.test(source);
  const terms = termsOf(source.slice(isFromStart ? 1 : 0, isToEnd ? -1 : undefined));
  // With a letter in it no match is empty.
  const letters = terms?.filter(({ atom }) => atom !== ".") ?? [];
  if (terms === null || letters.length === 0) return null;
  const first = terms.findIndex((term) => !isAnything(term));
  const past = terms.findLastIndex((term) => !isAnything(term)) + 1;
  const start = isFromStart && first === 0 ? "^" : "";
  const end = isToEnd && past === terms.length ? "$" : "";
  const kept = terms.slice(first, past).map(({ atom, repeats }) => (repeats === "" ? atom : `.${repeats}?`));
  return `${start}${kept.join("")}${end}`;
}

function termsOf(source: string): readonly Term[] | null {
  const terms: Term[] = [];
  const term = new RegExp(TERM);
  while (term.lastIndex < source.length) {
    const found = term.exec(source);
    if (found === null) return null;
    const [, dot, repeats, letter] = found;
    terms.push({
      atom: letter ?? dot ?? "",
      repeats: repeats === "*" || repeats === "+" ? repeats : "",
    });
  }
  return terms;
}

function isAnything({ atom, repeats }: Term): boolean {
  return atom === "." && repeats === "*";
}
