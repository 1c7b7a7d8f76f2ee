// A value cut to what a screen can hold: containers with a page of members, strings with their start, everything below
// one level only by its size.

import { isJsonArray, isJsonObject, type Json, type JsonObject, memberOf } from "../base/json.ts";
import { startOf } from "../base/text.ts";
import { SOURCE_PAGE, type SourceValue } from "../model/bundle-view.ts";

/** Characters of a string that is looked at, and of one that is only a member of what is. */
const TEXT_LENGTH = 20_000;
const MEMBER_TEXT_LENGTH = 300;
const HINT_LENGTH = 60;
/** What tells one object of a list from the next, the most telling first. */
const HINTS = ["type", "role", "name", "id"];

export type Container = Extract<SourceValue, { kind: "array" | "object" | "lines" }>;

export function cutValue(value: Json, from: number): SourceValue {
  if (isJsonArray(value)) {
    const page = value.slice(from, from + SOURCE_PAGE);
    return {
      ...folded("array", value.length),
      from,
      members: page.map((item, index) => ({ key: String(from + index), value: cutMember(item) })),
    };
  }
  if (isJsonObject(value)) {
    const page = Object.keys(value).slice(from, from + SOURCE_PAGE);
    return {
      ...folded("object", Object.keys(value).length, hintOf(value)),
      from,
      members: page.map((key) => ({ key, value: cutMember(value[key] ?? null) })),
    };
  }
  return cutScalar(value, TEXT_LENGTH);
}

export function cutMember(value: Json): SourceValue {
  if (isJsonArray(value)) return folded("array", value.length);
  if (isJsonObject(value)) return folded("object", Object.keys(value).length, hintOf(value));
  return cutScalar(value, MEMBER_TEXT_LENGTH);
}

/** A container by its size alone. */
export function folded(kind: Container["kind"], size: number, hint: string | null = null): Container {
  return { kind, size, hint, from: 0, members: [] };
}

function cutScalar(value: string | number | boolean | null, length: number): SourceValue {
  if (typeof value === "string") return { kind: "string", text: startOf(value, length), chars: value.length };
  if (value === null) return { kind: "null", text: "null" };
  return typeof value === "number"
    ? { kind: "number", text: String(value) }
    : { kind: "boolean", text: String(value) };
}

function hintOf(object: JsonObject): string | null {
  for (const key of HINTS) {
    const text = memberOf(object, key);
    if (typeof text === "string" && text !== "") return startOf(text, HINT_LENGTH);
  }
  return null;
}
