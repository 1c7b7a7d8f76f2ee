// What the Timeline alone keeps in the address: its filters, whether only what a search found is shown, whether gaps are cut, which lanes are collapsed.
// A link to a filtered timeline shows the same timeline.
"use client";

import { parseAsArrayOf, parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { ITEM_KINDS } from "@/lib/layout/item-filter.ts";
import { STANDINGS } from "@/lib/model/standing.ts";

const PARSERS = {
  /** Only what the search of the bundle found. */
  th: parseAsBoolean,
  ts: parseAsArrayOf(parseAsStringLiteral(STANDINGS)),
  tk: parseAsArrayOf(parseAsStringLiteral(ITEM_KINDS)),
  tt: parseAsArrayOf(parseAsString),
  ta: parseAsArrayOf(parseAsString),
  cut: parseAsBoolean,
  fold: parseAsArrayOf(parseAsString),
  empty: parseAsBoolean,
};

/** Every filter taken back. */
export const NO_FILTERS = { th: null, ts: null, tk: null, tt: null, ta: null } as const;

export function useTimelineUrl() {
  return useQueryStates(PARSERS, { history: "replace", scroll: false });
}

export type TimelineUrl = ReturnType<typeof useTimelineUrl>[0];
export type ChangeTimelineUrl = (change: Partial<TimelineUrl>) => void;
