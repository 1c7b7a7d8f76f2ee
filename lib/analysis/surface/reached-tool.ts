// Whether a call that did not complete got as far as its tool. A host looks for the tool when it has the arguments: one that was cut
// off before, or whose arguments could not be read, would have ended alike under a name that nobody has.

import type { FormatId } from "../../model/ids.ts";
import type { ToolCallEvent } from "../../model/tool-call.ts";

/** The error of a call whose arguments are no JSON. */
const UNREADABLE_ARGUMENTS = "tool.input-json";
/** Errors that end a call from outside. */
const CUT_OFF: ReadonlySet<string> = new Set(["aborted", "tool.interrupted"]);
/** A decline answers what the tool asked. */
const DECLINED = /\bdeclined\b|\bdismissed\b/i;

/** 2.x runs no tool in the step after the last that an agent may take. */
const DISABLED = /^Tools are disabled after the maximum agent steps\b/;

export function hasReachedItsTool(event: ToolCallEvent, format: FormatId): boolean {
  const { phase, error, abort, started } = event;
  if (phase !== "error") return true;
  if (abort !== null && !abort.bodyStarted) return false;
  const type = error?.type?.value;
  if (type === UNREADABLE_ARGUMENTS || DISABLED.test(error?.message?.value.text ?? "")) return false;
  if (format !== "opencode-2" || started !== null || type === undefined || !CUT_OFF.has(type)) return true;
  return DECLINED.test(error?.message?.value.text ?? "");
}
