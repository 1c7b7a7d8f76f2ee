// Judges a value by its schema. What is null or of the wrong kind where an object was due is a malformed item; any other
// deviation is noted once per pattern. Reading goes on whatever comes of it.

import type * as z from "zod";
import type { Cursor } from "../../base/cursor.ts";
import { isJsonObject, type Json } from "../../base/json.ts";
import { appendTo, pointerFrom, resolvePointer } from "../../base/json-pointer.ts";
import { startOf } from "../../base/text.ts";
import type { RowReading } from "./reading.ts";

/** Issues of one value that are looked at; a value that is wrong all over is named by its first few. */
const MOST_ISSUES = 6;
const CONTAINERS = new Set(["object", "record", "array"]);

/** `name` is what a pattern of deviations is counted under, such as `assistant`. */
export function judge(schema: z.ZodType, cursor: Cursor, name: string, reading: RowReading): void {
  if (!isJsonObject(cursor.value)) return;
  const result = schema.safeParse(cursor.value);
  if (result.success) return;
  for (const issue of result.error.issues.slice(0, MOST_ISSUES)) {
    report(issue, cursor, cursor.value, name, reading);
  }
}

function report(issue: z.core.$ZodIssue, cursor: Cursor, value: Json, name: string, reading: RowReading) {
  const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
  const at = appendTo(cursor.pointer, ...path);
  const found = resolvePointer(value, pointerFrom(path));
  const field = path.filter((key) => typeof key === "string").join(".");
  if (issue.code === "invalid_type" && CONTAINERS.has(issue.expected) && found !== undefined) {
    reading.problems.add(
      "malformed-item",
      `\`${field}\` of a record of type ${name} is ${kindOf(found)} where ${issue.expected === "array" ? "a list" : "an object"} was due`,
      { at, line: reading.line },
    );
    return;
  }
  const shown = found === undefined ? "missing" : startOf(JSON.stringify(found), 40);
  reading.problems.addOnce(
    "unexpected-shape",
    `${name}/${field}`,
    `\`${field}\` of a record of type ${name} is not as its host is known to write it: ${shown}`,
    { at, line: reading.line },
  );
}

/** What stands in a place, in one word. */
export function kindOf(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
