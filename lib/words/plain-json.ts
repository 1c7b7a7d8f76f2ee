// A claim's value as JSON: the model's own records are plain data, which their types do not say.

import type { Json } from "../base/json.ts";

export function plainJson(value: unknown): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value !== "object") return null;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plainJson(member)]));
}
