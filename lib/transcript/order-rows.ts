// Puts rows of events and rows of other records into one order, that of the file. Events come in the order of analysis; a
// page that holds its newest row first is read from its end, and its other records then go the same way.

import { byKeys } from "../base/order.ts";
import type { DocumentId } from "../model/ids.ts";
import type { Row } from "./row.ts";

export function orderRows(events: readonly Row[], others: readonly Row[]): readonly Row[] {
  const documents = new Set(events.map(({ document }) => document));
  const directions = new Map([...documents].map((id) => [id, directionOf(events, id)]));
  // Pieces of messages may stand anywhere in their list: then the list is the order.
  const isScattered = documents.size === 1 && [...directions.values()].includes("mixed");
  const sorted = isScattered
    ? [...events].sort(
        byKeys(
          (row) => row.list,
          (row) => row.record,
        ),
      )
    : events;
  if (others.length === 0) return sorted;
  return merged(sorted, others, directions);
}

type Direction = "up" | "down" | "mixed";

function directionOf(rows: readonly Row[], document: DocumentId): Direction {
  let last: Row | null = null;
  let rises = false;
  let falls = false;
  for (const row of rows) {
    if (row.document !== document) continue;
    if (last !== null) {
      const step = row.list - last.list || row.record - last.record;
      rises ||= step > 0;
      falls ||= step < 0;
    }
    last = row;
  }
  if (rises && falls) return "mixed";
  return falls ? "down" : "up";
}

function merged(
  events: readonly Row[],
  others: readonly Row[],
  directions: ReadonlyMap<DocumentId, Direction>,
): readonly Row[] {
  const waiting = new Map<DocumentId, Row[]>();
  for (const row of others) {
    const known = waiting.get(row.document);
    if (known) known.push(row);
    else waiting.set(row.document, [row]);
  }
  const upwards = byKeys<Row>(
    (row) => row.list,
    (row) => row.record,
  );
  // The next one to be placed is the last of its list.
  for (const [id, rows] of waiting) {
    rows.sort(upwards);
    if (directions.get(id) !== "down") rows.reverse();
  }
  const placed: Row[] = [];
  for (const row of events) {
    const rest = waiting.get(row.document);
    const isDown = directions.get(row.document) === "down";
    for (let next = rest?.at(-1); rest && next && isBefore(next, row, isDown); next = rest.at(-1)) {
      placed.push(next);
      rest.pop();
    }
    placed.push(row);
  }
  for (const rows of waiting.values()) placed.push(...rows.reverse());
  return placed;
}

function isBefore(one: Row, other: Row, isDown: boolean): boolean {
  const step = one.list - other.list || one.record - other.record;
  return isDown ? step > 0 : step < 0;
}
