// The fixed sentences that OpenCode writes into results and errors, as of 1.18.33 and 2.0.18. Each function takes a
// whole text and answers for one sentence; the sentence must open the text, so that a quotation never counts.

import { detached } from "./detached.ts";

const IN_BRACKETS = String.raw`\((?:sessionID|sessionId|session_id|task_id|taskID): ?([^()\s]+)\)`;
const WORKING = /^\s*The (?:subagent|task) is working in the background\b/;
const OPENING = new RegExp(
  String.raw`^\s*(?:Error: )?(?:The )?(?:subagent|task)\b[^\n(]{0,80}${IN_BRACKETS}`,
  "i",
);
const FAILED = new RegExp(
  String.raw`^\s*(?:Subagent|Task) (failed|cancelled|stopped)(?: ${IN_BRACKETS})?(?=[:.\s]|$)`,
);
const EMPTY = /^\s*(?:Subagent|Task) completed without a text response\.?\s*$/;
const SHELL_MOVED = /^\s*Command moved to the background(?: \(shell ID: ?([^()\s]+)\))?/;
const ANSWERED = /^\s*User has answered your questions?:/;
const DISMISSED = /^\s*The user dismissed this question\b/;
const UNKNOWN_TOOL =
  /^\s*(?:Error: )?(?:Unknown tool:|No tool named) ["'`]?([^\s"'`]+?)["'`]?(?:[.,;:]?(?:\s|$))/;
const UNAVAILABLE =
  /^\s*Model tried to call unavailable tool '([^']*)'\.?(?: Available tools: ([^\n]*?)\.\s*$)?/;
const TAKEN_OUT = /^\s*Tool is not available for this request: ([^\s"'`]+)\s*$/;
const CUT_BY_MIGRATION = /^\s*Tool execution was interrupted before V2 migration\b/;

/** `The subagent is working in the background (sessionID: ses_…).`: the child runs; its id may be missing. */
export function saysWorkingInBackground(text: string): boolean {
  return WORKING.test(text);
}

/** The session named in brackets by a sentence about the subagent that opens the text. */
export function childInSentence(text: string): string | null {
  const id = OPENING.exec(text)?.[1];
  return id === undefined ? null : detached(id);
}

export interface FailureSentence {
  readonly state: "error" | "cancelled" | "stopped";
  readonly child: string | null;
}

/** `Subagent failed (sessionID: ses_…): …`, `Subagent cancelled (sessionID: …)`, `Task cancelled`. */
export function failureSentence(text: string): FailureSentence | null {
  const found = FAILED.exec(text);
  if (found === null) return null;
  const word = found[1];
  const id = found[2];
  const state = word === "cancelled" || word === "stopped" ? word : "error";
  return { state, child: id === undefined ? null : detached(id) };
}

/** The host's own words for a child that ended without any. */
export function saysNoTextResponse(text: string): boolean {
  return EMPTY.test(text);
}

/** Words of the child's own: some, and not the host's for none. */
export function isReply(words: string): boolean {
  return words.trim() !== "" && !saysNoTextResponse(words);
}

/** `Command moved to the background (shell ID: sh_…).` */
export function shellMovedToBackground(text: string): { readonly shell: string | null } | null {
  const found = SHELL_MOVED.exec(text);
  if (found === null) return null;
  return { shell: found[1] === undefined ? null : detached(found[1]) };
}

/** `User has answered your questions: …` */
export function saysQuestionAnswered(text: string): boolean {
  return ANSWERED.test(text);
}

/** `The user dismissed this question` */
export function saysQuestionDismissed(text: string): boolean {
  return DISMISSED.test(text);
}

export interface UnavailableTool {
  readonly tool: string;
  /** The tools that the same sentence lists as available. */
  readonly available: readonly string[] | null;
  /** The host has the tool, and did not send it with the request that was answered. */
  readonly isTakenOut: boolean;
}

/** `Unknown tool: X`, `Tool is not available for this request: X` (2.x); `Model tried to call unavailable tool 'X'. Available tools: a, b.` (1.x). A list without its full stop may be cut. */
export function unavailableTool(text: string): UnavailableTool | null {
  const unknown = UNKNOWN_TOOL.exec(text)?.[1];
  if (unknown !== undefined) return { tool: detached(unknown), available: null, isTakenOut: false };
  const takenOut = TAKEN_OUT.exec(text)?.[1];
  if (takenOut !== undefined) return { tool: detached(takenOut), available: null, isTakenOut: true };
  const found = UNAVAILABLE.exec(text);
  if (found === null) return null;
  const list = found[2];
  return {
    tool: detached(found[1] ?? ""),
    available: list === undefined ? null : toolNames(list),
    isTakenOut: false,
  };
}

/** `Tool execution was interrupted before V2 migration` */
export function saysCutByMigration(text: string): boolean {
  return CUT_BY_MIGRATION.test(text);
}

function toolNames(list: string): readonly string[] {
  return list
    .split(",")
    .map((name) => detached(name.trim()))
    .filter((name) => name !== "");
}
