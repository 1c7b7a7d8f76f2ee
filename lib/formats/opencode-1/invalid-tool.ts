// The tool `invalid`, under which 1.x records a call that could not be made. A call of a tool that is not there names
// it and lists those that are; any other one had bad arguments for a tool that exists.

import { type Cursor, member, type Stated } from "../../base/cursor.ts";
import type { ToolCallEvent } from "../../model/tool-call.ts";
import { unavailableTool } from "../host-text/sentences.ts";
import { type Reading, textAt } from "./reading.ts";

const INVALID_TOOL = "invalid";

type Unavailable = Pick<ToolCallEvent, "unavailable" | "statedTools">;

const NONE: Unavailable = { unavailable: null, statedTools: null };

/** The tool that a call found missing, and the list that the host stated instead. */
export function readUnavailable(tool: string, state: Cursor, reading: Reading): Unavailable {
  if (tool !== INVALID_TOOL) return NONE;
  const input = member(state, "input");
  const error = textAt(member(input, "error"), reading);
  if (error === null) return NONE;
  const found = unavailableTool(error.value);
  if (found === null) return NONE;
  const named = textAt(member(input, "tool"), reading);
  const unavailable: Stated<string> =
    named !== null && named.value === found.tool ? named : { value: found.tool, at: error.at };
  return {
    unavailable,
    statedTools: found.available === null ? null : { value: found.available, at: error.at },
  };
}
