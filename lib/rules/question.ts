// What a host asks its rules for one call, as types: what is asked for sure, what may be asked besides, and what cannot be said.

import type { NotShown, NotSplit } from "../model/rule-words.ts";
import type { PatchFile } from "../model/tool-call.ts";
import type { RuleQuestion } from "./rule-set.ts";

/**
 * `stated`: the action is the recorded tool name and the resource the recorded value. `known`: one of the two is what the host
 * is known to ask, such as `*`, or `edit` for a write. `made`: split from a command, or a path seen from a folder, by us. `patch`:
 * a file that we read out of a patch's text.
 * `served`: asked so if it is a
 * tool of an MCP server, as its name allows. `unplaced`: the resource is a path as recorded, and what it is seen from is not in the file, so that another may be asked.
 */
export type QuestionMade = "stated" | "known" | "served" | "made" | "patch" | "unplaced";

export interface CallQuestion extends RuleQuestion {
  readonly how: QuestionMade;
  /** Asked with this resource instead if something is so that no file tells, such as that a path names a folder. */
  readonly or: string | null;
}

/** Asked too if something is so that no file here tells. `resource` is null where that is not known either. */
export interface PossibleQuestion {
  readonly action: string;
  readonly resource: string | null;
}

export interface AskedQuestions {
  readonly kind: "asked";
  readonly questions: readonly CallQuestion[];
  readonly possible: readonly PossibleQuestion[];
  readonly isSplitByUs: boolean;
}

export type CallQuestions =
  | AskedQuestions
  | { readonly kind: "not-split"; readonly because: NotSplit; readonly action: string }
  | { readonly kind: "not-shown"; readonly lack: NotShown; readonly action: string };

/** One call as its record states it. */
export interface AskingCall {
  readonly tool: string;
  /** The command, path, URL, pattern, agent or skill of the input; null when it states none. */
  readonly value: string | null;
  /** Where a command runs or a search looks: absent when the input names no folder, null when it is not readable. */
  readonly folder?: string | null;
  /** The files that a patch names: absent or null where its text is not read. */
  readonly files?: readonly PatchFile[] | null;
}

/** Each question once, and nothing that is asked anyway among what may be asked. */
export function askedQuestions(
  questions: readonly CallQuestion[],
  possible: readonly PossibleQuestion[] = [],
  isSplitByUs = false,
): AskedQuestions {
  const key = ({ action, resource }: PossibleQuestion, or: string | null = null): string =>
    JSON.stringify([action, resource, or]);
  const sure = new Map(questions.map((question) => [key(question, question.or), question]));
  const open = new Map(possible.map((question) => [key(question), question]));
  return {
    kind: "asked",
    questions: [...sure.values()],
    possible: [...open].filter(([of]) => !sure.has(of)).map(([, question]) => question),
    isSplitByUs,
  };
}
