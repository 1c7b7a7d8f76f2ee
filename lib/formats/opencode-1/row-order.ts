// Tells a page that holds its newest message first from a document whose clock went astray: from the first message to
// the last the times fall, and they fall more often than they rise.

import type { Draft } from "./draft.ts";

export interface RowOrder {
  /** The creation time of the next message, if it has one. */
  see(created: number | null): void;
  isNewestFirst(): boolean;
}

export function rowOrder(): RowOrder {
  let first: number | null = null;
  let last: number | null = null;
  let rises = 0;
  let falls = 0;
  return {
    see(created) {
      if (created === null) return;
      if (last !== null && created > last) rises += 1;
      if (last !== null && created < last) falls += 1;
      first ??= created;
      last = created;
    },
    isNewestFirst: () => first !== null && last !== null && last < first && falls > rises,
  };
}

/** The rows in reverse, the events of each in their own order. Pointers and row numbers stay those of the file. */
export function oldestFirst(events: readonly Draft[]): Draft[] {
  const rows: Draft[][] = [];
  for (const event of events) {
    const row = rows.at(-1);
    if (row?.[0]?.row === event.row) row.push(event);
    else rows.push([event]);
  }
  return rows.reverse().flat();
}
