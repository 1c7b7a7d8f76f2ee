// Whether a path lies outside the session's directory, and what `external_directory` is then asked for: `<directory>/*`. By
// text alone: a link that leads elsewhere is not seen. The host also counts the whole project as inside, whose root an export
// does not name, so `outside` means outside the session's directory.

import { isAbsolutePath, isInside, parentPath, resolvePath } from "./paths.ts";
import type { RuleSetting } from "./setting.ts";

export type PathPlace =
  | { readonly where: "inside"; readonly path: string }
  | { readonly where: "outside"; readonly path: string; readonly resource: string }
  /** `no-directory`: the file does not hold it. `home`, `variable`: only the machine knew. */
  | { readonly where: "unknown"; readonly because: "no-directory" | "home" | "variable" };

/** `directory`: the path names one; else its parent is asked for. A path that ends in a slash names one anyway. */
export function placeOfPath(
  given: string,
  kind: "file" | "directory",
  { paths, directory }: RuleSetting,
): PathPlace {
  if (directory === null || paths === null) return { where: "unknown", because: "no-directory" };
  if (given === "~" || given.startsWith("~/") || (paths === "windows" && given.startsWith("~\\")))
    return { where: "unknown", because: "home" };
  if (/[$`]/.test(given) || given.startsWith("(")) return { where: "unknown", because: "variable" };
  const path = resolvePath(directory, given, paths);
  if (isInside(directory, path, paths)) return { where: "inside", path };
  const isDirectory = kind === "directory" || /[\\/]$/.test(given);
  const held = isDirectory ? path : parentPath(path);
  return { where: "outside", path, resource: held.endsWith("/") ? `${held}*` : `${held}/*` };
}

/** A word of a command as a path: quotes around the whole word taken off, what follows a wildcard left out; null for none. */
export function pathOfWord(word: string): string | null {
  const quote = word.charAt(0);
  const isQuoted = word.length > 1 && (quote === '"' || quote === "'") && word.endsWith(quote);
  const bare = isQuoted ? word.slice(1, -1) : word;
  const wild = bare.search(/[?*[]/);
  const fixed = wild < 0 ? bare : bare.slice(0, wild);
  return fixed === "" || fixed === "-" ? null : fixed;
}

export function isAbsoluteIn(path: string, { paths }: RuleSetting): boolean {
  return isAbsolutePath(path, paths ?? "posix");
}
