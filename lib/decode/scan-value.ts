// Finds where one JSON value ends, byte by byte, without building it. Keeps the grammar of brackets, keys, colons and commas,
// so damage shows within a few bytes of where it is; leaves numbers, literals and escapes to JSON.parse. Can be left at
// any byte and taken up again. No recursion: depth costs one byte of a small stack, and below DEPTH_LIMIT not even that.

import * as bytesOf from "./bytes.ts";
import type { Feed } from "./feed.ts";
import { DEPTH_LIMIT, DUPLICATE_KEY_DEPTH } from "./limits.ts";

export type ScanStatus = "more" | "done" | "bad";

export interface ValueScan {
  /** Stream offset: the next byte to look at; after `done` the end of the value; after `bad` the byte that cannot be. */
  at: number;
  state: number;
  depth: number;
  /** 1 where the bracket open at a depth is `{`. */
  readonly isObjectAt: Uint8Array;
  /** Keys seen within DUPLICATE_KEY_DEPTH brackets. */
  keys: number;
  /** Where the depth limit was passed; -1 when it was not. */
  tooDeepAt: number;
  /** The last comma between the value's own members; -1 when there was none. */
  lastComma: number;
}

// Of this module, not imported, where they are used: unbundled code looks an import up each time, in the innermost loop.
const { BACKSLASH, CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE, SPACE } =
  bytesOf;
const { IN_ATOM, isSpace, PLAIN_IN_STRING } = bytesOf;

// What may come next. The order matters: values first, then keys, then strings.
const VALUE = 0;
const FIRST_VALUE = 1;
const KEY = 2;
const FIRST_KEY = 3;
const AFTER_KEY = 4;
const AFTER_VALUE = 5;
const ATOM = 6;
const TOO_DEEP = 7;
const STRING = 8;
const KEY_STRING = 9;
const TOO_DEEP_STRING = 10;

export function newScan(): ValueScan {
  return {
    at: 0,
    state: VALUE,
    depth: 0,
    isObjectAt: new Uint8Array(DEPTH_LIMIT + 2),
    keys: 0,
    tooDeepAt: -1,
    lastComma: -1,
  };
}

/** Prepares for the value whose first byte stands at a stream offset. */
export function startScan(scan: ValueScan, at: number): void {
  scan.at = at;
  scan.state = VALUE;
  scan.depth = 0;
  scan.keys = 0;
  scan.tooDeepAt = -1;
  scan.lastComma = -1;
}

/** Scans on through the bytes that are here. `more` at the end of the file means that the value is cut. */
export function scanValue(scan: ValueScan, feed: Feed): ScanStatus {
  const { bytes, length, base } = feed;
  const { isObjectAt } = scan;
  let { state, depth, keys } = scan;
  let at = scan.at - base;
  let status: ScanStatus = "more";

  scanning: while (at < length) {
    if (state >= STRING) {
      let byte = 0;
      while (at < length) {
        byte = bytes[at] ?? 0;
        if (PLAIN_IN_STRING[byte] !== 1) break;
        at += 1;
      }
      if (at >= length) break;
      if (byte === QUOTE) {
        at += 1;
        if (state === STRING) {
          state = AFTER_VALUE;
          if (depth === 0) {
            status = "done";
            break;
          }
        } else state = state === KEY_STRING ? AFTER_KEY : TOO_DEEP;
      } else if (byte === BACKSLASH) {
        at += 2;
      } else {
        status = "bad";
        break;
      }
      continue;
    }

    const byte = bytes[at] ?? 0;
    if (state === ATOM) {
      if (IN_ATOM[byte] === 1) {
        at += 1;
        continue;
      }
      state = AFTER_VALUE;
      if (depth === 0) {
        status = "done";
        break;
      }
    }
    if (byte <= SPACE && isSpace(byte)) {
      at += 1;
      while (at < length && bytes[at] === SPACE) at += 1;
      continue;
    }
    if (byte === QUOTE) {
      if (state <= FIRST_VALUE) state = STRING;
      else if (state <= FIRST_KEY) {
        state = KEY_STRING;
        if (depth <= DUPLICATE_KEY_DEPTH) keys += 1;
      } else if (state === TOO_DEEP) state = TOO_DEEP_STRING;
      else {
        status = "bad";
        break;
      }
      at += 1;
      continue;
    }

    switch (state) {
      case AFTER_KEY:
        if (byte !== COLON) {
          status = "bad";
          break scanning;
        }
        state = VALUE;
        break;
      case AFTER_VALUE:
        if (byte === COMMA) {
          state = isObjectAt[depth] === 1 ? KEY : VALUE;
          if (depth === 1) scan.lastComma = base + at;
        } else if (byte === (isObjectAt[depth] === 1 ? CLOSE_BRACE : CLOSE_BRACKET)) {
          depth -= 1;
          if (depth === 0) {
            at += 1;
            status = "done";
            break scanning;
          }
        } else {
          status = "bad";
          break scanning;
        }
        break;
      case TOO_DEEP:
        if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
        else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
          depth -= 1;
          if (depth === DEPTH_LIMIT) state = AFTER_VALUE;
        }
        break;
      default: {
        const closes = state === FIRST_KEY ? CLOSE_BRACE : state === FIRST_VALUE ? CLOSE_BRACKET : -1;
        if (byte === closes) {
          depth -= 1;
          state = AFTER_VALUE;
          if (depth === 0) {
            at += 1;
            status = "done";
            break scanning;
          }
        } else if (state >= KEY) {
          status = "bad";
          break scanning;
        } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
          depth += 1;
          if (depth > DEPTH_LIMIT) {
            if (scan.tooDeepAt < 0) scan.tooDeepAt = base + at;
            state = TOO_DEEP;
          } else {
            isObjectAt[depth] = byte === OPEN_BRACE ? 1 : 0;
            state = byte === OPEN_BRACE ? FIRST_KEY : FIRST_VALUE;
          }
        } else if (IN_ATOM[byte] === 1) state = ATOM;
        else {
          status = "bad";
          break scanning;
        }
      }
    }
    at += 1;
  }

  scan.at = base + at;
  scan.state = state;
  scan.depth = depth;
  scan.keys = keys;
  return status;
}
