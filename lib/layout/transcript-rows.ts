// Which rows of a transcript are listed, and how high each is before it was ever drawn.

import { TRANSCRIPT_KINDS, type TranscriptIndex, type TranscriptKind } from "../model/transcript.ts";

export interface ListedRows {
  readonly count: number;
  rowAt(position: number): number;
  /** -1: the row is not listed. */
  positionOf(row: number): number;
}

export interface RowFilter {
  /** null: all kinds. */
  readonly kinds: readonly TranscriptKind[] | null;
  readonly range: { readonly from: number; readonly to: number } | null;
}

/** A row without a time is in every range: where it stands in time is not known. */
export function listedRows({ count, kind, at }: TranscriptIndex, { kinds, range }: RowFilter): ListedRows {
  if (kinds === null && range === null) {
    return {
      count,
      rowAt: (position) => position,
      positionOf: (row) => (row >= 0 && row < count ? row : -1),
    };
  }
  const wanted = TRANSCRIPT_KINDS.map((name) => kinds === null || kinds.includes(name));
  const rows = new Uint32Array(count);
  let listed = 0;
  for (let row = 0; row < count; row += 1) {
    if (wanted[kind[row] ?? 0] !== true) continue;
    const time = at[row] ?? Number.NaN;
    if (range !== null && (time < range.from || time > range.to)) continue;
    rows[listed] = row;
    listed += 1;
  }
  return {
    count: listed,
    rowAt: (position) => rows[position] ?? 0,
    positionOf: (row) => {
      let [low, high] = [0, listed];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((rows[middle] ?? 0) < row) low = middle + 1;
        else high = middle;
      }
      return low < listed && rows[low] === row ? low : -1;
    },
  };
}

/** Kinds that hold one line and little else. */
const SHORT: ReadonlySet<TranscriptKind> = new Set<TranscriptKind>(["idle", "switch", "retry", "compaction"]);
const LINE = 20;
const LINE_CHARS = 90;
const MOST_LINES = 14;

export function estimatedHeight({ kind, chars }: TranscriptIndex, row: number): number {
  const name = TRANSCRIPT_KINDS[kind[row] ?? 0] ?? "record";
  if (SHORT.has(name)) return 61;
  const lines = Math.min(MOST_LINES, Math.ceil((chars[row] ?? 0) / LINE_CHARS));
  return (name === "tool-call" ? 110 : 61) + Math.max(0, lines - 1) * LINE;
}
