// Tells a page that holds its rows newest first from a document whose clock went astray: from the first row to the last
// the times fall, and they fall more often than they rise.

import type { SessionEvent } from "../../model/event.ts";

export interface RowOrder {
  /** The creation time of the next row, if it has one. */
  see(created: number | null): void;
  count(): number;
  isNewestFirst(): boolean;
}

export function rowOrder(): RowOrder {
  let rows = 0;
  let first: number | null = null;
  let last: number | null = null;
  let rises = 0;
  let falls = 0;
  return {
    see(created) {
      rows += 1;
      if (created === null) return;
      if (last !== null && created > last) rises += 1;
      if (last !== null && created < last) falls += 1;
      first ??= created;
      last = created;
    },
    count: () => rows,
    isNewestFirst: () => first !== null && last !== null && last < first && falls > rises,
  };
}

/** The rows in reverse, the events of each row in their own order. */
export function oldestFirst(events: readonly SessionEvent[]): readonly SessionEvent[] {
  const rows: SessionEvent[][] = [];
  for (const event of events) {
    const row = rows.at(-1);
    if (row?.[0]?.row === event.row) row.push(event);
    else rows.push([event]);
  }
  return rows
    .reverse()
    .flat()
    .map((event, seq) => ({ ...event, seq }));
}
