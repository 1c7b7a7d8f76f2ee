// The columns of the dispatch table: which exist, which can never be hidden, which are shown at first.

export const COLUMN_IDS = [
  "number",
  "agent",
  "task",
  "child",
  "requested",
  "acknowledged",
  "settled",
  "outcome",
  "working",
  "noticeDelay",
  "reaction",
  "tokens",
  "cost",
  "calls",
  "episode",
  "openBelow",
] as const;

export type ColumnId = (typeof COLUMN_IDS)[number];

export const FIXED_COLUMNS: ReadonlySet<ColumnId> = new Set(["number", "agent", "task", "child"]);

export const FIRST_COLUMNS: readonly ColumnId[] = COLUMN_IDS.filter(
  (id) => id !== "calls" && id !== "episode" && id !== "openBelow",
);

export const RIGHT_COLUMNS: ReadonlySet<ColumnId> = new Set([
  "number",
  "acknowledged",
  "working",
  "noticeDelay",
  "reaction",
  "tokens",
  "cost",
  "calls",
  "episode",
  "openBelow",
]);

export interface SortOrder {
  readonly column: ColumnId;
  readonly isDescending: boolean;
}

export const FIRST_ORDER: SortOrder = { column: "number", isDescending: false };
