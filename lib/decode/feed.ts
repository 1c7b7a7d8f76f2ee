// The stretch of a file that is in memory, and where reading stands in it. Readers are generators: they `yield` when they
// need bytes that are not here yet, so the same code runs on pieces of one byte and of 8 MiB. Offsets are counted in the
// UTF-8 stream from its first byte; only the ones between `base` and `base + length` can be looked at.

import { NEWLINE, RETURN, SPACE, TAB } from "./bytes.ts";

/** A step-by-step reading that asks for bytes by yielding. */
export type Reading<Result> = Generator<undefined, Result, undefined>;

export interface Feed {
  bytes: Uint8Array;
  /** How many of `bytes` are filled. */
  length: number;
  /** Stream offset of `bytes[0]`. */
  base: number;
  isEnded: boolean;
  /** Where reading stands. */
  pos: number;
  /** First byte of what is being read; it and all that follows stays in memory. Infinity when nothing is. */
  mark: number;
  /** First byte of what was read but not handed on yet. Infinity when all was. */
  held: number;
  /** Called before the bytes up to a stream offset are forgotten. */
  onForget: (base: number) => void;
}

const SMALLEST_BYTES = 64 * 1024;
const ROOMY_BYTES = 32 * 1024 * 1024;

export function emptyFeed(): Feed {
  return {
    bytes: new Uint8Array(0),
    length: 0,
    base: 0,
    isEnded: false,
    pos: 0,
    mark: Number.POSITIVE_INFINITY,
    held: Number.POSITIVE_INFINITY,
    onForget: () => undefined,
  };
}

/** First stream offset that has not arrived yet. */
export function endOf(feed: Feed): number {
  return feed.base + feed.length;
}

/** Adds a piece. When there is no room, what lies before `pos`, `mark` and `held` is forgotten. */
export function addPiece(feed: Feed, piece: Uint8Array): void {
  if (feed.length + piece.length > feed.bytes.length) makeRoom(feed, piece.length);
  feed.bytes.set(piece, feed.length);
  feed.length += piece.length;
}

function makeRoom(feed: Feed, wanted: number): void {
  const base = Math.max(feed.base, Math.min(feed.pos, feed.mark, feed.held, endOf(feed)));
  feed.onForget(base);
  const kept = feed.bytes.subarray(base - feed.base, feed.length);
  const needed = kept.length + wanted;
  const isWasteful = feed.bytes.length > ROOMY_BYTES && needed < feed.bytes.length / 4;
  if (needed > feed.bytes.length || isWasteful) {
    const roomy = new Uint8Array(
      Math.max(SMALLEST_BYTES, kept.length > wanted ? needed * 2 : needed + (needed >> 2)),
    );
    roomy.set(kept);
    feed.bytes = roomy;
  } else feed.bytes.copyWithin(0, base - feed.base, feed.length);
  feed.base = base;
  feed.length = kept.length;
}

/** Asks for more bytes. False when the file has no more. */
export function* more(feed: Feed): Reading<boolean> {
  if (feed.isEnded) return false;
  yield;
  return !feed.isEnded;
}

/** True once `count` bytes from `offset` are here; false when the file ends before. The caller holds a mark. */
export function* arrived(feed: Feed, offset: number, count: number): Reading<boolean> {
  while (endOf(feed) < offset + count) {
    if (!(yield* more(feed))) return false;
  }
  return true;
}

/** The byte at a stream offset that is in memory; -1 outside. */
export function byteAt(feed: Feed, offset: number): number {
  const index = offset - feed.base;
  return index >= 0 && index < feed.length ? (feed.bytes[index] ?? -1) : -1;
}

/** Bytes in memory, as a view: valid until more are asked for. */
export function view(feed: Feed, start: number, end: number): Uint8Array {
  return feed.bytes.subarray(start - feed.base, Math.min(end - feed.base, feed.length));
}

/** Moves over white space. The byte that stands there, not taken; -1 when the bytes here are used up. */
export function skipSpace(feed: Feed): number {
  const { bytes, length, base } = feed;
  let at = feed.pos - base;
  while (at < length) {
    const byte = bytes[at] ?? 0;
    if (byte !== SPACE && byte !== NEWLINE && byte !== RETURN && byte !== TAB) {
      feed.pos = base + at;
      return byte;
    }
    at += 1;
  }
  feed.pos = base + at;
  return -1;
}

/** Like skipSpace, but asks for more bytes; -1 at the end of the file. */
export function* nextByte(feed: Feed): Reading<number> {
  for (;;) {
    const byte = skipSpace(feed);
    if (byte >= 0) return byte;
    if (!(yield* more(feed))) return -1;
  }
}

/** Moves over blanks within a line. The byte that stands there, a line end included; -1 when the bytes here are used up. */
export function skipBlanks(feed: Feed): number {
  const { bytes, length, base } = feed;
  let at = feed.pos - base;
  while (at < length && (bytes[at] === SPACE || bytes[at] === TAB || bytes[at] === RETURN)) at += 1;
  feed.pos = base + at;
  return at < length ? (bytes[at] ?? -1) : -1;
}

/** Like skipBlanks, but asks for more bytes; -1 at the end of the file. */
export function* nextOnLine(feed: Feed): Reading<number> {
  for (;;) {
    const byte = skipBlanks(feed);
    if (byte >= 0) return byte;
    if (!(yield* more(feed))) return -1;
  }
}

/** True when a line ends within a stretch that is in memory. */
export function holdsNewline(feed: Feed, start: number, end: number): boolean {
  return view(feed, start, end).includes(NEWLINE);
}
