// The fixed sentences that hosts write into results and errors, so far as they say nothing of a person's. What a sentence
// names (an id, a tool, a number) is kept when it has that shape; what follows it is free text.

import { isIdShaped, isNameShaped } from "./shapes.ts";

const ID = "ID";
const NAME = "NAME";
type Piece = string | { readonly slot: typeof ID | typeof NAME };
const id: Piece = { slot: ID };
const name: Piece = { slot: NAME };

const CHILD_KEYS = ["task_id", "sessionID"];

const SENTENCES: readonly (readonly Piece[])[] = [
  ["The user rejected permission to use this specific tool call with the following feedback:"],
  ["The user rejected permission to use this specific tool call."],
  [
    "The user has specified a rule which prevents you from using this specific tool call. Here are some of the relevant rules",
  ],
  ["The user has specified a rule which prevents you from using this specific tool call"],
  ["The user declined this tool call with the following feedback:"],
  ["The user declined this tool call."],
  ["The user declined this tool call"],
  ["This non-interactive run cannot ask the user for permission"],
  ["Permission denied: ", name],
  ["Unable to execute command:"],
  ["Tool execution aborted"],
  ["Tool execution was interrupted before V2 migration"],
  ["Tool execution was interrupted"],
  ["The user dismissed this question"],
  ["User has answered your questions:"],
  ["Unknown agent:"],
  ["Unknown tool: ", name],
  ["No tool named ", name],
  ["Tool is not available for this request: ", name],
  ["Model tried to call unavailable tool '", name, "'."],
  ["Subagent completed without a text response."],
  ["Task completed without a text response."],
  ["Command moved to the background (shell ID: ", id, ")."],
  ["The subagent is working in the background."],
  ["The task is working in the background."],
  ...CHILD_KEYS.flatMap((key): (readonly Piece[])[] => [
    [`The subagent is working in the background (${key}: `, id, ")."],
    [`The task is working in the background (${key}: `, id, ")."],
    [`Subagent failed (${key}: `, id, "):"],
    [`Subagent cancelled (${key}: `, id, ")"],
    [`Subagent stopped (${key}: `, id, ")"],
    [`Task failed (${key}: `, id, "):"],
    [`Task cancelled (${key}: `, id, ")"],
    [`${key}: `, id],
  ]),
  ["Subagent failed"],
  ["Subagent cancelled"],
  ["Task cancelled"],
  ["Permission denied"],
];

export interface Opening {
  /** The host's own words at the start, with what they name. */
  readonly kept: string;
  readonly rest: string;
}

/** The longest fixed sentence that opens a text; null when none does. */
export function hostOpening(text: string): Opening | null {
  let longest = 0;
  for (const pieces of SENTENCES) longest = Math.max(longest, matchLength(text, pieces));
  return longest === 0 ? null : { kept: text.slice(0, longest), rest: text.slice(longest) };
}

/** How much of the text a sentence takes; 0 when it does not open it. */
function matchLength(text: string, pieces: readonly Piece[]): number {
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === "string") {
      if (!text.startsWith(piece, at)) return 0;
      at += piece.length;
    } else {
      const word = /^[^\s()'"“”,;]{1,96}/.exec(text.slice(at, at + 96))?.[0].replace(/[.:]+$/, "") ?? "";
      if (!(piece.slot === ID ? isIdShaped(word) : isNameShaped(word))) return 0;
      at += word.length;
    }
  }
  return at;
}
