// Patterns for shells that do not expand them: `*` and `?` within one name, `**` over folders. A leading dot is only
// matched by a dot in the pattern. Anything that exists under its literal name is no pattern.

import { allFilesBelow } from "./folder.ts";

export function isPattern(path: string): boolean {
  return /[*?]/.test(path);
}

/** The files that match, in the order of their names. */
export async function filesMatching(pattern: string): Promise<readonly string[]> {
  const segments = pattern.replaceAll("\\", "/").split("/");
  const firstMagic = segments.findIndex(isPattern);
  const base = segments.slice(0, firstMagic).join("/");
  const root = base === "" && firstMagic > 0 ? "/" : base === "" ? "." : base;
  const matcher = new RegExp(`^${segments.slice(firstMagic).map(segmentSource).join("")}$`, "u");
  const files = await allFilesBelow(root);
  const prefix = base === "" ? (root === "/" ? "/" : "") : `${base}/`;
  return files.filter((file) => matcher.test(file)).map((file) => `${prefix}${file}`);
}

function segmentSource(segment: string, index: number, all: readonly string[]): string {
  const isLast = index === all.length - 1;
  if (segment === "**") return isLast ? "(?:[^./][^/]*/)*[^./][^/]*" : "(?:[^./][^/]*/)*";
  const source = [...segment]
    .map((letter) => (letter === "*" ? "[^/]*" : letter === "?" ? "[^/]" : escaped(letter)))
    .join("");
  const noDot = segment.startsWith("*") || segment.startsWith("?") ? "(?!\\.)" : "";
  return `${noDot}${source}${isLast ? "" : "/"}`;
}

function escaped(letter: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(letter) ? `\\${letter}` : letter;
}
