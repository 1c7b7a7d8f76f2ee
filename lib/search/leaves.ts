// All texts of a JSON value in the order of the document: strings, numbers, true and false as they are written. Only what
// has no character (null, an empty text, an empty container) is none. Iterative: depth costs no stack.

import { isJsonArray, isJsonObject, type Json } from "../base/json.ts";
import type { Pointer } from "../base/json-pointer.ts";
import { pointerFrom } from "../base/json-pointer.ts";

export interface LeafWalk<Context> {
  /** The context below a member or element of a container. */
  readonly enter: (context: Context, key: string | number, value: Json) => Context;
  readonly leaf: (text: string, context: Context) => void;
}

interface Frame<Context> {
  readonly container: readonly Json[] | Readonly<Record<string, Json>>;
  readonly keys: readonly string[] | null;
  readonly context: Context;
  next: number;
}

export function walkLeaves<Context>(root: Json, start: Context, walk: LeafWalk<Context>): void {
  const open: Frame<Context>[] = [];
  take(root, start);
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
    const { container, keys, context } = frame;
    const at = frame.next;
    frame.next += 1;
    if (isJsonArray(container)) {
      const value = container[at];
      if (value === undefined) open.pop();
      else take(value, walk.enter(context, at, value));
    } else {
      const key = keys?.[at];
      if (key === undefined) open.pop();
      else {
        const value = container[key] ?? null;
        if (value !== null) take(value, walk.enter(context, key, value));
      }
    }
  }

  function take(value: Json, context: Context): void {
    const text = leafText(value);
    if (text !== null) {
      if (text !== "") walk.leaf(text, context);
    } else if (isJsonArray(value)) open.push({ container: value, keys: null, context, next: 0 });
    else if (isJsonObject(value)) open.push({ container: value, keys: Object.keys(value), context, next: 0 });
  }
}

/** null: a container. */
function leafText(value: Json): string | null {
  switch (typeof value) {
    case "string":
      return value;
    case "number":
    case "boolean":
      return String(value);
    default:
      return value === null ? "" : null;
  }
}

export interface PlacedLeaf {
  readonly at: Pointer;
  readonly text: string;
}

interface Path {
  readonly parent: Path | null;
  readonly key: string | number;
}

/** Some texts of a value by their numbers in that order, with their pointers from the value. */
export function leavesNumbered(root: Json, numbers: ReadonlySet<number>): ReadonlyMap<number, PlacedLeaf> {
  const found = new Map<number, PlacedLeaf>();
  let number = 0;
  walkLeaves<Path | null>(root, null, {
    enter: (parent, key) => ({ parent, key }),
    leaf: (text, path) => {
      if (numbers.has(number)) found.set(number, { at: pointerOf(path), text });
      number += 1;
    },
  });
  return found;
}

function pointerOf(path: Path | null): Pointer {
  const keys: (string | number)[] = [];
  for (let step = path; step !== null; step = step.parent) keys.push(step.key);
  return pointerFrom(keys.reverse());
}
