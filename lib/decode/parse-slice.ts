// Bytes to values: strict UTF-8 first, and when that fails the same bytes with U+FFFD and the place of the first bad byte.

import type { Json } from "../base/json.ts";
import { type Result, refusal, success } from "../base/result.ts";
import { CLOSE_BRACKET, OPEN_BRACKET } from "./bytes.ts";
import { firstError } from "./first-error.ts";

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder("utf-8", { ignoreBOM: true });

export interface ParsedSlice {
  readonly value: Json;
  /** Offset in the slice of the first byte that is no UTF-8; -1 for none. */
  readonly invalidAt: number;
}

/** One value. Fails with the offset of the first byte that cannot be JSON. */
export function parseSlice(bytes: Uint8Array): Result<ParsedSlice, number> {
  const text = strictText(bytes);
  const value = parsed(text ?? lenient.decode(bytes));
  if (value === undefined) return refusal(Math.max(0, firstError(bytes)));
  return success({ value, invalidAt: text === null ? firstInvalidByte(bytes) : -1 });
}

/** The values between two indices, separated by commas; null when each of them is to be looked at alone. */
export function parseRun(
  bytes: Uint8Array,
  start: number,
  end: number,
  count: number,
): readonly Json[] | null {
  const text = runText(bytes, start, end);
  return text === null ? null : parsedRun(text, count);
}

/**
 * The JSON of an array of the values between two indices, separated by commas; null when its bytes are no UTF-8. While it
 * is made, brackets stand in place of the bytes around them: cheaper than joining long strings.
 */
export function runText(bytes: Uint8Array, start: number, end: number): string | null {
  const [before, after] = [bytes[start - 1], bytes[end]];
  if (before === undefined || after === undefined) {
    const inner = strictText(bytes.subarray(start, end));
    return inner === null ? null : `[${inner}]`;
  }
  bytes[start - 1] = OPEN_BRACKET;
  bytes[end] = CLOSE_BRACKET;
  const text = strictText(bytes.subarray(start - 1, end + 1));
  bytes[start - 1] = before;
  bytes[end] = after;
  return text;
}

/** The values of such a text; null when anything about them is unusual. */
export function parsedRun(text: string, count: number): readonly Json[] | null {
  const values = parsed(text);
  return Array.isArray(values) && values.length === count ? values : null;
}

function strictText(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Offset of the first byte that begins no well-formed UTF-8 character; -1 when all do. */
export function firstInvalidByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const length = characterLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return -1;
}

/** Bytes of the well-formed character at an offset; 0 when there is none. Ranges of RFC 3629, section 4. */
function characterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const second = bytes[at + 1] ?? 0;
  const isContinued = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;
  if (first >= 0xc2 && first <= 0xdf) return isContinued(second) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    const low = first === 0xe0 ? 0xa0 : 0x80;
    const high = first === 0xed ? 0x9f : 0xbf;
    return second >= low && second <= high && isContinued(bytes[at + 2]) ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const low = first === 0xf0 ? 0x90 : 0x80;
    const high = first === 0xf4 ? 0x8f : 0xbf;
    return second >= low && second <= high && isContinued(bytes[at + 2]) && isContinued(bytes[at + 3])
      ? 4
      : 0;
  }
  return 0;
}
