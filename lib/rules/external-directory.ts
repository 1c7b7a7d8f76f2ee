// Whether a path lies outside the session's directory, and what `external_directory` is then asked for: `<directory>/*`. By
// text alone: a link that leads elsewhere is not seen. The host also counts the whole project as inside; where the file does
// not name its root, only a path that shares no folder with the directory lies outside for certain.

import { hasSharedTop, isAbsolutePath, isInside, parentPath, resolvePath } from "./paths.ts";
import type { CallQuestion, PossibleQuestion } from "./question.ts";
import type { PathStyle, RuleSetting } from "./setting.ts";

export type PathPlace =
  | { readonly where: "inside"; readonly path: string }
  | { readonly where: "outside"; readonly path: string; readonly isCertain: boolean }
  /** `no-directory`: the file does not hold what the path is seen from. `home`: only the machine knew. */
  | { readonly where: "unknown"; readonly because: "no-directory" | "home" };

const EXTERNAL = "external_directory";
/** Where the place of a path is not known. */
export const POSSIBLY_OUTSIDE: PossibleQuestion = { action: EXTERNAL, resource: null };

/** `from`: the folder from which a relative path is seen; null when it is not known. */
export function placeOfPath(
  given: string,
  setting: RuleSetting,
  from: string | null = setting.directory,
): PathPlace {
  const { paths, directory, worktree } = setting;
  if (directory === null || paths === null) return { where: "unknown", because: "no-directory" };
  if (from === null && !isAbsolutePath(given, paths)) return { where: "unknown", because: "no-directory" };
  const path = resolvePath(from ?? directory, given, paths);
  if (isOnOtherDrive(given, path, from ?? directory, paths))
    return { where: "unknown", because: "no-directory" };
  if (isInside(directory, path, paths)) return { where: "inside", path };
  if (worktree === null) return { where: "outside", path, isCertain: !hasSharedTop(directory, path, paths) };
  if (worktree !== "/" && isInside(worktree, path, paths)) return { where: "inside", path };
  return { where: "outside", path, isCertain: true };
}

/** `D:x` on another drive is seen from where the host last was there. */
function isOnOtherDrive(given: string, path: string, from: string, paths: PathStyle): boolean {
  return paths === "windows" && /^[A-Za-z]:(?![\\/])/.test(given) && !hasSharedTop(from, path, paths);
}

/** `~` and `~/x`, which 2.x opens to the home directory in every path and 1.x in those of a command. */
export function isFromHome(given: string, { paths }: RuleSetting): boolean {
  return given === "~" || given.startsWith("~/") || (paths === "windows" && given.startsWith("~\\"));
}

/** What a path outside names: a folder, a file, or either, when only the machine knew. */
export type OutsideKind = "file" | "directory" | "either";

export interface OutsideQuestions {
  readonly sure: readonly CallQuestion[];
  readonly possible: readonly PossibleQuestion[];
}

/** What is asked for a place; nothing for one inside. A path that ends in a slash names a folder. */
export function questionsOfPlace(place: PathPlace, given: string, kind: OutsideKind): OutsideQuestions {
  if (place.where === "inside") return { sure: [], possible: [] };
  if (place.where === "unknown") return { sure: [], possible: [POSSIBLY_OUTSIDE] };
  const own = below(place.path);
  const around = below(parentPath(place.path));
  const isFolder = kind === "directory" || (kind === "either" && /[\\/]$/.test(given));
  const resource = isFolder ? own : around;
  const or = kind === "either" && !isFolder ? own : null;
  if (place.isCertain) return { sure: [{ action: EXTERNAL, resource, how: "made", or }], possible: [] };
  const possible = [resource, ...(or === null ? [] : [or])].map((one) => ({
    action: EXTERNAL,
    resource: one,
  }));
  return { sure: [], possible };
}

function below(directory: string): string {
  return directory.endsWith("/") ? `${directory}*` : `${directory}/*`;
}
