// Holds one record against its schema and says where it differs. Reading goes on whatever comes out: a place that is
// null or of another kind where an object was due is malformed, every other difference is a note, once per pattern.
// Says nothing of times, roles, part types and state words: those have problems of their own.

import type * as z from "zod";
import { isJsonArray, isJsonObject, type Json, memberOf } from "../../base/json.ts";
import { appendTo } from "../../base/json-pointer.ts";
import type { JsonKind } from "../../model/sentence.ts";
import { type Sentence, say } from "../../model/sentences.ts";
import { isSurelyValid } from "../quick-check.ts";
import { type Reading, type Spot, shown } from "./reading.ts";

/** Members that 1.18.32 requires and that hosts of the 1.x line before it did not write yet. */
const WRITTEN_LATER = new Set([
  "agent",
  "completed",
  "directory",
  "id",
  "messageID",
  "metadata",
  "mode",
  "model",
  "parentID",
  "path",
  "projectID",
  "raw",
  "reason",
  "sessionID",
  "slug",
  "title",
  "version",
]);

/** Members whose values have a problem code of their own, or may hold a word that a later host invents. */
const ELSEWHERE = new Set(["role", "status", "type"]);

/** Names that zod has for what was due. */
const KINDS: Readonly<Record<string, JsonKind>> = {
  array: "list",
  boolean: "flag",
  int: "whole-number",
  null: "null",
  number: "number",
  object: "object",
  record: "object",
  string: "text",
};

type Issue = z.core.$ZodIssue;

/** `kind` names the record in the pattern: `[tool]`. */
export function judge(schema: z.ZodType, spot: Spot, reading: Reading, kind = ""): void {
  if (isSurelyValid(schema, spot.cursor.value)) return;
  const verdict = schema.safeParse(spot.cursor.value);
  if (verdict.success) return;
  for (const issue of verdict.error.issues) report(issue, schema, spot, reading, kind);
}

function report(issue: Issue, schema: z.ZodType, spot: Spot, reading: Reading, kind: string): void {
  const path = issue.path.map((segment) => (typeof segment === "number" ? segment : String(segment)));
  const found = valueAlong(spot.cursor.value, path);
  const name = String(path.at(-1) ?? "");
  const place = { at: appendTo(spot.cursor.pointer, ...path), line: spot.line };
  if (found === undefined && WRITTEN_LATER.has(name)) return;
  if (found === null && isOptionalAlong(schema, path)) return;
  if (isObjectDue(issue) && found !== undefined) {
    reading.problems.add(
      "malformed-item",
      say("place-is-no-object", { place: place.at, value: shown(found) }),
      place,
    );
    return;
  }
  if (found !== undefined && (ELSEWHERE.has(name) || path.at(-2) === "time")) return;
  const pattern = patternOf(spot, kind, path);
  const told =
    found === undefined ? say("pattern-missing", { pattern }) : sayDue(issue, pattern, shown(found));
  reading.problems.addOnce("unexpected-shape", pattern, told, place, "said-once-per-pattern");
}

/** What the schema wanted in a place that holds something else. */
function sayDue(issue: Issue, pattern: string, value: string): Sentence {
  switch (issue.code) {
    case "invalid_type":
      return say("pattern-of-kind", { pattern, value, due: KINDS[issue.expected] ?? "other" });
    case "invalid_value":
      return say("pattern-of-words", { pattern, value, due: issue.values.map(String) });
    case "too_small":
      return say("pattern-too-small", { pattern, value, limit: Number(issue.minimum) });
    case "too_big":
      return say("pattern-too-large", { pattern, value, limit: Number(issue.maximum) });
    default:
      return say("pattern-of-form", { pattern, value });
  }
}

function isObjectDue(issue: Issue): boolean {
  return issue.code === "invalid_type" && (issue.expected === "object" || issue.expected === "record");
}

function patternOf(spot: Spot, kind: string, path: readonly (string | number)[]): string {
  const record = spot.cursor.pointer.replace(/\/\d+(?=\/|$)/g, "/*");
  return record + kind + path.map((segment) => (typeof segment === "number" ? "/*" : `/${segment}`)).join("");
}

function valueAlong(value: Json | undefined, path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((here, segment) => {
    if (isJsonArray(here)) return here[Number(segment)];
    return isJsonObject(here) ? memberOf(here, String(segment)) : undefined;
  }, value);
}

/** True when the schema lets the member at the path be absent: null then says the same. */
function isOptionalAlong(schema: z.ZodType, path: readonly (string | number)[]): boolean {
  const last = path.at(-1);
  if (last === undefined) return false;
  const holders = path
    .slice(0, -1)
    .reduce<readonly z.core.$ZodType[]>(
      (here, segment) => here.flatMap((one) => below(one, segment)),
      [schema],
    );
  const members = holders.flatMap((holder) => below(holder, last));
  return members.length > 0 && members.every((one) => one._zod.def.type === "optional");
}

/** The schemas of a member, in every variant of a union that has it. */
function below(schema: z.core.$ZodType, segment: string | number): readonly z.core.$ZodType[] {
  const bare = unwrapped(schema);
  const def: unknown = bare._zod.def;
  if (!hasType(def)) return [];
  if (isUnion(def)) return def.options.flatMap((option) => below(option, segment));
  if (isArray(def)) return [def.element];
  if (isObject(def)) {
    const member = def.shape[String(segment)];
    return member === undefined ? [] : [member];
  }
  return [];
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const def: unknown = schema._zod.def;
  return hasType(def) && isOptional(def) ? unwrapped(def.innerType) : schema;
}

interface Definition {
  readonly type: string;
}

function hasType(def: unknown): def is Definition {
  return typeof def === "object" && def !== null && "type" in def && typeof def.type === "string";
}

function isOptional(def: Definition): def is Definition & { innerType: z.core.$ZodType } {
  return def.type === "optional";
}

function isUnion(def: Definition): def is Definition & { options: readonly z.core.$ZodType[] } {
  return def.type === "union";
}

function isArray(def: Definition): def is Definition & { element: z.core.$ZodType } {
  return def.type === "array";
}

function isObject(def: Definition): def is Definition & { shape: Record<string, z.core.$ZodType> } {
  return def.type === "object";
}
