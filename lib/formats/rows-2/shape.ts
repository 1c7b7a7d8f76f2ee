// Small vocabulary for the schemas of foreign rows: what is recorded stays open, what a build is known to write stands
// beside it as meta data. Reading uses the open side; the generators of the tests use the known side.

import "../without-eval.ts";
import * as z from "zod";

export interface ShapeMeta {
  /** Words that the host is known to write here. Others are read as they stand. */
  readonly known?: readonly string[];
  /** How ids of this kind begin. */
  readonly prefix?: string;
  /** The bounds of a whole number. */
  readonly whole?: readonly [least: number, most: number];
  /** The least number of elements that the host writes. */
  readonly least?: number;
  /** Base64 without a prefix. */
  readonly base64?: true;
  /** Written by other builds than the one whose schema is published (2.0.12): betas before it, or later ones. */
  readonly build?: "beta" | "later";
}

const noted = <Schema extends z.ZodType>(schema: Schema, meta: ShapeMeta): Schema => schema.meta({ ...meta });

/** A word of an open vocabulary. */
export const word = (...known: readonly string[]) => noted(z.string(), { known });

/** An id of the host. Callers of its API may supply their own, so the prefix is not demanded. */
export const idOf = (prefix: string) => noted(z.string(), { prefix });

/** A number that the host writes without a fraction. */
export const whole = (least: number, most = 4_000_000) => noted(z.number(), { whole: [least, most] });

export const base64 = () => noted(z.string(), { base64: true });

/** A list of which the host writes at least `least`. */
export const listOf = <Item extends z.ZodType>(item: Item, least = 0) => noted(z.array(item), { least });

/** A member that may be missing. Some builds write null in its place. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish();

/** A member that only other builds write. */
export const otherBuild = <Schema extends z.ZodType>(build: "beta" | "later", schema: Schema) =>
  noted(schema.nullish(), { build });

/** An object of which nothing is known but that it is one. */
export const blob = () => z.record(z.string(), z.unknown());
