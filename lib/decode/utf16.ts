// UTF-16 to UTF-8, piece by piece, with the way back: the byte of the file in which a byte of the UTF-8 stream lies. Half
// a surrogate pair becomes U+FFFD; the first one is remembered.

import { byteAt, type Feed } from "./feed.ts";

export interface Transcoder {
  /** UTF-8 of all characters that are complete by now. */
  add(bytes: Uint8Array): Uint8Array;
  /** What is left at the end: U+FFFD for half a pair. */
  finish(): Uint8Array;
  /** Byte of the file for an offset in memory. */
  toFile(offset: number): number;
  /** Byte of the file at which the first half pair stands; -1 for none. */
  invalidAt(): number;
  /** A lone last byte, which is no character. */
  hasOddByte(): boolean;
}

const REPLACEMENT = 0xfffd;

export function newTranscoder(feed: Feed, isLittleEndian: boolean, markBytes: number): Transcoder {
  let read = 0;
  let oddByte = -1;
  let high = -1;
  let firstInvalid = -1;
  // A pair of offsets that belong together: at or before all that is in memory, and where the last question was answered.
  let anchor = { offset: 0, byte: markBytes };
  let last = anchor;

  function advance(from: { offset: number; byte: number }, offset: number): { offset: number; byte: number } {
    let { offset: at, byte } = from;
    for (; at < offset; at += 1) {
      const unit = byteAt(feed, at);
      if (unit >= 0 && (unit & 0xc0) !== 0x80) byte += unit >= 0xf0 ? 4 : 2;
    }
    return { offset: at, byte };
  }

  function toFile(offset: number): number {
    last = advance(offset >= last.offset ? last : anchor, Math.max(offset, anchor.offset));
    return last.byte;
  }

  feed.onForget = (base) => {
    anchor = advance(last.offset <= base ? last : anchor, base);
    if (last.offset < base) last = anchor;
  };

  function add(bytes: Uint8Array): Uint8Array {
    const out = new Uint8Array(bytes.length * 2 + 8);
    let length = 0;
    let index = 0;
    const put = (point: number): void => {
      length = write(out, length, point);
    };
    while (index < bytes.length) {
      const byte = bytes[index] ?? 0;
      index += 1;
      read += 1;
      if (read <= markBytes) continue;
      if (oddByte < 0) {
        oddByte = byte;
        continue;
      }
      const unit = isLittleEndian ? oddByte | (byte << 8) : (oddByte << 8) | byte;
      oddByte = -1;
      const isLow = unit >= 0xdc00 && unit <= 0xdfff;
      if (high >= 0) {
        if (isLow) {
          put(0x10000 + ((high - 0xd800) << 10) + (unit - 0xdc00));
          high = -1;
          continue;
        }
        if (firstInvalid < 0) firstInvalid = read - 4;
        put(REPLACEMENT);
        high = -1;
      }
      if (unit >= 0xd800 && unit <= 0xdbff) high = unit;
      else {
        if (isLow && firstInvalid < 0) firstInvalid = read - 2;
        put(isLow ? REPLACEMENT : unit);
      }
    }
    return out.subarray(0, length);
  }

  function finish(): Uint8Array {
    if (high < 0) return new Uint8Array(0);
    if (firstInvalid < 0) firstInvalid = read - 2;
    high = -1;
    return Uint8Array.of(0xef, 0xbf, 0xbd);
  }

  return { add, finish, toFile, invalidAt: () => firstInvalid, hasOddByte: () => oddByte >= 0 };
}

function write(out: Uint8Array, at: number, point: number): number {
  if (point < 0x80) {
    out[at] = point;
    return at + 1;
  }
  if (point < 0x800) {
    out[at] = 0xc0 | (point >> 6);
    out[at + 1] = 0x80 | (point & 0x3f);
    return at + 2;
  }
  if (point < 0x10000) {
    out[at] = 0xe0 | (point >> 12);
    out[at + 1] = 0x80 | ((point >> 6) & 0x3f);
    out[at + 2] = 0x80 | (point & 0x3f);
    return at + 3;
  }
  out[at] = 0xf0 | (point >> 18);
  out[at + 1] = 0x80 | ((point >> 12) & 0x3f);
  out[at + 2] = 0x80 | ((point >> 6) & 0x3f);
  out[at + 3] = 0x80 | (point & 0x3f);
  return at + 4;
}
