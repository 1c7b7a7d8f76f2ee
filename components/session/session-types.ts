// The small types that address and session share.

import type { Pointer } from "@/lib/base/json-pointer.ts";
import type { EpochMs } from "@/lib/base/time.ts";
import type { DocumentId } from "@/lib/model/ids.ts";

export const SESSION_TABS = ["overview", "timeline", "dispatches", "source"] as const;
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
