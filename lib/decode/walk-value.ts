// Walks over one JSON value in a file: to the end of a value, to a member of an object, to an element of an array. Answers -1
// where the text is no JSON or ends. Iterative: depth costs no stack.

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
import type { Units } from "./units.ts";

/** Where a value that is known ends, so that it need not be walked; -1 for others. */
export type Shortcut = (key: string) => number;

const NO_SHORTCUT: Shortcut = () => -1;

/** The unit at a byte of the file; -1 at its end. */
export async function unitAt(units: Units, byte: number): Promise<number> {
  const unit = units.at(byte);
  return unit >= 0 || !(await units.load(byte)) ? unit : units.at(byte);
}

/** The first byte from `byte` on that holds no white space. */
export async function afterSpace(units: Units, byte: number): Promise<number> {
  let at = byte;
  while (isSpace(await unitAt(units, at))) at += units.step;
  return at;
}

/** Past the value that begins at a byte. */
export async function valueEnd(units: Units, start: number): Promise<number> {
  const { step } = units;
  let depth = 0;
  let at = start;
  let isString = false;
  for (;;) {
    let unit = units.at(at);
    if (unit < 0) unit = await unitAt(units, at);
    if (unit < 0) return depth === 0 && !isString && at > start ? at : -1;
    if (isString) {
      if (unit === BACKSLASH) at += step;
      else if (unit === QUOTE) {
        isString = false;
        if (depth === 0) return at + step;
      }
    } else if (unit === QUOTE) isString = true;
    else if (unit === OPEN_BRACE || unit === OPEN_BRACKET) depth += 1;
    else if (unit === CLOSE_BRACE || unit === CLOSE_BRACKET) {
      if (depth === 0) return at > start ? at : -1;
      depth -= 1;
      if (depth === 0) return at + step;
    } else if (depth === 0 && (unit === COMMA || isSpace(unit))) return at > start ? at : -1;
    at += step;
  }
}

/**
 * Where the value of the member `key` begins, in the object that begins at a byte. Of two the last counts, as it does to
 * JSON.parse.
 */
export async function memberAt(
  units: Units,
  start: number,
  key: string,
  shortcut: Shortcut = NO_SHORTCUT,
): Promise<number> {
  let found = -1;
  let at = await afterSpace(units, start + units.step);
  while ((await unitAt(units, at)) === QUOTE) {
    const keyEnd = await valueEnd(units, at);
    if (keyEnd < 0) break;
    const name = parsedKey(await units.text(at, keyEnd));
    const colon = await afterSpace(units, keyEnd);
    if ((await unitAt(units, colon)) !== COLON) break;
    const value = await afterSpace(units, colon + units.step);
    if (name === key) found = value;
    const known = name === null ? -1 : shortcut(name);
    const end = known >= 0 ? known : await valueEnd(units, value);
    if (end < 0) break;
    const comma = await afterSpace(units, end);
    if ((await unitAt(units, comma)) !== COMMA) break;
    at = await afterSpace(units, comma + units.step);
  }
  return found;
}

/** Where the element `index` begins, in the array that begins at a byte. */
export async function elementAt(units: Units, start: number, index: number): Promise<number> {
  let at = await afterSpace(units, start + units.step);
  for (let left = index; left > 0; left -= 1) {
    const end = await valueEnd(units, at);
    if (end < 0) return -1;
    const comma = await afterSpace(units, end);
    if ((await unitAt(units, comma)) !== COMMA) return -1;
    at = await afterSpace(units, comma + units.step);
  }
  return (await unitAt(units, at)) === CLOSE_BRACKET ? -1 : at;
}

function parsedKey(text: string): string | null {
  try {
    return String(JSON.parse(text));
  } catch {
    return null;
  }
}
