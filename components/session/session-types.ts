// The small types that address and session share.

import type { Pointer } from "@/lib/base/json-pointer.ts";
import type { EpochMs } from "@/lib/base/time.ts";
import type { DocumentId, SessionId } from "@/lib/model/ids.ts";

export const SESSION_TABS = [
  "overview",
  "timeline",
  "dispatches",
  "transcript",
  "tools",
  "permissions",
  "source",
] as const;
export type SessionTab = (typeof SESSION_TABS)[number];

export interface TimeRange {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** A place in a document, as the Source screen opens it. */
export interface SourcePlace {
  readonly document: DocumentId;
  readonly line: number | null;
  readonly at: Pointer;
}

/** A place in a record, as the Transcript goes to the row that holds it. `session` null: whichever session holds it. */
export interface RowPlace extends SourcePlace {
  readonly session: SessionId | null;
}
