// A recorded value as the value of a sentence: short, on one line, never `[object Object]`. JSON has no infinity: a number
// that is one after reading was too large in the file, and `JSON.stringify` would call it null; it is written as JSON
// would have to write it, and the dictionaries know that text.

import type { Json } from "../base/json.ts";
import { startOf } from "../base/text.ts";

const SHOWN_CHARS = 40;

export function shownValue(value: Json): string {
  if (typeof value === "number" && !Number.isFinite(value)) return value > 0 ? "1e999" : "-1e999";
  return startOf(
    JSON.stringify(typeof value === "string" ? startOf(value, SHOWN_CHARS) : value),
    SHOWN_CHARS,
  );
}
