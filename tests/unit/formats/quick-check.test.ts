// The quick check against the judge that it spares: whatever it lets pass, zod accepts; and what hosts write passes it, so
// that it does spare something.

import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { isJsonArray, isJsonObject, type Json } from "@/lib/base/json.ts";
import { assistantInfo, userInfo } from "@/lib/formats/opencode-1/schema.ts";
import { partSchemas } from "@/lib/formats/opencode-1/schema-parts.ts";
import { openCode2Schemas } from "@/lib/formats/opencode-2/schema.ts";
import { previewSchemas } from "@/lib/formats/opencode-2-preview/schema.ts";
import { isSurelyValid } from "@/lib/formats/quick-check.ts";
import { ALL_DAMAGE, damaged, hits } from "../../properties/mutate-value.ts";

const schemas: readonly z.ZodType[] = [
  userInfo,
  assistantInfo,
  ...Object.values(partSchemas),
  ...[openCode2Schemas, previewSchemas].flatMap(({ info, rows, items, states }) => [
    info,
    ...rows.values(),
    ...items.values(),
    ...states.values(),
  ]),
];

function objectsIn(value: Json): readonly Json[] {
  if (isJsonArray(value)) return value.flatMap(objectsIn);
  return isJsonObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

const fixtures = readdirSync("tests/fixtures", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .map((name): Json => JSON.parse(readFileSync(`tests/fixtures/${name}`, "utf8")));
const objects = fixtures.flatMap(objectsIn);

test("what passes the quick check, zod accepts", () => {
  for (const schema of schemas) {
    for (const value of objects) {
      if (isSurelyValid(schema, value)) expect(schema.safeParse(value).success).toBe(true);
    }
  }
});

test("what a host writes is not sent on to zod", () => {
  const accepted = schemas.flatMap((schema) =>
    objects.filter((value) => schema.safeParse(value).success).map((value) => ({ schema, value })),
  );
  expect(accepted.length).toBeGreaterThan(1_000);
  expect(accepted.filter(({ schema, value }) => !isSurelyValid(schema, value))).toEqual([]);
});

test("damage never passes the quick check where zod would stop it", () => {
  fc.assert(
    fc.property(fc.nat(objects.length - 1), hits(ALL_DAMAGE), (index, wanted) => {
      const value = damaged(objects[index] ?? null, wanted);
      for (const schema of schemas) {
        if (isSurelyValid(schema, value)) expect(schema.safeParse(value).success).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test("what only zod can judge is left to zod", () => {
  for (const schema of [
    z.string().min(1),
    z.email(),
    z.coerce.string(),
    z.number().max(3),
    z.int32(),
    z.strictObject({ a: z.string() }),
    z.object({ a: z.string() }).refine(() => false),
    z.record(z.string(), z.number()),
    z.string().transform((text) => text.length),
  ]) {
    expect(isSurelyValid(schema, "a")).toBe(false);
    expect(isSurelyValid(schema, 1)).toBe(false);
    expect(isSurelyValid(schema, { a: "b" })).toBe(false);
  }
});

test.each([
  [z.number(), Number.POSITIVE_INFINITY],
  [z.int(), 2 ** 60],
  [z.int().nonnegative(), -1],
  [z.string().startsWith("ses"), "msg_1"],
  [z.looseObject({ a: z.string().optional() }), { a: null }],
  [z.looseObject({ a: z.string().nullable() }), {}],
  [z.looseObject({}), []],
  [z.enum(["one", "two"]), "three"],
  [z.literal("one"), "two"],
])("refuses what is not as due: %#", (schema, value) => {
  expect(isSurelyValid(schema, value)).toBe(false);
});
