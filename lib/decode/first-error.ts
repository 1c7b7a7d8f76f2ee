// Names the byte at which a text stops being JSON, by the letter of RFC 8259. Slow and exact, where scan-value.ts is fast
// and lenient: asked only about slices that JSON.parse refused. Iterative: depth costs no stack.

import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  isSpace,
  OPEN_BRACE,
  OPEN_BRACKET,
  PLAIN_IN_STRING,
  QUOTE,
} from "./bytes.ts";

const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const UNICODE_ESCAPE = 0x75;
const SHORT_ESCAPES = new Set(new TextEncoder().encode('"\\/bfnrt'));
const LITERALS = ["true", "false", "null"].map((word) => new TextEncoder().encode(word));

/** Offset of the first byte that cannot stand where it does; the length when the text ends too soon; -1 for JSON. */
export function firstError(bytes: Uint8Array): number {
  const closers: number[] = [];
  let at = afterSpace(bytes, 0);
  for (;;) {
    const byte = bytes[at];
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      const closer = byte === OPEN_BRACE ? CLOSE_BRACE : CLOSE_BRACKET;
      at = afterSpace(bytes, at + 1);
      if (bytes[at] !== closer) {
        closers.push(closer);
        if (closer === CLOSE_BRACKET) continue;
        const key = keyEnd(bytes, at);
        if (key.isBad) return key.at;
        at = key.at;
        continue;
      }
      at += 1;
    } else {
      const scalar = scalarEnd(bytes, at);
      if (scalar.isBad) return scalar.at;
      at = scalar.at;
    }
    at = afterSpace(bytes, at);
    while (closers.length > 0 && bytes[at] === closers.at(-1)) {
      closers.pop();
      at = afterSpace(bytes, at + 1);
    }
    if (closers.length === 0) return at < bytes.length ? at : -1;
    if (bytes[at] !== COMMA) return at;
    at = afterSpace(bytes, at + 1);
    if (closers.at(-1) === CLOSE_BRACE) {
      const key = keyEnd(bytes, at);
      if (key.isBad) return key.at;
      at = key.at;
    }
  }
}

interface Stop {
  readonly at: number;
  readonly isBad: boolean;
}

/** Past a key, its colon and the space after it. */
function keyEnd(bytes: Uint8Array, start: number): Stop {
  if (bytes[start] !== QUOTE) return { at: start, isBad: true };
  const key = stringEnd(bytes, start);
  if (key.isBad) return key;
  const at = afterSpace(bytes, key.at);
  return bytes[at] === COLON ? { at: afterSpace(bytes, at + 1), isBad: false } : { at, isBad: true };
}

function scalarEnd(bytes: Uint8Array, start: number): Stop {
  const byte = bytes[start];
  if (byte === QUOTE) return stringEnd(bytes, start);
  if (byte === MINUS || isDigit(byte)) return numberEnd(bytes, start);
  const literal = LITERALS.find((word) => word[0] === byte);
  if (!literal) return { at: start, isBad: true };
  for (let index = 0; index < literal.length; index += 1) {
    if (bytes[start + index] !== literal[index])
      return { at: Math.min(start + index, bytes.length), isBad: true };
  }
  return { at: start + literal.length, isBad: false };
}

function stringEnd(bytes: Uint8Array, start: number): Stop {
  let at = start + 1;
  for (;;) {
    while (PLAIN_IN_STRING[bytes[at] ?? 0] === 1) at += 1;
    if (bytes[at] === QUOTE) return { at: at + 1, isBad: false };
    if (bytes[at] !== BACKSLASH) return { at: Math.min(at, bytes.length), isBad: true };
    const escaped = bytes[at + 1] ?? 0;
    if (escaped === UNICODE_ESCAPE) {
      for (let digit = at + 2; digit < at + 6; digit += 1) {
        if (!isHexDigit(bytes[digit])) return { at: Math.min(digit, bytes.length), isBad: true };
      }
      at += 6;
    } else if (SHORT_ESCAPES.has(escaped)) at += 2;
    else return { at: Math.min(at + 1, bytes.length), isBad: true };
  }
}

function numberEnd(bytes: Uint8Array, start: number): Stop {
  let at = bytes[start] === MINUS ? start + 1 : start;
  if (!isDigit(bytes[at])) return { at, isBad: true };
  at = bytes[at] === ZERO ? at + 1 : digitsEnd(bytes, at);
  if (bytes[at] === DOT) {
    if (!isDigit(bytes[at + 1])) return { at: Math.min(at + 1, bytes.length), isBad: true };
    at = digitsEnd(bytes, at + 1);
  }
  if (bytes[at] === 0x65 || bytes[at] === 0x45) {
    at += bytes[at + 1] === MINUS || bytes[at + 1] === 0x2b ? 2 : 1;
    if (!isDigit(bytes[at])) return { at: Math.min(at, bytes.length), isBad: true };
    at = digitsEnd(bytes, at);
  }
  return { at, isBad: false };
}

function digitsEnd(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isDigit(bytes[at])) at += 1;
  return at;
}

function afterSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isSpace(bytes[at] ?? 0)) at += 1;
  return at;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isHexDigit(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  const lower = byte | 0x20;
  return isDigit(byte) || (lower >= 0x61 && lower <= 0x66);
}
