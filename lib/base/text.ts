// Bounded pieces of foreign text. Long bodies do not stay in memory: an excerpt and a length do, the rest is in the file.

/** How many characters of a body are kept beside its length. Host sentences that rules look for start within it. */
const EXCERPT_LENGTH = 640;
/** How many characters of a value are quoted as evidence. */
export const QUOTE_LENGTH = 160;

/** The start of a text and its full length in UTF-16 code units. */
export interface Excerpt {
  readonly text: string;
  readonly chars: number;
  /** Of a text that was cut: a number made of what follows, so that two texts which begin alike are told apart. */
  readonly rest?: number;
}

export function excerptOf(text: string, length = EXCERPT_LENGTH): Excerpt {
  if (text.length <= length) return { text, chars: text.length };
  return { text: startOf(text, length), chars: text.length, rest: printOf(text, length) };
}

/** As much of a text as is quoted, for bodies in which no rule looks for a sentence. */
export function quoteOf(text: string): Excerpt {
  return excerptOf(text, QUOTE_LENGTH);
}

/** Of what follows a start, its beginning and its end count. */
function printOf(text: string, from: number): number {
  let print = 0;
  const mix = (start: number, end: number): void => {
    for (let at = start; at < end; at += 1) print = (Math.imul(print, 31) + text.charCodeAt(at)) | 0;
  };
  mix(from, Math.min(text.length, from + EXCERPT_LENGTH));
  mix(Math.max(from, text.length - QUOTE_LENGTH), text.length);
  return print;
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
