// Calls that the 1.x host makes itself carry a ULID; calls of a model carry the id that its provider gave them.

import type { ToolCallEvent } from "../../model/tool-call.ts";

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

export function hasHostId(call: ToolCallEvent): boolean {
  return ULID.test(call.call?.value ?? "");
}
