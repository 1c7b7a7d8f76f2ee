// What is done with every text of an analysis, as a plan of the same shape as the data. The types demand it: a new text in
// the model without a class here is an error of compilation, and a test walks the published schema for the same.

import type { Brand } from "../base/brand.ts";
import type { Applicable } from "../model/claim.ts";
import type { FreeTextKind } from "../model/session-report.ts";

/**
 * The classes of texts.
 *
 *   fixed      a word of our own vocabulary: kept, when it reads like one
 *   id         as recorded: kept when it has the shape of an id, else one stable number for it
 *   subject    made of ids and words of our own: each part by itself
 *   document   id of a document: kept when it is a digest
 *   pointer    keys that hosts write are kept, others get one stable number each
 *   file       name of a file: free text of kind `paths`, else `document 1.json`
 *   name       of a tool or an agent: kept when it reads like a name
 *   word       of the host's vocabulary: kept when it is known
 *   text       free text of a kind; the host's own fixed sentences at its start are kept
 *   task       the description of a dispatch: free text, else its number
 *   value      a quotation that may be a number, an id, a known word, else free text of a kind
 *   any        free text that may be of any kind: kept only where all kinds are
 */
export type TextClass =
  | { readonly class: "fixed" | "id" | "subject" | "document" | "pointer" | "file" | "name" | "word" | "any" }
  | { readonly class: "text" | "value"; readonly kind: FreeTextKind }
  /** Number by order of request; null: not known here. */
  | { readonly class: "task"; readonly number: number | null };

/** What a text may be classed by: what the bundle says beside it. */
export interface Surroundings {
  readonly taskNumbers: ReadonlyMap<string, number>;
  readonly agents: ReadonlySet<string>;
}

/** A class that depends on the record that holds the text. */
export interface ClassBy<Owner> {
  classOf(owner: Owner, around: Surroundings): TextClass;
}

type TextPlan<Owner> = TextClass | ClassBy<Owner>;

/** Numbers, flags, nulls and closed words need no class. */
export type PlanOf<Value, Owner> =
  NonNullable<Value> extends infer Some
    ? [Some] extends [number | boolean]
      ? "kept"
      : [Some] extends [string | number | boolean]
        ? string extends Some
          ? TextPlan<Owner>
          : [Extract<Some, string>] extends [Brand<string, string>]
            ? TextPlan<Owner>
            : "kept"
        : [Some] extends [readonly (infer Item)[]]
          ? ListPlan<PlanOf<Item, Owner>>
          : [Some] extends [Applicable<infer Known>]
            ? ClaimPlan<PlanOf<Known, Owner>>
            : string extends keyof Some
              ? Some extends Readonly<Record<string, number>>
                ? KeysPlan
                : ValuesPlan
              : MembersPlan<Some>
    : never;

export interface ListPlan<Item> {
  readonly list: Item;
}

export interface ClaimPlan<Value> {
  readonly claimed: Value;
}

/** Counts by name: the names are keys. */
export interface KeysPlan {
  readonly keys: TextClass;
}

/** The values that a sentence names: `says` beside them tells the class of each. */
export type ValuesPlan = "sentence-values";

export interface MembersPlan<Some> {
  readonly members: { readonly [Key in keyof Some]-?: PlanOf<Some[Key], Some> };
}

/** Any plan, for whoever walks one. */
export type Plan =
  | "kept"
  | ValuesPlan
  | TextClass
  | { classOf(owner: object, around: Surroundings): TextClass }
  | { readonly list: Plan }
  | { readonly claimed: Plan }
  | KeysPlan
  | { readonly members: { readonly [key: string]: Plan } };

export const FIXED: TextClass = { class: "fixed" };
export const ID: TextClass = { class: "id" };
export const SUBJECT: TextClass = { class: "subject" };
export const DOCUMENT: TextClass = { class: "document" };
export const POINTER: TextClass = { class: "pointer" };
export const FILE: TextClass = { class: "file" };
export const NAME: TextClass = { class: "name" };
export const WORD: TextClass = { class: "word" };
export const ANY: TextClass = { class: "any" };

export function text(kind: FreeTextKind): TextClass {
  return { class: "text", kind };
}

export function value(kind: FreeTextKind): TextClass {
  return { class: "value", kind };
}

export function list<Item>(item: Item): ListPlan<Item> {
  return { list: item };
}

export function claimed<Value>(plan: Value): ClaimPlan<Value> {
  return { claimed: plan };
}

export function members<Plans>(plans: Plans): { readonly members: Plans } {
  return { members: plans };
}
