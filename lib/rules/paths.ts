// Paths as text, in the manner of either system: no file is looked at, so a symbolic link that leads elsewhere is not seen,
// and `~` stays unknown because no export names the home directory.

import type { PathStyle } from "./setting.ts";

export function isAbsolutePath(path: string, style: PathStyle): boolean {
  return (
    path.startsWith("/") || (style === "windows" && (path.startsWith("\\") || /^[A-Za-z]:[\\/]/.test(path)))
  );
}

/** Both lie below the same folder of the root, or on the same drive or share. */
export function hasSharedTop(left: string, right: string, style: PathStyle): boolean {
  const [one, other] = [left, right].map((path) => {
    const { drive, names } = split(path, style);
    return comparable(drive === "" ? (names[0] ?? "") : drive, style);
  });
  return one === other && one !== "";
}

/** `path` seen from `directory`, with `.` and `..` taken out and `/` between names. A drive stays in front. */
export function resolvePath(directory: string, path: string, style: PathStyle): string {
  const base = split(directory, style);
  const asked = split(path, style);
  if (asked.drive !== "" && !asked.isRooted && asked.drive.toLowerCase() !== base.drive.toLowerCase())
    return join({ ...asked, isRooted: true, names: plain(asked.names) });
  const names = asked.isRooted ? asked.names : [...base.names, ...asked.names];
  return join({ drive: asked.drive === "" ? base.drive : asked.drive, isRooted: true, names: plain(names) });
}

/** True for the directory itself and everything below it. Both are absolute. */
export function isInside(directory: string, path: string, style: PathStyle): boolean {
  const outer = comparable(resolvePath(directory, ".", style), style);
  const inner = comparable(path, style);
  return inner === outer || inner.startsWith(outer.endsWith("/") ? outer : `${outer}/`);
}

/** An absolute path below `directory` as it is written from there; `.` for the directory itself. */
export function relativePath(directory: string, path: string, style: PathStyle): string {
  const outer = resolvePath(directory, ".", style);
  if (comparable(path, style) === comparable(outer, style)) return ".";
  const from = outer.split("/").filter(Boolean);
  const to = path.split("/").filter(Boolean);
  let shared = 0;
  while (shared < from.length && shared < to.length && isSameName(from[shared], to[shared], style))
    shared += 1;
  return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}

/** The directory that holds an absolute path; a root holds itself. */
export function parentPath(path: string): string {
  const cut = path.lastIndexOf("/");
  if (cut <= 0) return "/";
  const parent = path.slice(0, cut);
  return /^[A-Za-z]:$/.test(parent) ? `${parent}/` : parent;
}

interface PathParts {
  /** `C:`, `//server/share`, or nothing. */
  readonly drive: string;
  readonly isRooted: boolean;
  readonly names: readonly string[];
}

function split(path: string, style: PathStyle): PathParts {
  const text = style === "windows" ? withDrive(path).replaceAll("\\", "/") : path;
  const drive = style === "windows" ? (/^(?:[A-Za-z]:|\/\/[^/]+\/[^/]+)/.exec(text)?.[0] ?? "") : "";
  const rest = text.slice(drive.length);
  return {
    drive,
    isRooted: rest.startsWith("/") || drive.startsWith("//"),
    names: rest.split("/").filter((name) => name !== ""),
  };
}

/** The shells of Windows spell `C:/` as `/c/`, `/cygdrive/c/` or `/mnt/c/` (packages/util/src/fs-util.ts@08c68fe). */
function withDrive(path: string): string {
  const found = /^\/(?:(?:cygdrive|mnt)\/)?([A-Za-z])(?:\/|$)|^\/([A-Za-z]):(?:[\\/]|$)/.exec(path);
  if (!found) return path;
  return `${(found[1] ?? found[2] ?? "").toUpperCase()}:/${path.slice(found[0].length)}`;
}

function plain(names: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const name of names) {
    if (name === "..") kept.pop();
    else if (name !== ".") kept.push(name);
  }
  return kept;
}

function join({ drive, names }: PathParts): string {
  return `${drive}/${names.join("/")}`;
}

function comparable(path: string, style: PathStyle): string {
  return style === "windows" ? path.replaceAll("\\", "/").toLowerCase() : path;
}

function isSameName(left: string | undefined, right: string | undefined, style: PathStyle): boolean {
  return style === "windows" ? left?.toLowerCase() === right?.toLowerCase() : left === right;
}
