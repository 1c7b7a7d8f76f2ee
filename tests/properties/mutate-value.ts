// Damage to a valid export, as values: members and elements removed, repeated, emptied, swapped for another type.

import fc from "fast-check";
import { isJsonArray, isJsonObject, type Json } from "@/lib/base/json.ts";

export type Damage =
  | "remove"
  | "repeat"
  | "null"
  | "string"
  | "number"
  | "empty-object"
  | "empty-array"
  | "rename";
export const REMOVALS: readonly Damage[] = ["remove"];
export const ALL_DAMAGE: readonly Damage[] = [
  "remove",
  "repeat",
  "null",
  "string",
  "number",
  "empty-object",
  "empty-array",
  "rename",
];

export interface Hit {
  readonly damage: Damage;
  readonly place: number;
}

export const hits = (damages: readonly Damage[]): fc.Arbitrary<readonly Hit[]> =>
  fc.array(fc.record({ damage: fc.constantFrom(...damages), place: fc.nat(5000) }), {
    minLength: 1,
    maxLength: 4,
  });

export function damaged(value: Json, wanted: readonly Hit[]): Json {
  return wanted.reduce((here, hit) => damagedOnce(here, hit), value);
}

/** The n-th member or element in document order, counted round. */
function damagedOnce(value: Json, { damage, place }: Hit): Json {
  const size = membersBelow(value);
  if (size === 0) return value;
  let left = place % size;
  const walk = (here: Json): Json => {
    if (isJsonArray(here)) {
      return here.flatMap((item) => {
        left -= 1;
        return left === -1 ? damagedElement(item, damage) : [walk(item)];
      });
    }
    if (!isJsonObject(here)) return here;
    return Object.fromEntries(
      Object.entries(here).flatMap(([key, member]) => {
        left -= 1;
        return left === -1 ? damagedMember(key, member, damage) : [[key, walk(member)]];
      }),
    );
  };
  return walk(value);
}

function damagedElement(item: Json, damage: Damage): readonly Json[] {
  if (damage === "remove") return [];
  if (damage === "repeat") return [item, item];
  return [replacement(item, damage)];
}

function damagedMember(key: string, member: Json, damage: Damage): [string, Json][] {
  if (damage === "remove") return [];
  if (damage === "repeat") return [[key, isJsonArray(member) ? [...member, ...member] : member]];
  if (damage === "rename") return [[`${key}x`, member]];
  return [[key, replacement(member, damage)]];
}

function replacement(value: Json, damage: Damage): Json {
  switch (damage) {
    case "null":
      return null;
    case "string":
      return typeof value === "string" ? `${value}?` : "swapped";
    case "number":
      return typeof value === "number" ? value + 1 : 7;
    case "empty-object":
      return {};
    case "empty-array":
      return [];
    default:
      return value;
  }
}

function membersBelow(value: Json): number {
  const members = isJsonArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  return members.reduce<number>((sum, member) => sum + 1 + membersBelow(member), 0);
}
