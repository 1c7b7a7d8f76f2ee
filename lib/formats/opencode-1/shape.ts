// In which of the 1.x spellings one record stands. Says what a record is, not whether it is whole.
//
//   message   {info: {role, …}, parts: […]}        exports, API pages
//   flat      {role, …, parts: […]}                older share payloads
//   share     {type: "session"|"message"|"part"|…, data}
//   run       {type: "step_start"|"tool_use"|…, timestamp, sessionID, part}      `opencode run --format json`

import { isJsonArray, isJsonObject, type Json, type JsonObject, memberOf } from "../../base/json.ts";

export type RecordShape = "message" | "flat" | "share" | "run";

const SHARE_TYPES = new Set(["session", "message", "part", "session_diff", "model"]);
export const RUN_TYPES: ReadonlySet<string> = new Set([
  "step_start",
  "tool_use",
  "text",
  "reasoning",
  "step_finish",
  "error",
  "done",
]);

/** The shape of one record; null when it has none of 1.x. */
export function recordShape(record: Json): RecordShape | null {
  if (!isJsonObject(record)) return null;
  const type = memberOf(record, "type");
  if (typeof type === "string") {
    if (SHARE_TYPES.has(type) && isShareItem(record)) return "share";
    return isRunLine(record, type) ? "run" : null;
  }
  const parts = memberOf(record, "parts");
  if (Object.hasOwn(record, "info") && Object.hasOwn(record, "parts")) return "message";
  const info = memberOf(record, "info");
  if (isJsonObject(info) && typeof memberOf(info, "role") === "string") return "message";
  if (!isJsonArray(parts)) return null;
  return typeof memberOf(record, "role") === "string" ? "flat" : "message";
}

function isShareItem(record: JsonObject): boolean {
  const data = memberOf(record, "data");
  return (
    (isJsonObject(data) || isJsonArray(data)) &&
    Object.keys(record).every((key) => key === "type" || key === "data")
  );
}

function isRunLine(record: JsonObject, type: string): boolean {
  const session = memberOf(record, "sessionID");
  const hasClock = typeof memberOf(record, "timestamp") === "number";
  if (!hasClock && typeof session !== "string") return false;
  if (isJsonObject(memberOf(record, "part"))) return RUN_TYPES.has(type);
  const isSession = typeof session === "string" && session.startsWith("ses");
  return (
    isSession &&
    hasClock &&
    (RUN_TYPES.has(type) || Object.keys(record).length <= 6) &&
    !Object.hasOwn(record, "data")
  );
}
