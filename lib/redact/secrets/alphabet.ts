// Sets of ASCII characters, and runs of them. What is looked at is counted; a run without a bound is covered by the finding
// that it becomes, so no text can make a search cost more than a multiple of its length.

import type { Meter } from "./meter.ts";

export type Alphabet = Uint8Array;

const LOWER = "abcdefghijklmnopqrstuvwxyz";
const UPPER = LOWER.toUpperCase();
const DIGITS = "0123456789";

export function alphabet(characters: string): Alphabet {
  const set = new Uint8Array(128);
  for (const character of characters) set[character.charCodeAt(0)] = 1;
  return set;
}

export const ALNUM = alphabet(LOWER + UPPER + DIGITS);
export const HEX = alphabet(`${DIGITS}abcdefABCDEF`);
export const UPPER_DIGITS = alphabet(UPPER + DIGITS);
export const WORD = alphabet(`${LOWER}${UPPER}${DIGITS}_`);
export const WORD_DASH = alphabet(`${LOWER}${UPPER}${DIGITS}_-`);
export const WORD_DASH_DOT = alphabet(`${LOWER}${UPPER}${DIGITS}_-.`);
export const BASE64 = alphabet(`${LOWER}${UPPER}${DIGITS}+/=`);
export const BASE64_ANY = alphabet(`${LOWER}${UPPER}${DIGITS}+/=_-`);
/** What a bearer token or a signature may be made of (RFC 6750), percent signs included. */
export const TOKEN = alphabet(`${LOWER}${UPPER}${DIGITS}-._~+/=%`);

export function isIn(set: Alphabet, text: string, index: number): boolean {
  return set[text.charCodeAt(index)] === 1;
}

/** Where the run that begins at `from` ends, at most `max` characters on. Unbounded only where a finding covers the run. */
export function runEnd(
  text: string,
  from: number,
  set: Alphabet,
  meter: Meter,
  max = Number.POSITIVE_INFINITY,
): number {
  const limit = Math.min(text.length, from + max);
  let at = from;
  while (at < limit && set[text.charCodeAt(at)] === 1) at += 1;
  meter.steps += at - from + 1;
  return at;
}

/** Where the run that ends before `end` begins, at most `max` characters back. */
export function runStart(text: string, end: number, max: number, set: Alphabet, meter: Meter): number {
  const limit = Math.max(0, end - max);
  let at = end;
  while (at > limit && set[text.charCodeAt(at - 1)] === 1) at -= 1;
  meter.steps += end - at + 1;
  return at;
}
