// What the records of one list look like, learned from those that were read: the bytes they begin with and the keys they
// all have. After damage this finds the next record. A key in quotes cannot stand unescaped inside a string, so the
// bytes alone find no false record in a text; the keys rule out objects that lie deeper and begin alike.

import { isJsonObject, type Json, type JsonObject, memberOf } from "../base/json.ts";
import { COLON, isSpace, NEWLINE, OPEN_BRACE, OPEN_BRACKET, QUOTE } from "./bytes.ts";
import { byteAt, type Feed } from "./feed.ts";

/**
 * How a record begins: the white space before its bracket, then the bracket up to the end of its first key, and on to the
 * bracket of that key's value when it has one.
 */
interface Beginning {
  readonly before: Uint8Array;
  readonly opening: Uint8Array;
}

export interface RecordShape {
  readonly beginnings: Beginning[];
  /** Keys that every record had; null before the first. */
  common: Set<string> | null;
  /** What every `id` begins with, up to its underscore; empty when they differ; null before the first. */
  idPrefix: string | null;
  beginningsSeen: number;
  keysSeen: number;
}

const BEGINNINGS = 8;
const FEWEST_KEYS = 2;
const LEARNED_RECORDS = 256;
/** Nothing longer is learned as a beginning, so this much must be at hand to recognise one. */
export const BEGINNING_BYTES = 256;

export function newShape(): RecordShape {
  return { beginnings: [], common: null, idPrefix: null, beginningsSeen: 0, keysSeen: 0 };
}

/** Learns how the record at `start` begins; `gap` is where the white space before it begins. */
export function learnBeginning(shape: RecordShape, feed: Feed, gap: number, start: number): void {
  if (shape.beginningsSeen >= LEARNED_RECORDS || byteAt(feed, start) !== OPEN_BRACE) return;
  shape.beginningsSeen += 1;
  if (shape.beginnings.length >= BEGINNINGS || start - gap > BEGINNING_BYTES) return;
  const opening = openingOf(feed, start);
  if (!opening || shape.beginnings.some((known) => matches(known, feed, start))) return;
  shape.beginnings.push({ before: feed.bytes.slice(gap - feed.base, start - feed.base), opening });
}

/** Learns where records stand from the white space before the keys around their list, one level less deep, and of the root. */
export function learnIndent(shape: RecordShape, around: Uint8Array | null, ofRoot: Uint8Array | null): void {
  if (!around || !ofRoot) return;
  const level = ofRoot.subarray(ofRoot.lastIndexOf(NEWLINE) + 1);
  shape.beginnings.push({ before: Uint8Array.of(...around, ...level), opening: Uint8Array.of(OPEN_BRACE) });
}

/** Nothing more is learned from the values of its records. */
export function isLearned(shape: RecordShape): boolean {
  return shape.keysSeen >= LEARNED_RECORDS;
}

/** Learns the keys of a record that was read. */
export function learnKeys(shape: RecordShape, value: Json): void {
  if (shape.keysSeen >= LEARNED_RECORDS || !isJsonObject(value)) return;
  shape.keysSeen += 1;
  const keys = Object.keys(value);
  shape.common = new Set(shape.common ? keys.filter((key) => shape.common?.has(key)) : keys);
  learnId(shape, value);
}

/** Learns from the first members of a damaged record, when no whole one was read before. */
export function learnFromPart(shape: RecordShape, part: Json): void {
  if (shape.common || !isJsonObject(part)) return;
  const keys = Object.keys(part).slice(0, FEWEST_KEYS);
  learnId(shape, part);
  if (keys.length === FEWEST_KEYS || shape.idPrefix) shape.common = new Set(keys);
}

/** Ids of one kind share what stands before their first underscore (`msg_`). */
function learnId(shape: RecordShape, value: JsonObject): void {
  const id = memberOf(value, "id");
  const prefix = typeof id === "string" ? id.slice(0, id.indexOf("_") + 1) : "";
  shape.idPrefix = shape.idPrefix === null || shape.idPrefix === prefix ? prefix : "";
}

/** True when the bracket at an offset is how one of the records began. Needs BEGINNING_BYTES after it. */
export function beginsLikeRecord(shape: RecordShape, feed: Feed, offset: number): boolean {
  return shape.beginnings.some((known) => matches(known, feed, offset));
}

/** True when a value has what all records had; without knowledge of one, when the way it begins leaves no doubt. */
export function looksLikeRecord(shape: RecordShape, value: Json): boolean {
  if (!isJsonObject(value)) return false;
  if (!shape.common || shape.common.size === 0) return shape.beginnings.some(isUnmistakable);
  const shared = [...shape.common].filter((key) => Object.hasOwn(value, key)).length;
  if (!shape.idPrefix) return shared === shape.common.size;
  const id = memberOf(value, "id");
  return (
    typeof id === "string" &&
    id.startsWith(shape.idPrefix) &&
    shared >= Math.min(FEWEST_KEYS, shape.common.size)
  );
}

/** Its depth shows in the white space before it, or an object stands under its first key. */
function isUnmistakable({ before, opening }: Beginning): boolean {
  return before.includes(NEWLINE) || opening.at(-1) === OPEN_BRACE;
}

function matches(known: Beginning, feed: Feed, offset: number): boolean {
  return stands(feed, offset - known.before.length, known.before) && stands(feed, offset, known.opening);
}

/** True when the bytes stand at an offset. */
export function stands(feed: Feed, offset: number, bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index += 1) {
    if (byteAt(feed, offset + index) !== bytes[index]) return false;
  }
  return true;
}

function openingOf(feed: Feed, start: number): Uint8Array | null {
  let at = start + 1;
  while (isSpace(byteAt(feed, at))) at += 1;
  if (byteAt(feed, at) !== QUOTE) return null;
  for (at += 1; byteAt(feed, at) !== QUOTE; at += 1) {
    if (byteAt(feed, at) < 0 || at - start > BEGINNING_BYTES) return null;
  }
  let end = at + 1;
  let next = end;
  while (isSpace(byteAt(feed, next)) || byteAt(feed, next) === COLON) next += 1;
  if (byteAt(feed, next) === OPEN_BRACE || byteAt(feed, next) === OPEN_BRACKET) end = next + 1;
  return end - start > BEGINNING_BYTES ? null : feed.bytes.slice(start - feed.base, end - feed.base);
}
