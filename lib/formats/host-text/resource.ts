// What a permission rule would match for a call, as its input states it: the command of a shell, the path of a file
// tool, the URL of a fetch; and the folder from which the host sees it. States no decision, and knows nothing of the rules.

import { type Cursor, member, statedString } from "../../base/cursor.ts";
import type { PermissionResource } from "../../model/tool-call.ts";
import { isRedactedText } from "./redaction.ts";

/** 1: OpenCode 1.x, where every tool that changes files asks as `edit`. 2: OpenCode 2.x. */
export type RuleDialect = 1 | 2;

const PATH = ["path", "filePath"];

const RESOURCE_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ["shell", ["command"]],
  ["bash", ["command"]],
  ["read", PATH],
  ["edit", PATH],
  ["multiedit", PATH],
  ["write", PATH],
  ["patch", PATH],
  ["apply_patch", PATH],
  ["list", PATH],
  ["webfetch", ["url"]],
  ["browser", ["url"]],
  ["glob", ["pattern"]],
  ["grep", ["pattern"]],
  ["websearch", ["query"]],
  ["codesearch", ["query"]],
  ["skill", ["id", "name"]],
  ["subagent", ["agent", "subagent_type"]],
  ["task", ["subagent_type", "agent"]],
]);

/** Both hosts name the folder of a command `workdir` and that of a search `path`. */
const FOLDER_KEYS: ReadonlyMap<string, string> = new Map([
  ["shell", "workdir"],
  ["bash", "workdir"],
  ["glob", "path"],
  ["grep", "path"],
]);

const EDITS_IN_1 = new Set(["write", "patch", "apply_patch", "multiedit"]);

/** The action and resource of a call; null when its tool has none, or its input does not state it. */
export function permissionResource(
  input: Cursor,
  toolName: string,
  dialect: RuleDialect,
): PermissionResource | null {
  for (const key of RESOURCE_KEYS.get(toolName) ?? []) {
    const value = statedString(member(input, key));
    if (value === null || isRedactedText(value.value)) continue;
    const action = dialect === 1 && EDITS_IN_1.has(toolName) ? "edit" : toolName;
    return { action, value, folder: folderOf(input, toolName) };
  }
  return null;
}

function folderOf(input: Cursor, toolName: string): PermissionResource["folder"] {
  const key = FOLDER_KEYS.get(toolName);
  const named = key === undefined ? null : member(input, key);
  if (named === null || named.value === undefined || named.value === null) return "session";
  const stated = statedString(named);
  return stated === null || isRedactedText(stated.value) ? "hidden" : stated;
}
