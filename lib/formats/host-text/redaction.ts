// What a sanitised export puts in place of a value: `[redacted:<kind>:<id>]` for a text, `{"redacted": "<kind>:<id>"}`
// for an object. Neither is a value; prose that merely mentions redaction is.

import { isJsonObject, type Json } from "../../base/json.ts";

const PLACEHOLDER = /^\[redacted(?:[:\s][^\]\n]*)?\]$/;
/** Longer texts are nobody's placeholder; spares the pattern on long bodies. */
const LONGEST_PLACEHOLDER = 300;

/** True for a text that is a placeholder as a whole. */
export function isRedactedText(value: string): boolean {
  return value.length <= LONGEST_PLACEHOLDER && value.startsWith("[redacted") && PLACEHOLDER.test(value);
}

/** True for an object that holds nothing but its placeholder. */
export function isRedactedObject(value: Json | undefined): boolean {
  if (!isJsonObject(value) || !Object.hasOwn(value, "redacted")) return false;
  const { redacted } = value;
  return (typeof redacted === "string" || redacted === true) && Object.keys(value).length === 1;
}
