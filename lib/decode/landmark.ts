// After damage: the next place in the bytes at which reading can go on. Looks for what earlier records, keys and brackets of
// this document looked like. Quotes inside strings are escaped, so none of these can be part of a text.

import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  isSpace,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from "./bytes.ts";
import type { Container, DocumentReading } from "./document.ts";
import { arrived, byteAt, endOf, type Feed, more, type Reading, view } from "./feed.ts";
import { VALUE_BYTES_LIMIT } from "./limits.ts";
import { parseSlice } from "./parse-slice.ts";
import { BEGINNING_BYTES, beginsLikeRecord, looksLikeRecord, stands } from "./record-shape.ts";
import { scanValue, startScan } from "./scan-value.ts";
import { TELLING_KEYS } from "./shape.ts";

export type Landmark =
  /** A record of a list begins. */
  | { readonly kind: "record"; readonly container: Container; readonly at: number }
  /** The bracket that closes a list. */
  | { readonly kind: "list-end"; readonly container: Container; readonly at: number }
  /** A key of an object that is open; `isTelling` when records stand under it. */
  | {
      readonly kind: "member";
      readonly container: Container;
      readonly at: number;
      readonly isTelling: boolean;
    }
  /** The bracket that opens the list `key` of an object that is open. */
  | { readonly kind: "list"; readonly container: Container; readonly key: string; readonly at: number }
  /** Another document begins. */
  | { readonly kind: "document"; readonly at: number };

const OPENING_QUOTES = 5;
const OPENING_REST = 4;
const SHORTEST_OPENING = 8;
/** Keys in quotes, as they stand in a file. */
interface QuotedKey {
  readonly key: string;
  readonly bytes: Uint8Array;
}
const LIST_KEYS: readonly QuotedKey[] = TELLING_KEYS.map(inQuotes);
/** Keys that show a document whose opening bracket is damaged, when an object or array follows. */
export const HEADLESS_KEYS: readonly QuotedKey[] = ["info", ...TELLING_KEYS].map(inQuotes);

/**
 * The first landmark at or after `from`; null when the file, or with `isOneLine` the line, ends before.
 * Leaves at least BEGINNING_BYTES before `feed.pos` in memory.
 */
export function* findLandmark(
  reading: DocumentReading,
  from: number,
  isOneLine: boolean,
): Reading<Landmark | null> {
  const { feed } = reading;
  feed.pos = from;
  for (;;) {
    feed.mark = Math.max(feed.base, feed.pos - BEGINNING_BYTES);
    const at = nextTelling(feed, isOneLine);
    feed.pos = at < 0 ? endOf(feed) : at;
    if (at < 0) {
      if (!(yield* more(feed))) return null;
      continue;
    }
    if (byteAt(feed, at) === NEWLINE) return null;
    yield* arrived(feed, at, 2 * BEGINNING_BYTES);
    const found = yield* landmarkAt(reading, at);
    feed.pos = found ? found.at : at + 1;
    if (found) return found;
  }
}

function nextTelling(feed: Feed, isOneLine: boolean): number {
  const { bytes, length, base } = feed;
  for (let at = feed.pos - base; at < length; at += 1) {
    const byte = bytes[at];
    if (byte === OPEN_BRACE || byte === QUOTE || byte === CLOSE_BRACKET || byte === OPEN_BRACKET)
      return base + at;
    if (isOneLine && byte === NEWLINE) return base + at;
  }
  return -1;
}

function* landmarkAt(reading: DocumentReading, at: number): Reading<Landmark | null> {
  const { feed, opening } = reading;
  const byte = byteAt(feed, at);
  if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
    const isOpening = opening.length >= SHORTEST_OPENING && at > reading.start && stands(feed, at, opening);
    if (isOpening) return { kind: "document", at };
    for (const container of listsInReach(reading)) {
      if (yield* isRecord(reading, container, at)) return { kind: "record", container, at };
    }
    return null;
  }
  if (byte === CLOSE_BRACKET) {
    const container = reading.open.findLast(({ list }) => list);
    return container && endsAt(feed, container, at) ? { kind: "list-end", container, at } : null;
  }
  const inner = reading.open.findLast(({ list }) => !list);
  if (inner && !reading.lists.some((list) => list.next > 0)) {
    if (opensAtKey(feed, at, LIST_KEYS)) return { kind: "member", container: inner, at, isTelling: true };
    const list = listKeyAt(feed, at);
    if (list) return { kind: "list", container: inner, key: list.key, at: list.at };
  }
  const container = reading.open.findLast(({ gap }) => gap && stands(feed, at - gap.length, gap));
  return container ? { kind: "member", container, at, isTelling: false } : null;
}

/** The list that is open, else the one that was open last: damage may have closed it too early. */
function listsInReach(reading: DocumentReading): readonly Container[] {
  const open = reading.open.findLast(({ list }) => list);
  const last = open ?? reading.listContainers.at(-1);
  return last ? [last] : [];
}

function* isRecord(reading: DocumentReading, container: Container, at: number): Reading<boolean> {
  const { feed, scan } = reading;
  const { list } = container;
  if (!list || !beginsLikeRecord(list.shape, feed, at)) return false;
  startScan(scan, at);
  for (;;) {
    const status = scanValue(scan, feed);
    if (status === "bad" || scan.tooDeepAt >= 0 || scan.at - at > VALUE_BYTES_LIMIT) return false;
    if (status === "done") break;
    if (!(yield* more(feed))) return false;
  }
  const result = parseSlice(view(feed, at, scan.at));
  return result.ok && looksLikeRecord(list.shape, result.value.value);
}

/** True when a closing bracket stands where a list written on several lines ends. */
function endsAt(feed: Feed, container: Container, at: number): boolean {
  if (!container.parent) return byteAt(feed, at - 1) === NEWLINE;
  const { gap } = container.parent;
  return gap !== null && stands(feed, at - gap.length, gap);
}

/** A list of records that opens at the key at an offset. What stands between key and bracket may be damaged. */
function listKeyAt(feed: Feed, at: number): { readonly key: string; readonly at: number } | null {
  for (const { key, bytes } of LIST_KEYS) {
    if (!stands(feed, at, bytes)) continue;
    let next = at + bytes.length;
    let others = 0;
    while (others <= 1 && byteAt(feed, next) !== OPEN_BRACKET) {
      if (!isSpace(byteAt(feed, next))) others += 1;
      next += 1;
    }
    if (byteAt(feed, next) === OPEN_BRACKET) return { key, at: next };
  }
  return null;
}

/** How a document begins: up to its fifth quote and a little more. Needs 2 × BEGINNING_BYTES at hand. */
export function openingOf(feed: Feed, start: number): Uint8Array {
  let quotes = 0;
  for (let at = start; at < start + BEGINNING_BYTES; at += 1) {
    const byte = byteAt(feed, at);
    if (byte < 0) break;
    if (byte === QUOTE) quotes += 1;
    if (quotes === OPENING_QUOTES) return view(feed, start, at + OPENING_REST + 1).slice();
  }
  return new Uint8Array(0);
}

/** Where the brackets that close everything still open begin, when they are the last bytes before `end`; else -1. */
export function closersBefore(reading: DocumentReading, end: number): number {
  const { feed } = reading;
  let at = end;
  for (const container of reading.open) {
    at -= 1;
    while (isSpace(byteAt(feed, at))) at -= 1;
    if (byteAt(feed, at) !== (container.list ? CLOSE_BRACKET : CLOSE_BRACE)) return -1;
  }
  return reading.open.length > 0 ? at : -1;
}

/** One of the keys, and an object or a list after it. */
export function opensAtKey(feed: Feed, at: number, keys: readonly QuotedKey[]): boolean {
  return keys.some(({ bytes }) => {
    if (!stands(feed, at, bytes)) return false;
    let next = at + bytes.length;
    while (isSpace(byteAt(feed, next))) next += 1;
    if (byteAt(feed, next) !== COLON) return false;
    next += 1;
    while (isSpace(byteAt(feed, next))) next += 1;
    return byteAt(feed, next) === OPEN_BRACE || byteAt(feed, next) === OPEN_BRACKET;
  });
}

function inQuotes(key: string): QuotedKey {
  return { key, bytes: new TextEncoder().encode(`"${key}"`) };
}
