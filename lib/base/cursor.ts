// A value together with its pointer. Readers walk cursors and never index raw JSON: so every value that they take
// carries the place that states it, and what they never took falls out as unread (coverage-tree.ts).

import { brand } from "./brand.ts";
import { type CoverageNode, elementNode, memberNode } from "./coverage-tree.ts";
import { isJsonArray, isJsonObject, type Json, memberOf } from "./json.ts";
import type { Pointer } from "./json-pointer.ts";
import { type EpochMs, epochMs, isInstant } from "./time.ts";

/** A value that a document states, and the pointer of the place that states it. */
export interface Stated<Value> {
  readonly value: Value;
  readonly at: Pointer;
}

export interface Cursor {
  /** undefined when nothing is there. */
  readonly value: Json | undefined;
  readonly pointer: Pointer;
  readonly node: CoverageNode;
}

export function cursorAt(value: Json | undefined, pointer: Pointer, node: CoverageNode): Cursor {
  return { value, pointer, node };
}

/** A cursor below another one. Most are looked at and left, so the pointer is made for those who ask. */
class InnerCursor implements Cursor {
  readonly value: Json | undefined;
  readonly node: CoverageNode;
  readonly #around: Cursor;
  /** Of an element; -1 for a member. */
  readonly #index: number;
  #pointer: Pointer | null = null;

  constructor(value: Json | undefined, node: CoverageNode, around: Cursor, index: number) {
    this.value = value;
    this.node = node;
    this.#around = around;
    this.#index = index;
  }

  get pointer(): Pointer {
    this.#pointer ??= brand<Pointer>(
      this.#index < 0 ? `${this.#around.pointer}${this.node.step}` : `${this.#around.pointer}/${this.#index}`,
    );
    return this.#pointer;
  }
}

/** The member `key` of an object; a cursor over nothing when it is absent. */
export function member(cursor: Cursor, key: string): Cursor {
  const { value } = cursor;
  const own = isJsonObject(value) ? memberOf(value, key) : undefined;
  return new InnerCursor(own, memberNode(cursor.node, key), cursor, -1);
}

/** The first of several spellings of a member that is present; the first spelling when none is. */
export function memberOneOf(cursor: Cursor, first: string, ...others: readonly string[]): Cursor {
  for (const key of [first, ...others]) {
    if (isJsonObject(cursor.value) && Object.hasOwn(cursor.value, key)) return member(cursor, key);
  }
  return member(cursor, first);
}

/** A path of members. */
export function memberAt(cursor: Cursor, ...keys: readonly string[]): Cursor {
  return keys.reduce(member, cursor);
}

/** The elements of an array; none when the value is no array. */
export function elements(cursor: Cursor): readonly Cursor[] {
  if (!isJsonArray(cursor.value)) return [];
  return cursor.value.map(
    (value, index) => new InnerCursor(value, elementNode(cursor.node, value), cursor, index),
  );
}

export function isPresent(cursor: Cursor): boolean {
  return cursor.value !== undefined;
}

export function statedString(cursor: Cursor): Stated<string> | null {
  if (typeof cursor.value !== "string") return null;
  cursor.node.isRead = true;
  return { value: cursor.value, at: cursor.pointer };
}

export function statedNumber(cursor: Cursor): Stated<number> | null {
  if (typeof cursor.value !== "number" || !Number.isFinite(cursor.value)) return null;
  cursor.node.isRead = true;
  return { value: cursor.value, at: cursor.pointer };
}

export function statedBoolean(cursor: Cursor): Stated<boolean> | null {
  if (typeof cursor.value !== "boolean") return null;
  cursor.node.isRead = true;
  return { value: cursor.value, at: cursor.pointer };
}

/** A time in epoch milliseconds; null for anything that no clock could show. */
export function statedTime(cursor: Cursor): Stated<EpochMs> | null {
  if (!isInstant(cursor.value)) return null;
  cursor.node.isRead = true;
  return { value: epochMs(cursor.value), at: cursor.pointer };
}

/** Any value with everything in it, taken as read. */
export function statedJson(cursor: Cursor): Stated<Json> | null {
  if (cursor.value === undefined) return null;
  cursor.node.isReadWhole = true;
  return { value: cursor.value, at: cursor.pointer };
}
