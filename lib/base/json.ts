// JSON as a type, with the few questions that every reader asks of an unknown value.

export type JsonObject = { readonly [key: string]: Json };
export type JsonArray = readonly Json[];
export type Json = string | number | boolean | null | JsonArray | JsonObject;

export function isJsonArray(value: unknown): value is JsonArray {
  return Array.isArray(value);
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The member's value, or undefined when it is absent or only inherited (`__proto__`, `constructor`, …). */
export function memberOf(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
