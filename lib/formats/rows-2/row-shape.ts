// What a single record shows of its shape, for telling formats apart. Looks, never reads.

import { isJsonArray, isJsonObject, type Json, type JsonObject, memberOf } from "../../base/json.ts";
import { type Reason, reason } from "../../model/reason.ts";
import { isKnownRowType } from "./row.ts";

/** The type of a record that is a row of 2.x, of whichever shape; null for any other record. */
export function rowType(record: Json): string | null {
  if (!isJsonObject(record)) return null;
  const type = memberOf(record, "type");
  if (typeof type !== "string" || !isKnownRowType(type)) return null;
  const isOther = ["parts", "info", "data", "part"].some((key) => Object.hasOwn(record, key));
  return isOther ? null : type;
}

/** True for a row that bears what the host writes on every row: an id, or the time at which it was made. */
export function hasHostMark(record: Json): boolean {
  if (!isJsonObject(record)) return false;
  const time = memberOf(record, "time");
  return typeof memberOf(record, "id") === "string" || (isJsonObject(time) && Object.hasOwn(time, "created"));
}

/** An event of a dump: a dotted name with data. */
export function isEvent(record: Json): boolean {
  if (!isJsonObject(record)) return false;
  const type = memberOf(record, "type");
  return typeof type === "string" && type.includes(".") && isJsonObject(memberOf(record, "data"));
}

/** The mark of the early shape that a row holds; null when it holds none. */
export function earlyMark(record: Json): Reason | null {
  if (!isJsonObject(record)) return null;
  const content = memberOf(record, "content");
  if (memberOf(record, "type") !== "assistant" || !isJsonArray(content)) return null;
  for (const item of content) {
    const mark = isJsonObject(item) ? earlyItemMark(item) : null;
    if (mark !== null) return mark;
  }
  return null;
}

function earlyItemMark(item: JsonObject): Reason | null {
  const type = memberOf(item, "type");
  if (type === "tool") {
    const state = memberOf(item, "state");
    if (isJsonObject(state) && Object.hasOwn(state, "structured"))
      return reason("early-tool", { field: "structured" });
    return Object.hasOwn(item, "provider") ? reason("early-tool", { field: "provider" }) : null;
  }
  const id = memberOf(item, "id");
  if (typeof id !== "string" || !/^(?:text|reasoning)-\d+$/.test(id)) return null;
  return reason(type === "text" ? "early-text-id" : "early-reasoning-id", { id });
}
