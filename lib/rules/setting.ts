// Where rules are asked: the host whose manners count, and the session's directory, whose spelling alone shows whether the
// host ran on Windows. An export names no platform; where the directory does not show it, `paths` is null.

import type { FormatId } from "../model/ids.ts";

/** How a machine spells paths, and with it whether the host compares letters of different case as equal. */
export type PathStyle = "posix" | "windows";

export interface RuleSetting {
  readonly host: FormatId;
  readonly paths: PathStyle | null;
  /** The session's directory as recorded; null when the file does not hold it. */
  readonly directory: string | null;
  /** The root of the project, which counts as inside too; null when the file does not hold it. `/` is no project's root. */
  readonly worktree: string | null;
}

export function ruleSetting(
  host: FormatId,
  directory: string | null,
  worktree: string | null = null,
): RuleSetting {
  return { host, paths: directory === null ? null : pathStyleOf(directory), directory, worktree };
}

/** `/x` is POSIX; `C:\x`, `C:/x` and `\\server\x` are Windows; anything else shows nothing. */
function pathStyleOf(path: string): PathStyle | null {
  if (/^(?:[A-Za-z]:[\\/]|\\\\)/.test(path)) return "windows";
  return path.startsWith("/") ? "posix" : null;
}
