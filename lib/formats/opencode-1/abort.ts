// Signs that a person cancelled a call. 1.x writes them in three ways: a shell command is *completed*, with a metadata
// block after its output; a call that still ran when its message was aborted becomes an error of the host; a `task`
// that was waiting says that it was cancelled. The last two count only where nothing else ended the message.

import { type Cursor, member } from "../../base/cursor.ts";
import { isJsonObject, memberOf } from "../../base/json.ts";
import type { CallPhase, UserAbort } from "../../model/tool-call.ts";
import { failureSentence } from "../host-text/sentences.ts";
import { withoutErrorName } from "./error-text.ts";

export interface AbortSign extends UserAbort {
  /** What the message must say besides: nothing, no error but an abort, or an abort. */
  readonly needs: "nothing" | "no-other-error" | "abort";
}

const ABORTED_MESSAGE = "MessageAbortedError";

const SHELL_BLOCK =
  /<((?:shell_|bash_)?metadata)>\n(?:[^<]*\n)?User aborted the command\n(?:[^<]*\n)?<\/\1>\s*$/;
/** The block stands at the very end; longer tails are output. */
const BLOCK_LENGTH = 600;
const INTERRUPTED = "Tool execution aborted";

/** A sign of an abort in the state of one call, or null. */
export function abortSign(state: Cursor, phase: CallPhase): AbortSign | null {
  if (phase === "completed") return inOutput(state);
  if (phase === "error") return inError(state);
  return null;
}

/** The abort itself, once the error of the message is known; `error` is that error's name. */
export function settledAbort(sign: AbortSign | null, error: string | null): UserAbort | null {
  if (sign === null) return null;
  if (sign.needs === "abort" && error !== ABORTED_MESSAGE) return null;
  if (sign.needs === "no-other-error" && error !== null && error !== ABORTED_MESSAGE) return null;
  return { bodyStarted: sign.bodyStarted, at: sign.at };
}

function inOutput(state: Cursor): AbortSign | null {
  const output = member(state, "output");
  if (typeof output.value !== "string" || !SHELL_BLOCK.test(output.value.slice(-BLOCK_LENGTH))) return null;
  // A command that ended by itself may have printed such a block from elsewhere.
  const endedItself = member(member(state, "metadata"), "exit").value === 0;
  return { bodyStarted: true, at: output.pointer, needs: endedItself ? "abort" : "nothing" };
}

function inError(state: Cursor): AbortSign | null {
  const error = member(state, "error");
  if (typeof error.value !== "string") return null;
  const text = withoutErrorName(error.value);
  const bodyStarted = hasStarted(state);
  if (text.startsWith(INTERRUPTED) || member(member(state, "metadata"), "interrupted").value === true) {
    return { bodyStarted, at: error.pointer, needs: "no-other-error" };
  }
  const isCancelled =
    failureSentence(text)?.state === "cancelled" || /^The (?:operation|request) was aborted\b/.test(text);
  return isCancelled ? { bodyStarted, at: error.pointer, needs: "abort" } : null;
}

/**
 * The host leaves the raw arguments in a call that it cut before they were complete; an empty input whose start is its
 * end says the same in builds that did not.
 */
function hasStarted(state: Cursor): boolean {
  if (!isJsonObject(state.value)) return false;
  const { value } = state;
  if (Object.hasOwn(value, "raw")) return false;
  const input = memberOf(value, "input");
  const time = memberOf(value, "time");
  const isInstantaneous = isJsonObject(time) && memberOf(time, "start") === memberOf(time, "end");
  return !(isInstantaneous && isJsonObject(input) && Object.keys(input).length === 0);
}
