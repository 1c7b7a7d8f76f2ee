// Which rows of a transcript are listed, and how high each is before it was ever drawn.

import {
  ROW_INFERRED_LEAD,
  TRANSCRIPT_KINDS,
  type TranscriptIndex,
  type TranscriptKind,
} from "../model/transcript.ts";

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
  /** That a lead wrote a prompt is not told where it is only inferred: such a row goes with either kind of prompt. */
  readonly isInferredHidden: boolean;
}

/** A row without a time is in every range: where it stands in time is not known. */
export function listedRows(
  index: TranscriptIndex,
  { kinds, range, isInferredHidden }: RowFilter,
): ListedRows {
  const { count, kind, flags, at } = index;
  if (kinds === null && range === null) {
    return {
      count,
      rowAt: (position) => position,
      positionOf: (row) => (row >= 0 && row < count ? row : -1),
    };
  }
  const isWanted = (name: TranscriptKind) => kinds === null || kinds.includes(name);
  const wanted = TRANSCRIPT_KINDS.map(isWanted);
  const isPromptWanted = isWanted("prompt") || isWanted("lead-prompt");
  const rows = new Uint32Array(count);
  let listed = 0;
  for (let row = 0; row < count; row += 1) {
    const isUntold = isInferredHidden && ((flags[row] ?? 0) & ROW_INFERRED_LEAD) !== 0;
    if (!(isUntold ? isPromptWanted : wanted[kind[row] ?? 0])) continue;
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

/** The kinds of a session's rows, in the order of the vocabulary; a row whose writer is not told is a prompt. */
export function kindsIn(index: TranscriptIndex, isInferredHidden: boolean): readonly TranscriptKind[] {
  const found = new Set<TranscriptKind>();
  index.kind.forEach((code, row) => {
    const isUntold = isInferredHidden && ((index.flags[row] ?? 0) & ROW_INFERRED_LEAD) !== 0;
    const name = TRANSCRIPT_KINDS[code];
    if (name !== undefined) found.add(isUntold ? "prompt" : name);
  });
  return TRANSCRIPT_KINDS.filter((name) => found.has(name));
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
