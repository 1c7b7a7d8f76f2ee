// Which tool of 2.x does what one of 1.x did, and how its parameters are called there. Sources: the host's own hint to a model
// whose session was taken over, and the host's code that takes sessions over.

import type { OpenCode1Tool, OpenCode2Tool } from "../../model/host-tools.ts";

export interface RenamedParameter {
  readonly from: string;
  /** null: gone. */
  readonly to: string | null;
}

export interface RenamedTool {
  readonly from: OpenCode1Tool;
  /** null: 2.x has no such tool. */
  readonly to: OpenCode2Tool | null;
  readonly parameters: readonly RenamedParameter[];
}

const PATH: readonly RenamedParameter[] = [{ from: "filePath", to: "path" }];

/** Tools that have another name, other parameters, or are gone. What is not here is called alike in both lines. */
export const RENAMED_TOOLS: readonly RenamedTool[] = [
  { from: "bash", to: "shell", parameters: [{ from: "description", to: null }] },
  {
    from: "task",
    to: "subagent",
    parameters: [
      { from: "subagent_type", to: "agent" },
      { from: "task_id", to: "sessionID" },
      { from: "command", to: null },
    ],
  },
  { from: "apply_patch", to: "patch", parameters: [] },
  { from: "read", to: "read", parameters: PATH },
  { from: "edit", to: "edit", parameters: PATH },
  { from: "write", to: "write", parameters: PATH },
  { from: "skill", to: "skill", parameters: [{ from: "name", to: "id" }] },
  // `read` of a folder lists it.
  { from: "list", to: "read", parameters: [] },
  { from: "todowrite", to: null, parameters: [] },
  { from: "lsp", to: null, parameters: [] },
  { from: "batch", to: null, parameters: [] },
];

/** Names of 1.x that are no tool of 2.x. A session taken over keeps them in its old calls. */
export const NAMES_GONE: readonly OpenCode1Tool[] = [
  "todowrite",
  "list",
  "lsp",
  "task",
  "bash",
  "apply_patch",
  "batch",
];
