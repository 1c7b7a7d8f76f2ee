// Bounded pieces of foreign text. Long bodies do not stay in memory: an excerpt and a length do, the rest is in the file.

/** How many characters of a body are kept beside its length. Host sentences that rules look for start within it. */
const EXCERPT_LENGTH = 640;
/** How many characters of a value are quoted as evidence. */
export const QUOTE_LENGTH = 160;

/** The start of a text and its full length in UTF-16 code units. */
export interface Excerpt {
  readonly text: string;
  readonly chars: number;
}

export function excerptOf(text: string, length = EXCERPT_LENGTH): Excerpt {
  return { text: startOf(text, length), chars: text.length };
}

/**
 * The first `length` code units, never ending in half a surrogate pair, as a string of its own.
 * A plain slice would keep the whole body alive behind it.
 */
export function startOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const end = last >= 0xd800 && last <= 0xdbff ? length - 1 : length;
  return detached(text.slice(0, end));
}

/** Joining makes a string of its own, and the slice then refers to that short one. */
function detached(text: string): string {
  return ` ${text}`.slice(1);
}

/** A long id shortened in the middle: `ses_f2419f…xTai`. */
export function shortened(id: string, head = 10, tail = 4): string {
  return id.length <= head + tail + 1 ? id : `${id.slice(0, head)}…${id.slice(-tail)}`;
}
