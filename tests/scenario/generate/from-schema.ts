// From a zod schema of a foreign format to a fast-check arbitrary of values that it describes. The known side of the
// schemas' meta data (words, prefixes, bounds) is what a host writes; `builds: "all"` adds what betas and later builds
// write, nulls in place of missing members, and unknown keys. Knows the kinds of schema that the formats use and throws
// on any other: a kind that is quietly skipped would leave a hole in every property test.

import fc from "fast-check";
import * as z from "zod";
import type { Json } from "../../../lib/base/json.ts";
import { anyBase64, anyId, anyInstant, anyText, anyWord } from "./strings.ts";

export interface Choices {
  /** `published`: exactly what the host whose schema is published writes. */
  readonly builds: "published" | "all";
}

export const PUBLISHED: Choices = { builds: "published" };
export const ALL_BUILDS: Choices = { builds: "all" };

const TIMES = new Set([
  "created",
  "updated",
  "completed",
  "streamed",
  "ran",
  "start",
  "end",
  "idle",
  "viewed",
  "at",
]);
const NAMES = new Set(["name", "agent", "tool", "mode", "id", "providerID", "modelID", "variant", "action"]);
const MOST_ITEMS = 3;

/** Values of a schema. `key` is the name of the member that they stand under. */
export function valuesOf(schema: z.core.$ZodType, choices: Choices, key = ""): fc.Arbitrary<Json> {
  const known = metaOf(schema);
  if (schema instanceof z.ZodOptional) return valuesOf(schema.unwrap(), choices, key);
  if (schema instanceof z.ZodNullable) {
    const inner = valuesOf(schema.unwrap(), choices, key);
    return choices.builds === "all" ? fc.option(inner, { freq: 8, nil: null }) : inner;
  }
  if (schema instanceof z.ZodString) return texts(schema, known, key);
  if (schema instanceof z.ZodNumber) return numbers(schema, known, key);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNull) return fc.constant(null);
  if (schema instanceof z.ZodUnknown) return anyJson;
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...[...schema.values].map(plainLiteral));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodUnion) {
    return fc.oneof(...schema.options.map((option) => valuesOf(option, choices, key)));
  }
  if (schema instanceof z.ZodArray) {
    const least = typeof known.least === "number" ? known.least : 0;
    const items = valuesOf(schema.element, choices, key);
    return fc.array(items, { minLength: least, maxLength: Math.max(least, MOST_ITEMS) });
  }
  if (schema instanceof z.ZodRecord) {
    return fc.dictionary(anyKey, valuesOf(schema.valueType, choices), { maxKeys: 3, noNullPrototype: true });
  }
  if (schema instanceof z.ZodObject) return objects(schema, choices);
  throw new Error(`from-schema: a schema of kind ${schema._zod.def.type} is not known here`);
}

function objects(schema: z.ZodObject, choices: Choices): fc.Arbitrary<Json> {
  const entries = Object.entries(schema.shape);
  if (entries.length === 0) return fc.dictionary(anyKey, anyJson, { maxKeys: 3, noNullPrototype: true });
  const written = entries.filter(
    ([, member]) => choices.builds === "all" || metaOf(member).build === undefined,
  );
  const required = written.filter(([, member]) => !(member instanceof z.ZodOptional)).map(([name]) => name);
  const members = Object.fromEntries(
    written.map(([name, member]) => [name, valuesOf(member, choices, name)]),
  );
  const plain = fc.record(members, { requiredKeys: required, noNullPrototype: true });
  if (choices.builds === "published") return plain;
  return fc
    .tuple(plain, fc.option(fc.tuple(fc.constantFrom("future", "x-plugin", "新字段"), anyJson), { freq: 9 }))
    .map(([value, extra]) => (extra === null ? value : { ...value, [extra[0]]: extra[1] }));
}

function texts(schema: z.ZodString, known: Meta, key: string): fc.Arbitrary<string> {
  if (Array.isArray(known.known)) return fc.constantFrom(...known.known.map(String));
  if (typeof known.prefix === "string") return anyId(known.prefix);
  if (known.base64 === true) return anyBase64;
  const start = startOfChecks(schema);
  if (start !== null) return anyId(start);
  return NAMES.has(key) ? anyWord : anyText;
}

function numbers(schema: z.ZodNumber, known: Meta, key: string): fc.Arbitrary<number> {
  if (Array.isArray(known.whole))
    return fc.integer({ min: Number(known.whole[0]), max: Number(known.whole[1]) });
  if (TIMES.has(key)) return anyInstant;
  const min = schema.minValue ?? 0;
  const least = Number.isFinite(min) ? Math.max(min, 0) : 0;
  const whole = fc.integer({ min: least, max: least + 200_000 });
  if (schema.isInt) return whole;
  return fc.oneof(whole, fc.double({ min: least, max: least + 5, noNaN: true }).map(withoutMinusZero));
}

/** What a `startsWith` check demands. */
function startOfChecks(schema: z.ZodString): string | null {
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod;
    if ("prefix" in def && typeof def.prefix === "string") return def.prefix;
  }
  return null;
}

type Meta = Readonly<Record<string, unknown>>;

function metaOf(schema: z.core.$ZodType): Meta {
  return z.globalRegistry.get(schema) ?? {};
}

function plainLiteral(value: z.core.util.Literal): Json {
  if (typeof value === "bigint" || value === undefined) throw new Error("from-schema: no JSON literal");
  return value;
}

/** JSON has no minus zero: it would not survive being written. */
function withoutMinusZero(value: number): number {
  return value === 0 ? 0 : value;
}

const anyKey = fc.constantFrom("path", "command", "limit", "键", "a/b", "m~n", "", "nested", "list");

const anyJson: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, depthSize: "small" },
    anyText,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 2 }),
    fc.dictionary(anyKey, tie("value"), { maxKeys: 2, noNullPrototype: true }),
  ),
})).value;
