// Where a record stands in the coverage tree. Readers start their cursors here and read-document.ts counts leaves here,
// so both always mean the same node. The last segment of the pointer is the element of a list: it shares one node with
// its kind (`/messages/*`, `/events/*[session.idle]`), never one per index.

import { type CoverageNode, elementLabel, nodeFor } from "../base/coverage-tree.ts";
import { type Cursor, cursorAt } from "../base/cursor.ts";
import { escapeSegment, segmentsOf } from "../base/json-pointer.ts";
import type { RawRecord } from "../model/raw-document.ts";

/** A cursor over a record's value. `root` is the coverage node of its document. */
export function recordCursor(record: RawRecord, root: CoverageNode): Cursor {
  const lists = segmentsOf(record.pointer).slice(0, -1);
  const list = lists.reduce((node, segment) => nodeFor(node, escapeSegment(segment)), root);
  return cursorAt(record.value, record.pointer, nodeFor(list, elementLabel(record.value)));
}

/** Position of a record in its list, from 0: the line of a JSONL document, the index of an element. */
export function recordIndex(record: Pick<RawRecord, "line" | "pointer">): number {
  if (record.line !== null) return record.line - 1;
  const last = record.pointer.slice(record.pointer.lastIndexOf("/") + 1);
  const index = Number(last);
  return last !== "" && Number.isSafeInteger(index) && index >= 0 ? index : 0;
}
