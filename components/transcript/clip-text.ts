// Where a text is cut before it is shown: by characters and lines, and by what each costs to draw. A mark for an invisible
// character, or a change of colour, is an element of its own; a few thousand of them in one text would slow a page down.

/** Elements that one text may cost. */
const COSTLY = 500;
const COSTLY_CHARACTER = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}]/gu;

export interface ClipLimits {
  readonly chars: number;
  readonly lines: number;
}

/** The start of a text within its limits; never half a character. */
export function clipText(text: string, { chars, lines }: ClipLimits): string {
  let end = Math.min(text.length, chars);
  let found = -1;
  for (let line = 0; line < lines; line += 1) {
    found = text.indexOf("\n", found + 1);
    if (found < 0 || found >= end) break;
    if (line === lines - 1) end = found;
  }
  let costly = 0;
  for (const match of text.slice(0, end).matchAll(COSTLY_CHARACTER)) {
    costly += 1;
    if (costly > COSTLY) {
      end = match.index;
      break;
    }
  }
  const last = text.charCodeAt(end - 1);
  return text.slice(0, end > 0 && end < text.length && last >= 0xd800 && last <= 0xdbff ? end - 1 : end);
}
