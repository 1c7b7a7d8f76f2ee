// What kind of value stands in a place, for sentences that say that another was due.

import { isJsonArray, isJsonObject, type Json } from "../base/json.ts";
import type { JsonKind } from "../model/sentence.ts";

export function kindOf(value: Json | undefined): JsonKind {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (isJsonArray(value)) return "list";
  if (isJsonObject(value)) return Object.keys(value).length === 0 ? "empty-object" : "object";
  if (typeof value === "string") return "text";
  return typeof value === "number" ? "number" : "flag";
}
