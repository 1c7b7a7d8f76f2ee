// Wildcards of permission rules as OpenCode 1.x and 2.x read them: `*` any text, line ends included; `?` one UTF-16 code unit
// (an emoji is two); a trailing ` *` also nothing; `\` and `/` alike; letters of either case alike on Windows only.
// Source: packages/core/src/util/wildcard.ts@0b05698. Two pointers with one fall-back: never exponential, no regular expression.

import type { PathStyle } from "./setting.ts";

export type Matcher = (folded: string) => boolean;

export function matchesWildcard(pattern: string, text: string, paths: PathStyle | null = null): boolean {
  return compileWildcard(pattern, paths)(foldForWildcard(text, paths));
}

/** The returned matcher takes texts that `foldForWildcard` made for the same `paths`. */
export function compileWildcard(pattern: string, paths: PathStyle | null): Matcher {
  const folded = foldForWildcard(pattern, paths);
  if (folded === "*") return () => true;
  if (!/[*?]/.test(folded)) return (text) => text === folded;
  if (!folded.endsWith(" *")) return (text) => runs(folded, text);
  const stem = folded.slice(0, -2);
  return (text) => runs(folded, text) || runs(stem, text);
}

export function foldForWildcard(text: string, paths: PathStyle | null): string {
  const slashed = text.includes("\\") ? text.replaceAll("\\", "/") : text;
  return paths === "windows" ? withoutCase(slashed) : slashed;
}

/** One code unit at a time, as an expression without its `u` flag compares: a letter that grows when raised stays itself. */
function withoutCase(text: string): string {
  let raised = "";
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    const upper = unit.toUpperCase();
    raised += upper.length === 1 && !(unit > "\x7f" && upper <= "\x7f") ? upper : unit;
  }
  return raised;
}

function runs(pattern: string, text: string): boolean {
  let at = 0;
  let wanted = 0;
  let star = -1;
  let resume = 0;
  while (at < text.length) {
    const sign = pattern.charAt(wanted);
    if (sign === "*") {
      star = wanted;
      resume = at;
      wanted += 1;
    } else if (sign === "?" || (sign !== "" && sign === text.charAt(at))) {
      at += 1;
      wanted += 1;
    } else if (star >= 0) {
      resume += 1;
      at = resume;
      wanted = star + 1;
    } else return false;
  }
  while (pattern.charAt(wanted) === "*") wanted += 1;
  return wanted === pattern.length;
}
