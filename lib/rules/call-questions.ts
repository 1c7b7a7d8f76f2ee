// What a host asks its rules for one call, from the tool and what its input states: the action is the host's, and where a
// resource is not the value as recorded but made from it, that is said, since a premise of ours is in it.

import { toolPermission } from "../knowledge/tool-permissions.ts";
import { questionsOfCommand } from "./command-questions.ts";
import { questionsOfPatch } from "./patch-questions.ts";
import { questionsOfPath, questionsOfSearch } from "./path-questions.ts";
import { type AskingCall, askedQuestions, type CallQuestion, type CallQuestions } from "./question.ts";
import type { RuleSetting } from "./setting.ts";

/** Of the tools that name a path, the one that reads folders too. */
const READS_FOLDERS = "read";

export function questionsOfCall(call: AskingCall, setting: RuleSetting): CallQuestions {
  const { action, kind, isWhole } = toolPermission(setting.host, call.tool);
  const { tool, value } = call;
  if (kind === "nothing") return askedQuestions([]);
  if (kind === "served") return askedQuestions([{ action, resource: "*", how: "served", or: null }]);
  if (kind === "any") return askedQuestions([{ action, resource: "*", how: "known", or: null }]);
  if (kind === "unknown") return { kind: "not-shown", lack: "not-known", action };
  if (kind === "files") return questionsOfPatch(call, action, setting);
  if (value === null) return { kind: "not-shown", lack: "not-stated", action };
  if (kind === "command") return questionsOfCommand({ ...call, value }, action, setting);
  const how = action === tool ? "stated" : "known";
  if (kind === "path") {
    const takes = tool === READS_FOLDERS ? "either" : "file";
    return questionsOfPath({ action, how, given: value, isWhole, kind: takes }, setting);
  }
  const own: CallQuestion = { action, resource: value, how, or: null };
  return kind === "pattern" ? questionsOfSearch(own, call, setting) : askedQuestions([own]);
}
