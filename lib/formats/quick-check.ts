// Whether a value is as its schema says, in a small part of the time that zod takes to say so and nothing more. zod stays the
// judge: where this says false, or cannot tell, zod is asked what is wrong.

import * as z from "zod";

/** True only for values that the schema accepts. */
export type QuickCheck = (value: unknown) => boolean;

const made = new WeakMap<z.core.$ZodType, QuickCheck>();

/** True: the schema accepts the value. False: it refuses it, or has something in it that only zod can judge. */
export function isSurelyValid(schema: z.core.$ZodType, value: unknown): boolean {
  let check = made.get(schema);
  if (check === undefined) {
    check = checkOf(schema);
    made.set(schema, check);
  }
  return check(value);
}

const cannotTell: QuickCheck = () => false;

function checkOf(schema: z.core.$ZodType): QuickCheck {
  if (schema instanceof z.ZodString) return stringCheck(schema);
  if (schema instanceof z.ZodNumber) return numberCheck(schema);
  if ((schema._zod.def.checks ?? []).length > 0) return cannotTell;
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === "boolean";
  if (schema instanceof z.ZodUnknown) return () => true;
  if (schema instanceof z.ZodLiteral) return literalCheck(schema.values);
  if (schema instanceof z.ZodEnum) return literalCheck(new Set(schema.options));
  if (schema instanceof z.ZodOptional) return orValue(undefined, checkOf(schema.unwrap()));
  if (schema instanceof z.ZodNullable) return orValue(null, checkOf(schema.unwrap()));
  if (schema instanceof z.ZodArray) return listCheck(checkOf(schema.element));
  if (schema instanceof z.ZodUnion) return anyOf(schema.options.map(checkOf));
  if (schema instanceof z.ZodRecord) return isOpenRecord(schema) ? isPlainObject : cannotTell;
  if (schema instanceof z.ZodObject) return objectCheck(schema);
  return cannotTell;
}

function stringCheck({ _zod: { def } }: z.ZodString): QuickCheck {
  const checks = def.checks ?? [];
  const prefixes = checks.flatMap((one) =>
    one instanceof z.core.$ZodCheckStartsWith ? [one._zod.def.prefix] : [],
  );
  if (def.coerce || prefixes.length < checks.length) return cannotTell;
  return (value) => typeof value === "string" && prefixes.every((prefix) => value.startsWith(prefix));
}

/** Finite numbers, whole ones where a whole one is due, each with its least value. */
function numberCheck(schema: z.ZodNumber): QuickCheck {
  const { def } = schema._zod;
  const checks = def.checks ?? [];
  const least = checks.flatMap((one) => leastValue(one) ?? []);
  const isWhole = schema instanceof z.ZodNumberFormat && schema._zod.def.format === "safeint";
  if (def.coerce || least.length < checks.length) return cannotTell;
  if (schema instanceof z.ZodNumberFormat && !isWhole) return cannotTell;
  const isOne: (value: unknown) => boolean = isWhole ? Number.isSafeInteger : Number.isFinite;
  return (value) => typeof value === "number" && isOne(value) && least.every((bound) => value >= bound);
}

function leastValue(check: z.core.$ZodCheck<never>): number | null {
  if (!(check instanceof z.core.$ZodCheckGreaterThan)) return null;
  const { value, inclusive } = check._zod.def;
  return inclusive && typeof value === "number" ? value : null;
}

function literalCheck(values: ReadonlySet<unknown>): QuickCheck {
  return (value) => values.has(value);
}

function orValue(other: null | undefined, check: QuickCheck): QuickCheck {
  return (value) => value === other || check(value);
}

function listCheck(check: QuickCheck): QuickCheck {
  return (value) => Array.isArray(value) && value.every((item: unknown) => check(item));
}

function anyOf(checks: readonly QuickCheck[]): QuickCheck {
  return (value) => checks.some((check) => check(value));
}

/** Any text as key, anything as value. */
function isOpenRecord({ keyType, valueType }: z.ZodRecord): boolean {
  return keyType instanceof z.ZodString && valueType instanceof z.ZodUnknown;
}

/** Of an object only its own members are looked at, as they came from JSON. */
function objectCheck(schema: z.ZodObject): QuickCheck {
  const { catchall } = schema.def;
  if (catchall !== undefined && !(catchall instanceof z.ZodUnknown)) return cannotTell;
  const members = Object.entries(schema.shape).map(([key, member]) => ({ key, check: checkOf(member) }));
  if (members.some(({ key }) => key in Object.prototype)) return cannotTell;
  return (value) => {
    if (!isPlainObject(value)) return false;
    for (const { key, check } of members) if (!check(value[key])) return false;
    return true;
  };
}

function isPlainObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
