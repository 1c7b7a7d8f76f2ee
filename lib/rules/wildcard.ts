// Wildcards of permission rules as OpenCode 1.x and 2.x read them: `*` any text, line ends included; `?` one UTF-16 code unit
// (an emoji is two); a trailing ` *` also nothing; `\` and `/` alike; letters of either case alike on Windows only.
// Source: packages/core/src/util/wildcard.ts@0b05698. Piece by piece between the `*`: never exponential, no regular expression.

import type { PathStyle } from "./setting.ts";
import { type Piece, pieceOf } from "./wildcard-piece.ts";

export type Matcher = (folded: string) => boolean;

export function matchesWildcard(pattern: string, text: string, paths: PathStyle | null = null): boolean {
  return compileWildcard(pattern, paths)(foldForWildcard(text, paths));
}

/** The returned matcher takes texts that `foldForWildcard` made for the same `paths`. */
export function compileWildcard(pattern: string, paths: PathStyle | null): Matcher {
  const folded = foldForWildcard(pattern, paths);
  if (folded === "*") return () => true;
  if (!/[*?]/.test(folded)) return (text) => text === folded;
  const pieces = piecesOf(folded);
  if (!folded.endsWith(" *")) return (text) => runs(pieces, text);
  const stem = piecesOf(folded.slice(0, -2));
  return (text) => runs(pieces, text) || runs(stem, text);
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

/** Several `*` in a row are one. */
function piecesOf(folded: string): readonly Piece[] {
  return folded.split(/\*+/).map(pieceOf);
}

/** Between two `*` stands a piece of fixed length; each is looked for once, as far to the left as it fits. */
function runs(pieces: readonly Piece[], text: string): boolean {
  const [first, ...others] = pieces;
  if (first === undefined || !first.fits(text, 0)) return false;
  const last = others.pop();
  if (last === undefined) return first.length === text.length;
  let from = first.length;
  for (const piece of others) {
    const at = piece.find(text, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  const end = text.length - last.length;
  return end >= from && last.fits(text, end);
}
