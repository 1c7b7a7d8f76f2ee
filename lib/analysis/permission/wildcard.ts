// Wildcards of session rules: `*` stands for any text, `?` for one character, and a trailing ` *` also for nothing.
// Two pointers with one fall-back: linear in practice, never exponential.

export function matchesWildcard(pattern: string, text: string): boolean {
  const signs = [...pattern];
  const characters = [...text];
  if (matches(signs, characters)) return true;
  return pattern.endsWith(" *") && matches(signs.slice(0, -2), characters);
}

/** Both in whole characters: `?` stands for an emoji as for a letter. */
function matches(pattern: readonly string[], text: readonly string[]): boolean {
  let at = 0;
  let wanted = 0;
  let star = -1;
  let resume = 0;
  while (at < text.length) {
    const sign = pattern[wanted];
    if (sign === "*") {
      star = wanted;
      resume = at;
      wanted += 1;
    } else if (sign === "?" || (sign !== undefined && sign === text[at])) {
      at += 1;
      wanted += 1;
    } else if (star >= 0) {
      resume += 1;
      at = resume;
      wanted = star + 1;
    } else return false;
  }
  while (pattern[wanted] === "*") wanted += 1;
  return wanted === pattern.length;
}
