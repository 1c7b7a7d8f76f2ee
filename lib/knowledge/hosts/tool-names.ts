// The tools that a host is known to bring, by name: flat, by its path in Code Mode, or as the other line calls it. Says nothing of a
// name that it does not know: MCP servers, plugins and users bring tools of their own.

import type { ToolHost } from "../../model/host-tools.ts";
import type { KnownTool } from "./known-tool.ts";
import { OPENCODE_1_TOOLS } from "./opencode-1-tools.ts";
import { OPENCODE_2_TOOLS } from "./opencode-2-tools.ts";
import { RENAMED_TOOLS, type RenamedTool } from "./renames.ts";

const TOOLS: Readonly<Record<ToolHost, readonly KnownTool[]>> = {
  "opencode-1": OPENCODE_1_TOOLS,
  "opencode-2": OPENCODE_2_TOOLS,
};

const BY_NAME: ReadonlyMap<string, KnownTool> = new Map(
  Object.values(TOOLS)
    .flat()
    .flatMap((tool) => spellings(tool).map((name) => [`${tool.host} ${name}`, tool] as const)),
);

export function knownTools(host: ToolHost): readonly KnownTool[] {
  return TOOLS[host];
}

/** `browser_tabs_open`, `browser.tabs.open` and `tools.browser.tabs.open` are one tool. */
export function knownTool(host: ToolHost, name: string): KnownTool | null {
  return BY_NAME.get(`${host} ${name}`) ?? null;
}

/** All names by which one registration goes, the flat one first. */
export function spellings({ name, codePath }: KnownTool): readonly string[] {
  return codePath === null ? [name] : [name, codePath, `tools.${codePath}`];
}

/** What became of a tool of 1.x; null for one that is called alike in 2.x, and for a name that is not known. */
function renamedTool(name: string): RenamedTool | null {
  return RENAMED_TOOLS.find(({ from }) => from === name) ?? null;
}

/** The name in 2.x of a tool of 1.x; null: there is none. A name that is not known stays as it is. */
export function nameIn2(name: string): string | null {
  const renamed = renamedTool(name);
  return renamed === null ? name : renamed.to;
}
