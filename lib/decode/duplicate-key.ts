// Keys that stand twice in one object: JSON.parse keeps the last and says nothing. Counting keys is cheap, so every value
// is counted; only where the counts differ is the key looked for.

import { isJsonArray, isJsonObject, type Json } from "../base/json.ts";
import { appendTo, type Pointer, ROOT } from "../base/json-pointer.ts";
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  isSpace,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from "./bytes.ts";
import { DUPLICATE_KEY_DEPTH } from "./limits.ts";

/** Keys within `depth` brackets of a value, as scan-value.ts counts them in its bytes. */
export function countKeys(value: Json, depth = DUPLICATE_KEY_DEPTH): number {
  if (depth === 0 || typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (isJsonArray(value)) {
    if (depth > 1) for (const item of value) count += countKeys(item, depth - 1);
  } else if (isJsonObject(value)) {
    const keys = Object.keys(value);
    count = keys.length;
    if (depth > 1) for (const key of keys) count += countKeys(value[key] ?? null, depth - 1);
  }
  return count;
}

export interface DuplicateKey {
  readonly key: string;
  /** Of the member, from the value's root. */
  readonly at: Pointer;
  /** Offset of the second occurrence in the value's bytes. */
  readonly offset: number;
}

/** The first key that repeats within DUPLICATE_KEY_DEPTH brackets of a value that is known to be JSON; null for none. */
export function duplicateKey(bytes: Uint8Array): DuplicateKey | null {
  const open: { readonly keys: Set<string> | null; segment: string | number }[] = [];
  let key = "";
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    const inner = open.at(-1);
    if (byte === OPEN_BRACE) open.push({ keys: new Set(), segment: "" });
    else if (byte === OPEN_BRACKET) open.push({ keys: null, segment: 0 });
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) open.pop();
    else if (byte === COMMA && typeof inner?.segment === "number") inner.segment += 1;
    else if (byte === QUOTE) {
      const end = stringEnd(bytes, at);
      const isKey = inner?.keys && open.length <= DUPLICATE_KEY_DEPTH && nextAfter(bytes, end) === COLON;
      if (inner?.keys && isKey) {
        key = String(JSON.parse(new TextDecoder().decode(bytes.subarray(at, end))));
        inner.segment = key;
        if (inner.keys.has(key)) {
          return { key, at: appendTo(ROOT, ...open.map(({ segment }) => segment)), offset: at };
        }
        inner.keys.add(key);
      }
      at = end - 1;
    }
  }
  return null;
}

function stringEnd(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

function nextAfter(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isSpace(bytes[at] ?? 0)) at += 1;
  return bytes[at] ?? -1;
}
