// Plants texts into every slot of an export: each place where a string stands, told apart by its pattern, so that no slot can
// be forgotten when a fixture gains one.

import { isJsonArray, isJsonObject, type Json } from "@/lib/base/json.ts";

/** `/messages/*[tool]/text`: where a string stands, with elements of lists told apart by their type. */
export type SlotPattern = string;

/** The patterns of all strings of a value, those inside other lists included. */
export function slotsOf(value: Json): readonly SlotPattern[] {
  const found = new Set<SlotPattern>();
  eachString(value, "", (pattern) => void found.add(pattern));
  return [...found];
}

/** The value with what `plant` gives for each string; null leaves it as it is. */
export function planted(
  value: Json,
  plant: (pattern: SlotPattern, text: string) => string | null,
  pattern = "",
): Json {
  if (typeof value === "string") return plant(pattern, value) ?? value;
  if (isJsonArray(value)) return value.map((item) => planted(item, plant, `${pattern}/${labelOf(item)}`));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, planted(member, plant, `${pattern}/${key}`)]),
  );
}

/** The value with one more member in each of its objects. */
export function withKey(value: Json, key: string, text: string): Json {
  if (isJsonArray(value)) return value.map((item) => withKey(item, key, text));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withKey(member, key, text)]);
  return { ...Object.fromEntries(members), [key]: text };
}

function eachString(value: Json, pattern: string, look: (pattern: SlotPattern) => void): void {
  if (typeof value === "string") look(pattern);
  else if (isJsonArray(value))
    for (const item of value) eachString(item, `${pattern}/${labelOf(item)}`, look);
  else if (isJsonObject(value))
    for (const [key, member] of Object.entries(value)) eachString(member, `${pattern}/${key}`, look);
}

/** What tells records of one list apart: their type, whose message it is, which tool a rule is about. */
function labelOf(item: Json): string {
  if (!isJsonObject(item)) return "*";
  const role = isJsonObject(item.info) ? item.info.role : item.role;
  const told = [item.type, role, item.permission, item.action].find((word) => typeof word === "string");
  return typeof told === "string" ? `*[${told}]` : "*";
}
