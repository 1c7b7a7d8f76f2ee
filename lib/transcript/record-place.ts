// Which record of a document a place lies in: by its line in a document of lines, by the index behind a list's pointer in
// any other. A place in the head lies in no record.

import { appendTo, type Pointer, ROOT } from "../base/json-pointer.ts";
import type { RecordList } from "../model/raw-document.ts";
import type { ReadDocument } from "../model/session-log.ts";

export interface RecordPlace {
  /** Index into the document's lists. */
  readonly list: number;
  readonly record: number;
}

export function recordOfPlace(
  { form, lists }: Pick<ReadDocument, "form" | "lists">,
  line: number | null,
  at: Pointer,
): RecordPlace | null {
  if (form === "jsonl") return line === null ? null : { list: 0, record: line - 1 };
  let found: RecordPlace | null = null;
  let depth = -1;
  for (const [index, list] of lists.entries()) {
    const record = indexBehind(list.at, at);
    if (record === null || record >= list.starts.length || list.at.length <= depth) continue;
    found = { list: index, record };
    depth = list.at.length;
  }
  return found;
}

/** The index that follows a list's pointer; null when the place lies elsewhere. */
function indexBehind(list: Pointer, at: Pointer): number | null {
  if (!at.startsWith(`${list}/`)) return null;
  const end = at.indexOf("/", list.length + 1);
  const digits = at.slice(list.length + 1, end < 0 ? undefined : end);
  return /^(0|[1-9]\d{0,14})$/.test(digits) ? Number(digits) : null;
}

/** Where a record stands: the pointer and the line of its value. */
export function placeOfRecord(
  { form, lists }: Pick<ReadDocument, "form" | "lists">,
  { list, record }: RecordPlace,
): { readonly line: number | null; readonly at: Pointer } {
  if (form === "jsonl") return { line: record + 1, at: ROOT };
  return { line: null, at: appendTo(lists[list]?.at ?? ROOT, record) };
}

/** Decode leaves an empty range where a record could not be read; a blank line of a log leaves one too. */
export function isReadable(list: RecordList | undefined, record: number): boolean {
  return list !== undefined && (list.ends[record] ?? 0) > (list.starts[record] ?? 0);
}
