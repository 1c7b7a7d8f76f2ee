// What a permission rule looks at is a path for tools of files, an agent's name for a dispatch, and input for all others.

import { type TextClass, value } from "./plan.ts";

const FILE_TOOLS: ReadonlySet<string> = new Set([
  "read",
  "edit",
  "multiedit",
  "write",
  "patch",
  "apply_patch",
  "list",
  "glob",
  "external_directory",
  "lsp",
]);

const DISPATCHING: ReadonlySet<string> = new Set(["task", "subagent"]);

export function resourceClass(tool: string): TextClass {
  if (DISPATCHING.has(tool)) return { class: "name" };
  return value(FILE_TOOLS.has(tool) ? "paths" : "tool-input");
}
