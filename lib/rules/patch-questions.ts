// What is asked for a patch: `external_directory` for each file outside, then `edit` for all of them at once, one resource each. A
// file is read out of the text here, so nothing of it is as recorded.
//
//   2.x      packages/core/src/tool/plugin/patch.ts@00940b1: the new name of a file is asked for like any other
//   1.x      packages/opencode/src/tool/apply_patch.ts@024479b: of a file that moves `edit` names the old place alone, from the root
//            of the project; outside, both are asked for
//   preview  packages/core/src/tool/apply-patch.ts@02d4b69, patch.ts@165d71f: the one refuses to move, the other asks for both
//
// What `patch` of early 1.x asked changed between its versions, and a call of `apply_patch` in a session of 2.x was made by the
// 1.x that it was migrated from, which saw paths from elsewhere: of these it is not known.

import type { PatchFile } from "../model/tool-call.ts";
import { questionsOfPath } from "./path-questions.ts";
import { type AskedQuestions, type AskingCall, askedQuestions, type CallQuestions } from "./question.ts";
import type { RuleSetting } from "./setting.ts";

export function questionsOfPatch(
  { tool, files }: AskingCall,
  action: string,
  setting: RuleSetting,
): CallQuestions {
  const isMoving = files?.some(({ movesTo }) => movesTo !== null) === true;
  if (!isKnownToAsk(tool, setting, isMoving)) return { kind: "not-shown", lack: "not-known", action };
  if (!files) return { kind: "not-shown", lack: "in-text", action };
  const asked = files.flatMap((file) => questionsOfFile(file, action, setting));
  return askedQuestions(
    asked.flatMap(({ questions }) =>
      questions.map((one) => (one.how === "unplaced" ? one : { ...one, how: "patch" })),
    ),
    asked.flatMap(({ possible }) => possible),
  );
}

function isKnownToAsk(tool: string, { host }: RuleSetting, isMoving: boolean): boolean {
  if (host === "opencode-1") return tool === "apply_patch";
  return host === "opencode-2" ? tool === "patch" : !isMoving;
}

function questionsOfFile(
  { path, movesTo }: PatchFile,
  action: string,
  setting: RuleSetting,
): readonly AskedQuestions[] {
  const of = (given: string): AskedQuestions =>
    questionsOfPath({ action, how: "patch", given, isWhole: false, kind: "file" }, setting);
  if (movesTo === null) return [of(path)];
  const moved = of(movesTo);
  const isAsked = setting.host !== "opencode-1";
  const outside = moved.questions.filter((one) => one.action !== action);
  return [of(path), isAsked ? moved : { ...moved, questions: outside }];
}
