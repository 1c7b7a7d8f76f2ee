// Under which action each tool asks, and what its resource is, per host: the known tools looked up by the name in a call. Of
// a tool that no host is known to bring nothing is known; one of an MCP server would ask by its own name and `*`.

import type { ResourceKind } from "../model/host-tools.ts";
import type { FormatId } from "../model/ids.ts";
import { FILE_COMMAND_NAMES } from "./hosts/file-commands.ts";
import type { KnownTool } from "./hosts/known-tool.ts";
import { OPENCODE_1_TOOLS } from "./hosts/opencode-1-tools.ts";
import { OPENCODE_2_TOOLS } from "./hosts/opencode-2-tools.ts";

/** `files`: a patch names several, which only its text holds. `served`: `*`, if it is a tool of an MCP server, as its name allows.
 * `nothing`: never asked. `unknown`: not known what is asked. */
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
  | "served"
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

const NAMES_OF_2 = new Set(
  OPENCODE_2_TOOLS.flatMap(({ name, action }) => (action === null ? [name] : [name, action])),
);

function entryOf({ name, action, resource }: KnownTool): readonly [string, ToolPermission] {
  return [name, { action: action ?? name, kind: KINDS[resource], isWhole: resource === "path-absolute" }];
}

export function toolPermission(host: FormatId, tool: string): ToolPermission {
  const known = (host === "opencode-1" ? ONE : TWO).get(tool);
  return known ?? { action: tool, kind: SERVED.test(tool) ? "served" : "unknown", isWhole: false };
}

/** `<server>_<tool>`. */
const SERVED = /^[^_\s]+_\S+$/;

/** A name of the other line alone, by which nothing asks in this one. The preview has names of both. */
export function isOfOtherLine(host: FormatId, name: string): boolean {
  if (host === "opencode-1") return !ONE.has(name) && TWO.has(name) && !SERVED.test(name);
  return host === "opencode-2" && ONE.has(name) && !NAMES_OF_2.has(name);
}

/** An action under which tools are taken away and none is asked for: asking for it changes nothing. */
export function isNeverAsked(host: FormatId, action: string): boolean {
  const own = (host === "opencode-1" ? OPENCODE_1_TOOLS : OPENCODE_2_TOOLS).filter(
    (tool) => tool.action === action,
  );
  return own.length > 0 && own.every(({ resource }) => resource === "none");
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
