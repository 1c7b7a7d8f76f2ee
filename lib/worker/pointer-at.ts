// The pointer of the innermost value that a byte of a file lies in: the way back from a place that was found by its bytes.
// Walks down from the record, or from the head, and jumps over lists of records.

import { appendTo, type Pointer, ROOT } from "../base/json-pointer.ts";
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from "../decode/bytes.ts";
import { recordAt } from "../decode/slice.ts";
import type { Units } from "../decode/units.ts";
import { afterSpace, unitAt, valueEnd } from "../decode/walk-value.ts";
import type { RecordList } from "../model/raw-document.ts";
import type { DocumentFrame } from "../pipeline/read-files.ts";

export interface PlaceOfByte {
  readonly line: number | null;
  readonly at: Pointer;
}

export async function placeOfByte(
  units: Units,
  { form, bytes }: DocumentFrame,
  lists: readonly RecordList[],
  byte: number,
): Promise<PlaceOfByte> {
  const record = recordAt(lists, byte);
  if (record === null) {
    if (form === "jsonl") return { line: null, at: ROOT };
    return { line: null, at: await innermost(units, { start: bytes[0], at: ROOT }, byte, lists) };
  }
  const { list, index } = record;
  const start = list.starts[index] ?? 0;
  const isLine = form === "jsonl";
  const at = isLine ? ROOT : appendTo(list.at, index);
  return { line: isLine ? index + 1 : null, at: await innermost(units, { start, at }, byte, []) };
}

interface Value {
  readonly start: number;
  readonly at: Pointer;
}

async function innermost(
  units: Units,
  root: Value,
  byte: number,
  lists: readonly RecordList[],
): Promise<Pointer> {
  let value = root;
  for (;;) {
    const inner = await memberAround(units, value, byte, lists);
    if (inner === null) return value.at;
    value = inner;
  }
}

/** The member or element of a container that holds the byte, its name included; null when none does. */
async function memberAround(
  units: Units,
  { start, at }: Value,
  byte: number,
  lists: readonly RecordList[],
): Promise<Value | null> {
  let here = await afterSpace(units, start);
  const opening = await unitAt(units, here);
  if (opening !== OPEN_BRACE && opening !== OPEN_BRACKET) return null;
  if (byte <= here) return null;
  here = await afterSpace(units, here + units.step);
  for (let index = 0; ; index += 1) {
    const unit = await unitAt(units, here);
    if (unit < 0 || unit === CLOSE_BRACE || unit === CLOSE_BRACKET || here > byte) return null;
    const named = opening === OPEN_BRACE ? await memberName(units, here) : { key: index, value: here };
    if (named === null) return null;
    const pointer = appendTo(at, named.key);
    const end = (await listEnd(units, lists, pointer)) ?? (await valueEnd(units, named.value));
    if (end < 0 || byte < end) return byte >= here ? { start: named.value, at: pointer } : null;
    here = await afterSpace(units, end);
    if ((await unitAt(units, here)) !== COMMA) return null;
    here = await afterSpace(units, here + units.step);
  }
}

async function memberName(
  units: Units,
  start: number,
): Promise<{ readonly key: string; readonly value: number } | null> {
  if ((await unitAt(units, start)) !== QUOTE) return null;
  const end = await valueEnd(units, start);
  if (end < 0) return null;
  const colon = await afterSpace(units, end);
  if ((await unitAt(units, colon)) !== COLON) return null;
  return { key: keyOf(await units.text(start, end)), value: await afterSpace(units, colon + units.step) };
}

function keyOf(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1); // No JSON string, so no pointer names it; its own characters say most.
  }
}

/** Past the bracket of a list of records, without walking through it; null when it is none, or is not closed. */
async function listEnd(units: Units, lists: readonly RecordList[], at: Pointer): Promise<number | null> {
  const last = lists.find((list) => list.at === at)?.ends.at(-1);
  if (last === undefined || last === 0) return null;
  const end = await afterSpace(units, last);
  return (await unitAt(units, end)) === CLOSE_BRACKET ? end + units.step : null;
}
