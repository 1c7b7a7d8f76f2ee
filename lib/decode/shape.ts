// Where an export keeps its records. Decode knows the places, not what stands in them: arrays under these keys at the root,
// or inside an object that only wraps the export, and a root that is itself an array.

import { isJsonArray, isJsonObject, type Json, type JsonObject, memberOf } from "../base/json.ts";

/** A list under one of these keys makes the value around it a document, even when it is written on one line. */
export const TELLING_KEYS: readonly string[] = ["messages", "events"];
const TELLING_LISTS: ReadonlySet<string> = new Set(TELLING_KEYS);
const LISTS: ReadonlySet<string> = new Set([...TELLING_LISTS, "data", "items"]);
/** Objects under these keys are looked into: an HTTP answer, a page of messages, an export inside another object. */
const WRAPPERS: ReadonlySet<string> = new Set([
  "data",
  "messages",
  "events",
  "result",
  "response",
  "body",
  "payload",
  "export",
]);
/** A string under one of these keys says that the object is a line of a log, whatever lists it holds. */
const TAGS: ReadonlySet<string> = new Set(["type", "event", "kind", "method", "op"]);
/** Keys with which an export begins: seeing one is enough to take the text for JSON. */
const OPENING_KEYS: ReadonlySet<string> = new Set(["info", ...LISTS, ...WRAPPERS]);

/** Wrappers in wrappers are followed this far: root, `data`, `messages`. */
const WRAPPER_DEPTH = 3;

export function isListKey(key: string): boolean {
  return LISTS.has(key);
}

export function isTellingList(key: string): boolean {
  return TELLING_LISTS.has(key);
}

/** `depth` counts the objects already open around the key. */
export function isWrapperKey(key: string, depth: number): boolean {
  return depth < WRAPPER_DEPTH && WRAPPERS.has(key);
}

export function isTagKey(key: string): boolean {
  return TAGS.has(key);
}

/** A value in which a telling list of records stands, and that is no tagged line of a log. */
export function isExportShaped(value: Json): boolean {
  if (!isJsonObject(value)) return false;
  for (const key of TAGS) if (typeof memberOf(value, key) === "string") return false;
  return holdsTellingList(value, 1, false);
}

function holdsTellingList(object: JsonObject, depth: number, isTold: boolean): boolean {
  for (const key of OPENING_KEYS) {
    const member = memberOf(object, key);
    const isTelling = isTold || TELLING_LISTS.has(key);
    if (isJsonArray(member) && isTelling && LISTS.has(key)) return true;
    if (isJsonObject(member) && isWrapperKey(key, depth) && holdsTellingList(member, depth + 1, isTelling))
      return true;
  }
  return false;
}

export function isOpeningKey(key: string): boolean {
  return OPENING_KEYS.has(key);
}
