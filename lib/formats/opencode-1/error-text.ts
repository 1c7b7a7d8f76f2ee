// Older 1.x hosts wrote an error with the name of its class before the message: `Error: The user rejected …`.

import { type Cursor, member } from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import { excerptOf } from "../../base/text.ts";
import type { StatedError } from "../../model/event.ts";
import { excerptAt, nameAt, type Reading, textAt } from "./reading.ts";

const ERROR_NAME = /^\s*(?:[A-Z][A-Za-z.]*)?Error: /;

/** The message alone, so that a sentence of the host is found at its start. */
export function withoutErrorName(text: string): string {
  return text.replace(ERROR_NAME, "");
}

/** The `{name, data: {message}}` of a message or retry. */
export function namedError(error: Cursor, reading: Reading): StatedError | null {
  if (!isJsonObject(error.value)) return null;
  return {
    type: nameAt(member(error, "name"), reading),
    message:
      excerptAt(member(member(error, "data"), "message"), reading) ??
      excerptAt(member(error, "message"), reading),
    at: error.pointer,
  };
}

/** The error of a tool: a text, or in some builds an object with a message. */
export function toolError(error: Cursor, reading: Reading): StatedError | null {
  if (isJsonObject(error.value)) return namedError(error, reading);
  const text = textAt(error, reading);
  if (text === null) return null;
  return {
    type: null,
    message: { value: excerptOf(withoutErrorName(text.value)), at: text.at },
    at: error.pointer,
  };
}
