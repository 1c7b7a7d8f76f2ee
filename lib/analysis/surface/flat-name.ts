// One name for the spellings of one tool: `tools.browser.tabs.open`, `browser.tabs.open` and `browser_tabs_open`.

import { knownTool } from "../../knowledge/hosts/tool-names.ts";
import type { FormatId } from "../../model/ids.ts";

const CODE_PREFIX = /^tools\./;
const UNSAFE = /[^a-zA-Z0-9_-]/g;

/** A path of Code Mode becomes the flat name that the host derives from it; any other name stays as it is recorded. */
export function flatName(recorded: string, format: FormatId): string {
  if (format === "opencode-1") return recorded;
  const known = format === "opencode-2" ? knownTool("opencode-2", recorded) : null;
  if (known !== null) return known.name;
  return isCodePath(recorded) ? recorded.replace(CODE_PREFIX, "").replace(UNSAFE, "_") : recorded;
}

/** Names joined by dots, as a program inside `execute` writes them. */
function isCodePath(text: string): boolean {
  return /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+$/.test(text);
}
