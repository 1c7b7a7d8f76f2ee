// What a host asks its rules for one call, from the tool and the one value of its input that rules look at. The action is the
// host's; where a resource is not the value as recorded but made from it, that is said, since a premise of ours is in it.

import { FILE_COMMANDS_OF_1, toolPermission } from "../knowledge/tool-permissions.ts";
import type { NotSplit } from "../model/rule-words.ts";
import { pathOfWord, placeOfPath } from "./external-directory.ts";
import { relativePath } from "./paths.ts";
import type { RuleQuestion } from "./rule-set.ts";
import type { RuleSetting } from "./setting.ts";
import { type ShellCommand, splitShell } from "./shell-split.ts";

/**
 * `stated`: the action is the recorded tool name and the resource the recorded value. `known`: one of the two is what the host
 * is known to ask, such as `*`, or `edit` for a write. `made`: split from a command, or a path seen from the directory, by us.
 */
export type QuestionMade = "stated" | "known" | "made";

export interface CallQuestion extends RuleQuestion {
  readonly how: QuestionMade;
}

/** Asked too if something is so that no file here tells. `resource` is null where that is not known either. */
export interface PossibleQuestion {
  readonly action: string;
  readonly resource: string | null;
}

export type CallQuestions =
  | {
      readonly kind: "asked";
      readonly questions: readonly CallQuestion[];
      readonly possible: readonly PossibleQuestion[];
      readonly isSplitByUs: boolean;
    }
  | { readonly kind: "not-split"; readonly because: NotSplit; readonly action: string }
  /** The input does not show it: the files of a patch stand in its text. */
  | { readonly kind: "not-shown"; readonly action: string };

export interface AskingCall {
  readonly tool: string;
  /** The command, path, URL, pattern, agent or skill of the input; null when it states none. */
  readonly value: string | null;
}

export function questionsOfCall(call: AskingCall, setting: RuleSetting): CallQuestions {
  const { action, kind, isWhole } = toolPermission(setting.host, call.tool);
  if (kind === "nothing") return asked([]);
  if (kind === "any") return asked([{ action, resource: "*", how: "known" }]);
  if (call.value === null || kind === "files" || kind === "unknown") return { kind: "not-shown", action };
  if (kind === "command") return questionsOfCommand(action, call.value, setting);
  const how = action === call.tool ? "stated" : "known";
  if (kind === "path") return questionsOfPath({ action, how, given: call.value, isWhole }, setting);
  return asked([{ action, resource: call.value, how }]);
}

function asked(
  questions: readonly CallQuestion[],
  possible: readonly PossibleQuestion[] = [],
): CallQuestions {
  return { kind: "asked", questions, possible, isSplitByUs: false };
}

interface AskedPath {
  readonly action: string;
  /** Of the action. */
  readonly how: QuestionMade;
  readonly given: string;
  readonly isWhole: boolean;
}

const POSSIBLY_OUTSIDE: readonly PossibleQuestion[] = [{ action: "external_directory", resource: null }];

/** Outside the directory first, then the file itself: from the directory, but whole where the tool or 2.x says so. */
function questionsOfPath({ action, how, given, isWhole }: AskedPath, setting: RuleSetting): CallQuestions {
  const place = placeOfPath(given, "file", setting);
  if (place.where === "unknown" || setting.paths === null || setting.directory === null)
    return asked([{ action, resource: given, how: "made" }], POSSIBLY_OUTSIDE);
  const own = relativePath(setting.directory, place.path, setting.paths);
  const isOutside = place.where === "outside" && setting.host !== "opencode-1";
  const resource = isWhole || isOutside ? place.path : own;
  const file: CallQuestion = { action, resource, how: resource === given ? how : "made" };
  const outside: readonly CallQuestion[] =
    place.where === "outside"
      ? [{ action: "external_directory", resource: place.resource, how: "made" }]
      : [];
  return asked([...outside, file]);
}

function questionsOfCommand(action: string, command: string, setting: RuleSetting): CallQuestions {
  const split = splitShell(command, setting.paths);
  if (split.kind === "not-split") return { kind: "not-split", because: split.because, action };
  const outside = new Set(split.commands.flatMap((one) => outsideOf(one, setting)));
  const own = split.commands.filter((one) => !one.changesDirectory).map(({ resource }) => resource);
  // 2.x asks for the line itself when it finds no command in it, such as a redirect alone (plugin/shell.ts@0107518).
  const resources = split.commands.length === 0 && setting.host !== "opencode-1" ? [command] : own;
  return {
    kind: "asked",
    questions: [
      ...[...outside].map((resource) => ({ action: "external_directory", resource, how: "made" }) as const),
      ...resources.map(
        (resource) => ({ action, resource, how: resource === command ? "stated" : "made" }) as const,
      ),
    ],
    possible: [],
    isSplitByUs: !split.isPlain,
  };
}

function outsideOf(command: ShellCommand, setting: RuleSetting): readonly string[] {
  const isFiles = setting.host === "opencode-1" && FILE_COMMANDS_OF_1.has(command.words[0] ?? "");
  if (!command.changesDirectory && !isFiles) return [];
  const isMode = command.words[0] === "chmod";
  return command.words.slice(1).flatMap((word) => {
    if (word.startsWith("-") || (isMode && word.startsWith("+"))) return [];
    const path = pathOfWord(word);
    if (path === null) return [];
    const place = placeOfPath(path, command.changesDirectory ? "directory" : "file", setting);
    return place.where === "outside" ? [place.resource] : [];
  });
}
