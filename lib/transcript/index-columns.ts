// The rows of a transcript as columns: what the page needs of each before it comes into view.

import type { SessionId } from "../model/ids.ts";
import { TRANSCRIPT_KINDS, type TranscriptIndex } from "../model/transcript.ts";
import type { Row } from "./row.ts";

const MOST_CHARS = 0xffff_ffff;

export function indexColumns(
  session: SessionId,
  rows: readonly Row[],
  dispatches: TranscriptIndex["dispatches"],
): TranscriptIndex {
  const names = [""];
  const indexOf = new Map([["", 0]]);
  const columns = {
    kind: new Uint8Array(rows.length),
    flags: new Uint8Array(rows.length),
    at: new Float64Array(rows.length),
    chars: new Uint32Array(rows.length),
    name: new Uint32Array(rows.length),
  };
  rows.forEach((row, index) => {
    columns.kind[index] = TRANSCRIPT_KINDS.indexOf(row.kind);
    columns.flags[index] = row.flags;
    columns.at[index] = row.time ?? Number.NaN;
    columns.chars[index] = Math.min(row.chars, MOST_CHARS);
    const name = row.name ?? "";
    const known = indexOf.get(name) ?? names.push(name) - 1;
    indexOf.set(name, known);
    columns.name[index] = known;
  });
  return { session, count: rows.length, ...columns, names, dispatches };
}
