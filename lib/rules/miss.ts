// Why a pattern does not match a text, in the plainest true form: the first fixed piece that the text does not have.
// For people only: whether it matches is for wildcard.ts.

import type { MissHow } from "../model/rule-words.ts";
import type { PathStyle } from "./setting.ts";
import { foldForWildcard, matchesWildcard } from "./wildcard.ts";

export interface Miss {
  readonly how: MissHow;
  /** The fixed piece of the pattern that was looked for; the whole pattern for `differs` and `shape`. */
  readonly piece: string;
  /** It would match if letters of either case were alike, as they are on Windows. */
  readonly isByCaseAlone: boolean;
}

export function missOf(pattern: string, text: string, paths: PathStyle | null): Miss {
  const isByCaseAlone = paths !== "windows" && matchesWildcard(pattern, text, "windows");
  return { ...placeOf(pattern, text, paths), isByCaseAlone };
}

function placeOf(pattern: string, text: string, paths: PathStyle | null): Pick<Miss, "how" | "piece"> {
  const pieces = pattern.split(/[*?]/);
  const first = pieces[0] ?? "";
  const last = pieces.at(-1) ?? "";
  const folded = foldForWildcard(text, paths);
  const has = (piece: string): string => foldForWildcard(piece, paths);
  if (pieces.length === 1) return { how: "differs", piece: pattern };
  if (!folded.startsWith(has(first))) return { how: "begins", piece: first };
  if (!folded.endsWith(has(last))) return { how: "ends", piece: last };
  const absent = pieces.find((piece) => !folded.includes(has(piece)));
  return absent === undefined ? { how: "shape", piece: pattern } : { how: "lacks", piece: absent };
}
