// Single cells of a transcript's index, as what they stand for.

import { type EpochMs, epochMs } from "@/lib/base/time.ts";
import { TRANSCRIPT_KINDS, type TranscriptIndex, type TranscriptKind } from "@/lib/model/transcript.ts";

export function kindOf({ kind }: TranscriptIndex, row: number): TranscriptKind {
  return TRANSCRIPT_KINDS[kind[row] ?? 0] ?? "record";
}

/** null: no readable time is recorded. */
export function timeOf({ at }: TranscriptIndex, row: number): EpochMs | null {
  const time = at[row];
  return time === undefined || Number.isNaN(time) ? null : epochMs(time);
}
