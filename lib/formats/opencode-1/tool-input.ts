// A tool's arguments as an excerpt of their compact JSON, keys in recorded order, so that the excerpt can be found again
// in the file.

import { type Cursor, statedJson } from "../../base/cursor.ts";
import type { Json } from "../../base/json.ts";
import { quoteOf } from "../../base/text.ts";
import type { StatedExcerpt } from "../../model/event.ts";

/** Null when nothing is there, or when it is nested too deeply to be written out. */
export function inputExcerpt(input: Cursor): StatedExcerpt | null {
  const stated = statedJson(input);
  if (stated === null) return null;
  const text = compactJson(stated.value);
  return text === null ? null : { value: quoteOf(text), at: stated.at };
}

function compactJson(value: Json): string | null {
  try {
    return JSON.stringify(value);
  } catch (failure) {
    // The only refusal of plain JSON: more levels than the platform's stack holds.
    if (failure instanceof RangeError) return null;
    throw failure;
  }
}
