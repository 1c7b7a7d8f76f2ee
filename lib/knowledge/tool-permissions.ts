// Under which action each tool asks, and what of its input the resource is made from, per host: the host facts, in the few
// kinds that the rules layer tells apart. What is not named asks by its own name and `*`.

import type { ResourceKind } from "../model/host-tools.ts";
import type { FormatId } from "../model/ids.ts";
import { OPENCODE_1_TOOLS } from "./hosts/opencode-1-tools.ts";
import { OPENCODE_2_TOOLS } from "./hosts/opencode-2-tools.ts";

/** `files`: a patch names several, which only its text holds. `text`: the recorded value itself. */
export type AskedFor = "command" | "path" | "files" | "url" | "text" | "any";

export interface ToolPermission {
  readonly action: string;
  readonly kind: AskedFor;
}

type Table = ReadonlyMap<string, ToolPermission>;

const KINDS: Readonly<Record<ResourceKind, AskedFor>> = {
  "parsed-command": "command",
  "path-relative-to-session": "path",
  "path-relative-to-worktree": "path",
  "path-absolute": "path",
  "paths-of-patch": "files",
  pattern: "text",
  url: "url",
  query: "text",
  "agent-id": "text",
  "skill-id": "text",
  star: "any",
  none: "any",
  unknown: "any",
};

/** Tools of earlier 1.x, which its exports still name (packages/opencode/src/tool of their time). */
const EARLIER_OF_1: Table = new Map<string, ToolPermission>([
  ["multiedit", { action: "edit", kind: "path" }],
  ["patch", { action: "edit", kind: "files" }],
  ["list", { action: "list", kind: "path" }],
  ["codesearch", { action: "codesearch", kind: "text" }],
]);

const known = (tools: typeof OPENCODE_1_TOOLS): Table =>
  new Map(
    tools.map(({ name, action, resource }) => [name, { action: action ?? name, kind: KINDS[resource] }]),
  );

const ONE: Table = new Map([...known(OPENCODE_1_TOOLS), ...EARLIER_OF_1]);
/** Names of 1.x stand in migrated sessions of 2.x and in the preview. */
const BOTH: Table = new Map([...ONE, ...known(OPENCODE_2_TOOLS)]);

const TABLES: Readonly<Record<FormatId, Table>> = {
  "opencode-1": ONE,
  "opencode-2": BOTH,
  "opencode-2-preview": BOTH,
};

export function toolPermission(host: FormatId, tool: string): ToolPermission {
  return TABLES[host].get(tool) ?? { action: tool, kind: "any" };
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
