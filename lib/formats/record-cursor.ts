// Where a record stands in the coverage tree. Readers start their cursors here and read-document.ts counts leaves here,
// so both always mean the same node. The last segment of the pointer is the element of a list: it shares one node with
// its kind (`/messages/*`, `/events/*[session.idle]`), never one per index.

import { type CoverageNode, elementNode, memberNode } from "../base/coverage-tree.ts";
import { type Cursor, cursorAt } from "../base/cursor.ts";
import { segmentsOf } from "../base/json-pointer.ts";
import type { RawRecord } from "../model/raw-document.ts";

/** By document, the node of the list whose record was asked for last, and that list's pointer. */
const lastList = new WeakMap<CoverageNode, { readonly at: string; readonly node: CoverageNode }>();

/** A cursor over a record's value. `root` is the coverage node of its document. */
export function recordCursor(record: RawRecord, root: CoverageNode): Cursor {
  const { pointer, value } = record;
  return cursorAt(
    value,
    pointer,
    elementNode(listNode(pointer.slice(0, pointer.lastIndexOf("/")), root), value),
  );
}

function listNode(at: string, root: CoverageNode): CoverageNode {
  const last = lastList.get(root);
  if (last?.at === at) return last.node;
  const node = segmentsOf(at).reduce(memberNode, root);
  lastList.set(root, { at, node });
  return node;
}

/** Position of a record in its list, from 0: the line of a JSONL document, the index of an element. */
export function recordIndex(record: Pick<RawRecord, "line" | "pointer">): number {
  if (record.line !== null) return record.line - 1;
  const last = record.pointer.slice(record.pointer.lastIndexOf("/") + 1);
  const index = Number(last);
  return last !== "" && Number.isSafeInteger(index) && index >= 0 ? index : 0;
}
