// Under which action each tool asks, and what its resource is, per host: the known tools looked up by the name in a call. A
// tool that no host is known to bring, such as one of an MCP server, asks by its own name and `*`.

import type { ResourceKind } from "../model/host-tools.ts";
import type { FormatId } from "../model/ids.ts";
import { FILE_COMMAND_NAMES } from "./hosts/file-commands.ts";
import type { KnownTool } from "./hosts/known-tool.ts";
import { OPENCODE_1_TOOLS } from "./hosts/opencode-1-tools.ts";
import { OPENCODE_2_TOOLS } from "./hosts/opencode-2-tools.ts";

/** `files`: a patch names several, which only its text holds. `nothing`: never asked. `unknown`: not known what is asked. */
export type AskedKind =
  | "command"
  | "path"
  | "files"
  | "pattern"
  | "url"
  | "query"
  | "agent"
  | "skill"
  | "any"
  | "nothing"
  | "unknown";

export interface ToolPermission {
  readonly action: string;
  readonly kind: AskedKind;
  /** Of a path inside the directory: as it is seen from there, or whole. */
  readonly isWhole: boolean;
}

const KINDS: Readonly<Record<ResourceKind, AskedKind>> = {
  "path-relative-to-session": "path",
  "path-relative-to-worktree": "path",
  "path-absolute": "path",
  "paths-of-patch": "files",
  pattern: "pattern",
  url: "url",
  query: "query",
  star: "any",
  "skill-id": "skill",
  "agent-id": "agent",
  "parsed-command": "command",
  // Made of several parameters, or of what was connected: not evaluated.
  "folder-outside": "unknown",
  "tool-name": "unknown",
  "mcp-servers": "unknown",
  "mcp-resource": "unknown",
  none: "nothing",
  unknown: "unknown",
};

/** Tools of earlier 1.x, which changed files or searched code. */
const OLDER: readonly (readonly [string, ToolPermission])[] = [
  ["multiedit", { action: "edit", kind: "path", isWhole: false }],
  ["patch", { action: "edit", kind: "files", isWhole: false }],
  ["codesearch", { action: "codesearch", kind: "query", isWhole: false }],
];

const ONE = new Map([...OLDER, ...OPENCODE_1_TOOLS.map(entryOf)]);
/** Names of 1.x stand in migrated sessions of 2.x and in the preview. */
const TWO = new Map([...ONE, ...OPENCODE_2_TOOLS.map(entryOf)]);

function entryOf({ name, action, resource }: KnownTool): readonly [string, ToolPermission] {
  return [name, { action: action ?? name, kind: KINDS[resource], isWhole: resource === "path-absolute" }];
}

export function toolPermission(host: FormatId, tool: string): ToolPermission {
  const known = (host === "opencode-1" ? ONE : TWO).get(tool);
  return known ?? { action: tool, kind: "any", isWhole: false };
}

/** Commands whose path arguments 1.x also asks `external_directory` for, as the program of 1.18.33 lists them. */
export const FILE_COMMANDS_OF_1: ReadonlySet<string> = new Set(FILE_COMMAND_NAMES);
/** Those that 1.x adds when the shell is cmd.exe, which no export names. */
export const FILE_COMMANDS_OF_CMD: ReadonlySet<string> = new Set([
  "copy",
  "del",
  "dir",
  "erase",
  "md",
  "mkdir",
  "move",
  "rd",
  "ren",
  "rename",
  "rmdir",
  "type",
]);
