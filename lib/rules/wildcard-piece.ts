// What stands between two `*` of a pattern: letters, and `?` for any one of them. Found as far to the left as it fits. Letters
// alone take time that grows with the text, not with the text times the piece; both may be as long as a file is.

export interface Piece {
  readonly length: number;
  readonly fits: (text: string, at: number) => boolean;
  /** The first place from `from` on where it fits, or -1. */
  readonly find: (text: string, from: number) => number;
}

/** Engines look for a short text well by themselves, and for a long one as slowly as it can be done. */
const SHORT = 64;

export function pieceOf(letters: string): Piece {
  const { length } = letters;
  if (letters.includes("?")) {
    const fits = (text: string, at: number): boolean => fitsLoosely(letters, text, at);
    return { length, fits, find: (text, from) => findLoosely(length, fits, text, from) };
  }
  const fits = (text: string, at: number): boolean => text.startsWith(letters, at);
  if (length <= SHORT) return { length, fits, find: (text, from) => text.indexOf(letters, from) };
  let borders: Int32Array | null = null;
  const find = (text: string, from: number): number => {
    borders ??= bordersOf(letters);
    return findLong(letters, borders, text, from);
  };
  return { length, fits, find };
}

function fitsLoosely(letters: string, text: string, at: number): boolean {
  if (at + letters.length > text.length) return false;
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters.charAt(index);
    if (letter !== "?" && letter !== text.charAt(at + index)) return false;
  }
  return true;
}

function findLoosely(length: number, fits: Piece["fits"], text: string, from: number): number {
  for (let at = from; at + length <= text.length; at += 1) if (fits(text, at)) return at;
  return -1;
}

/** For each beginning of the letters, how long the longest shorter beginning is that it also ends in (Knuth, Morris, Pratt). */
function bordersOf(letters: string): Int32Array {
  const borders = new Int32Array(letters.length);
  let held = 0;
  for (let index = 1; index < letters.length; index += 1) {
    held = grown(letters, borders, held, letters.charAt(index));
    borders[index] = held;
  }
  return borders;
}

function findLong(letters: string, borders: Int32Array, text: string, from: number): number {
  let held = 0;
  for (let at = from; at < text.length; at += 1) {
    held = grown(letters, borders, held, text.charAt(at));
    if (held === letters.length) return at + 1 - held;
  }
  return -1;
}

/** So many letters of the beginning are held; how many with one letter more. */
function grown(letters: string, borders: Int32Array, held: number, letter: string): number {
  let now = held;
  while (now > 0 && letters.charAt(now) !== letter) now = borders[now - 1] ?? 0;
  return letters.charAt(now) === letter ? now + 1 : now;
}
