// One row of a transcript, as the worker keeps it: what it is and where it stands, without what it holds.

import type { Pointer } from "../base/json-pointer.ts";
import type { EpochMs } from "../base/time.ts";
import type { SessionEvent } from "../model/event.ts";
import type { DocumentId } from "../model/ids.ts";
import type { Problem } from "../model/problem.ts";
import type { TranscriptKind } from "../model/transcript.ts";

export interface Row {
  readonly kind: TranscriptKind;
  /** ROW_… of the model. */
  flags: number;
  readonly document: DocumentId;
  readonly line: number | null;
  readonly at: Pointer;
  /** Index into the document's lists; -1 for what stands in its head. */
  readonly list: number;
  /** Index into the list; a lost stretch stands half a step before the record that follows it. */
  readonly record: number;
  readonly time: EpochMs | null;
  readonly chars: number;
  readonly name: string | null;
  /** null: no event is made of it. */
  readonly event: SessionEvent | null;
  /** What was lost; null for every other row. */
  readonly lost: Problem | null;
}

/** Rows of one record have the same. */
export function recordKey({
  document,
  list,
  record,
  at,
  line,
}: Pick<Row, "document" | "list" | "record" | "at" | "line">): string {
  return list < 0 ? `${document} head ${line ?? ""}#${at}` : `${document} ${list}.${record}`;
}
