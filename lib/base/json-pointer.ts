// JSON Pointers (RFC 6901): how every claim names the place that shows it.

import { type Brand, brand } from "./brand.ts";
import { isJsonArray, isJsonObject, type Json, memberOf } from "./json.ts";

/** An RFC 6901 pointer into a document, or into one line of a JSONL document. The empty string is the whole. */
export type Pointer = Brand<string, "Pointer">;

export const ROOT: Pointer = brand<Pointer>("");

/** The segment as it stands in a pointer: `~` becomes `~0`, `/` becomes `~1`. */
export function escapeSegment(segment: string): string {
  return segment.includes("~") || segment.includes("/")
    ? segment.replaceAll("~", "~0").replaceAll("/", "~1")
    : segment;
}

export function pointerFrom(segments: readonly (string | number)[]): Pointer {
  return brand<Pointer>(segments.map((segment) => `/${escapeSegment(String(segment))}`).join(""));
}

export function appendTo(pointer: Pointer, ...segments: readonly (string | number)[]): Pointer {
  return brand<Pointer>(`${pointer}${pointerFrom(segments)}`);
}

export function segmentsOf(pointer: Pointer | string): readonly string[] {
  if (pointer === "") return [];
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value at a pointer, or undefined when nothing is there. Never walks into inherited members. */
export function resolvePointer(root: Json, pointer: Pointer | string): Json | undefined {
  let value: Json | undefined = root;
  for (const segment of segmentsOf(pointer)) {
    if (isJsonArray(value)) value = /^(0|[1-9]\d*)$/.test(segment) ? value[Number(segment)] : undefined;
    else if (isJsonObject(value)) value = memberOf(value, segment);
    else return undefined;
    if (value === undefined) return undefined;
  }
  return value;
}
