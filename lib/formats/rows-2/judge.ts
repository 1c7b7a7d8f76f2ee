// Judges a value by its schema. What is null or of the wrong kind where an object was due is a malformed item; any other
// deviation is noted once per pattern. Reading goes on whatever comes of it.

import type * as z from "zod";
import type { Cursor } from "../../base/cursor.ts";
import { isJsonObject, type Json } from "../../base/json.ts";
import { appendTo, pointerFrom, resolvePointer } from "../../base/json-pointer.ts";
import { say } from "../../model/sentences.ts";
import { kindOf } from "../json-kind.ts";
import { isSurelyValid } from "../quick-check.ts";
import { shownValue } from "../shown-value.ts";
import type { RowReading } from "./reading.ts";

/** Issues of one value that are looked at; a value that is wrong all over is named by its first few. */
const MOST_ISSUES = 6;
const CONTAINERS = new Set(["object", "record", "array"]);

/** `name` is what a pattern of deviations is counted under, such as `assistant`. */
export function judge(schema: z.ZodType, cursor: Cursor, name: string, reading: RowReading): void {
  if (!isJsonObject(cursor.value) || isSurelyValid(schema, cursor.value)) return;
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
  const due = dueContainer(issue, found);
  if (due !== null && found !== undefined) {
    reading.problems.add(
      "malformed-item",
      say("field-is", { field, record: name, kind: kindOf(found), due }),
      { at, line: reading.line },
    );
    return;
  }
  const isMissing = found === undefined;
  // A time that nobody can read is a problem of its own (readable.ts).
  if (!isMissing && path.includes("time") && issue.code === "invalid_type") return;
  reading.problems.addOnce(
    "unexpected-shape",
    `${name}/${field}`,
    isMissing
      ? say("field-missing", { field, record: name })
      : say("field-holds", { field, record: name, value: shownValue(found) }),
    { at: isMissing ? appendTo(cursor.pointer, ...path.slice(0, -1)) : at, line: reading.line },
  );
}

/** What was due in a place that holds something else; null where no object or list was. */
function dueContainer(issue: z.core.$ZodIssue, found: Json | undefined): "object" | "list" | null {
  if (issue.code === "invalid_union") return found === null ? "object" : null;
  if (issue.code !== "invalid_type" || !CONTAINERS.has(issue.expected)) return null;
  return issue.expected === "array" ? "list" : "object";
}
