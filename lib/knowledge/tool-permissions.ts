// Under which action each tool asks, and what its resource is, per host. Data for the rules layer alone; all that is known of
// a tool stands in the host facts. Sources: seeds v2-builtin-tools §2 and §7 (2.0.16); for 1.x the tools of 1.18.33, whose
// files ask by the path from the project's root (packages/opencode/src/tool). What is not named asks by its own name and `*`.

import type { FormatId } from "../model/ids.ts";

/** `files`: a patch names several, which only its text holds. */
export type ResourceKind =
  | "command"
  | "path"
  | "files"
  | "pattern"
  | "url"
  | "query"
  | "agent"
  | "skill"
  | "any";

export interface ToolPermission {
  readonly action: string;
  readonly kind: ResourceKind;
}

type Table = Readonly<Record<string, ToolPermission>>;

const SHARED: Table = {
  read: { action: "read", kind: "path" },
  edit: { action: "edit", kind: "path" },
  write: { action: "edit", kind: "path" },
  glob: { action: "glob", kind: "pattern" },
  grep: { action: "grep", kind: "pattern" },
  webfetch: { action: "webfetch", kind: "url" },
  websearch: { action: "websearch", kind: "query" },
  skill: { action: "skill", kind: "skill" },
  question: { action: "question", kind: "any" },
};

const ONE: Table = {
  ...SHARED,
  bash: { action: "bash", kind: "command" },
  list: { action: "list", kind: "path" },
  multiedit: { action: "edit", kind: "path" },
  apply_patch: { action: "edit", kind: "files" },
  patch: { action: "edit", kind: "files" },
  codesearch: { action: "codesearch", kind: "query" },
  task: { action: "task", kind: "agent" },
  todowrite: { action: "todowrite", kind: "any" },
};

const TWO: Table = {
  ...SHARED,
  shell: { action: "shell", kind: "command" },
  patch: { action: "edit", kind: "files" },
  subagent: { action: "subagent", kind: "agent" },
};

/** Names of 1.x stand in migrated sessions of 2.x and in the preview. */
const TABLES: Readonly<Record<FormatId, Table>> = {
  "opencode-1": ONE,
  "opencode-2": { ...ONE, ...TWO },
  "opencode-2-preview": { ...ONE, ...TWO },
};

export function toolPermission(host: FormatId, tool: string): ToolPermission {
  const table = TABLES[host];
  return (Object.hasOwn(table, tool) ? table[tool] : undefined) ?? { action: tool, kind: "any" };
}

/** Commands whose path arguments 1.x also asks `external_directory` for (packages/opencode/src/tool/shell.ts). */
export const FILE_COMMANDS_OF_1: ReadonlySet<string> = new Set([
  "rm",
  "cp",
  "mv",
  "mkdir",
  "touch",
  "chmod",
  "chown",
  "cat",
]);
