// Why a document was taken for a format, or for none: clauses with the values that they name. Said after “because”, or
// after the name of the format that was asked.

import type { FormatId } from "./ids.ts";
import { boundedValues, isReasons, type PlainValue, type ValueSlots, type ValuesFor } from "./sentence.ts";

export const REASONS = {
  "record-shape": { row: "row" },
  "record-flat": { row: "row" },
  "record-share-item": { row: "row" },
  "record-run-line": { row: "row" },
  "rows-of-other-shape": { others: "count", rows: "count" },
  "messages-by-key": {},
  "no-message-row": {},
  "no-message-list": {},
  "info-without-marks": {},
  "neither-name-nor-list": {},
  "info-with-marks": { fields: "fields" },
  "early-tool": { field: "field" },
  "early-text-id": { id: "record" },
  "early-reasoning-id": { id: "record" },
  "no-early-mark": {},
  "event-dump": {},
  "named-events": {},
  "empty-event-list": {},
  "events-no-rows": {},
  "rows-without-host-marks": {},
  "typed-rows": { type: "record" },
  "no-known-row-type": {},
  "no-rows-no-location": {},
  "session-location": {},
  "foreign-records": { look: "look" },
  "fits-several": {},
  "rows-mixed": { rows: "count", format: "format", guestRows: "count", guest: "format" },
  "exports-in-list": { count: "count" },
} as const satisfies Readonly<Record<string, ValueSlots>>;

export type ReasonKey = keyof typeof REASONS;

export const REASON_KEYS: readonly ReasonKey[] = Object.keys(REASONS).filter(isReasonKey);

function isReasonKey(key: string): key is ReasonKey {
  return Object.hasOwn(REASONS, key);
}

export interface Reason {
  /** The format that was asked; null when it goes without saying. */
  readonly format: FormatId | null;
  readonly says: ReasonKey;
  readonly values: Readonly<Record<string, PlainValue>>;
}

export function reason<Key extends ReasonKey>(
  says: Key,
  values: ValuesFor<(typeof REASONS)[Key]>,
  format: FormatId | null = null,
): Reason {
  const plain: Record<string, PlainValue> = {};
  for (const [name, value] of Object.entries(boundedValues(values)))
    if (!isReasons(value)) plain[name] = value;
  return { format, says, values: plain };
}
