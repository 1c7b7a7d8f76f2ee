// The texts of a tool's result. Builds differ in where they stand: `content` as items, `content` as one text, or only
// `result` with a value (betas and the preview, where `content` may be empty).

import { type Cursor, elements, member } from "../../base/cursor.ts";
import { isJsonArray, isJsonObject } from "../../base/json.ts";
import { say } from "../../model/sentences.ts";
import { kindOf } from "../json-kind.ts";
import { shownValue } from "../shown-value.ts";
import { placeOf, type RowReading } from "./reading.ts";

/** Types of a result's items that the host is known to write. */
const KNOWN = new Set(["text", "file"]);

/** Cursors over the texts of a result, in order. `holder` is the state of a row, or the data of an event. */
export function resultTexts(holder: Cursor, reading: RowReading): readonly Cursor[] {
  const content = member(holder, "content");
  const texts = textsIn(content, reading);
  if (texts.length > 0) return texts;
  const result = member(holder, "result");
  if (!isJsonObject(result.value) || result.value.type === "error") return textsIn(result, reading);
  return textsIn(member(result, "value"), reading);
}

function textsIn(list: Cursor, reading: RowReading): readonly Cursor[] {
  if (typeof list.value === "string") return [list];
  if (!isJsonArray(list.value)) return [];
  return elements(list).flatMap((item) => textOf(item, reading));
}

function textOf(item: Cursor, reading: RowReading): readonly Cursor[] {
  if (!isJsonObject(item.value)) {
    reading.problems.add(
      "malformed-item",
      say("result-item-is", { kind: kindOf(item.value ?? null) }),
      placeOf(item, reading),
    );
    return [];
  }
  const { type } = item.value;
  if (typeof type !== "string" || !KNOWN.has(type)) {
    reading.problems.add(
      "unknown-content-type",
      say("result-item-of-type", { type: shownValue(type ?? null) }),
      placeOf(item, reading),
    );
  }
  const text = member(item, "text");
  return typeof text.value === "string" ? [text] : [];
}
