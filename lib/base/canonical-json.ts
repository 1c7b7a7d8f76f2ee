// One spelling per value: keys sorted, no spaces. Goldens, digests and excerpts depend on it. Iterates over depth
// only as far as JSON.stringify itself does; values deeper than MAX_DEPTH are written as a named stop.

import { isJsonArray, isJsonObject, type Json } from "./json.ts";

const MAX_DEPTH = 400;

export function canonicalJson(value: Json, indent = 0): string {
  return JSON.stringify(sorted(value, 0), null, indent);
}

function sorted(value: Json, depth: number): Json {
  if (depth > MAX_DEPTH) return "[deeper than 400 levels]";
  if (isJsonArray(value)) return value.map((item) => sorted(item, depth + 1));
  if (!isJsonObject(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null, depth + 1)]));
}
