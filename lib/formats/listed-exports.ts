// A list of exports in one document: `[ {info, messages}, … ]`. Each element is read as an export of its own, with pointers
// that go through the list; the file still holds one document. What is no export among them is named, never dropped.

import { isJsonArray, isJsonObject, memberOf } from "../base/json.ts";
import { appendTo, type Pointer, segmentsOf } from "../base/json-pointer.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { DocumentEnd, DocumentSink, RawRecord, RecordList } from "../model/raw-document.ts";
import { reason } from "../model/reason.ts";
import { say } from "../model/sentences.ts";
import type { ReadDocument } from "../model/session-log.ts";

const LISTS = ["messages", "events"] as const;

export interface ListedExports {
  /** Takes an element that is an export; false for any other. */
  add(record: RawRecord): boolean;
  /** All of them as one document, or null when none was a session. `others` stood among them. */
  end(end: DocumentEnd, others: readonly RawRecord[]): ReadDocument | null;
}

interface Listed {
  readonly at: Pointer;
  readonly read: (end: DocumentEnd) => ReadDocument | null;
}

/** `open` makes the sink of one document. */
export function listedExports(open: (done: (document: ReadDocument) => void) => DocumentSink): ListedExports {
  const listed: Listed[] = [];
  return {
    add(record) {
      if (!isExport(record)) return false;
      let read: ReadDocument | null = null;
      const sink = open((document) => {
        read = document;
      });
      const rest = feed(record, sink);
      listed.push({
        at: record.pointer,
        read(end) {
          sink.end({ ...end, ...rest, problems: [] });
          return read;
        },
      });
      return true;
    },
    end(end, others) {
      const documents = listed.map(({ at, read }) => ({ at, document: read(end) }));
      const strangers = documents
        .filter(({ document }) => document?.format === "unknown")
        .map(({ at }) => at);
      return joined(
        documents.flatMap(({ document }) => (document && document.format !== "unknown" ? [document] : [])),
        [...strangers, ...others.map(({ pointer }) => pointer)].map((at) => stranger(at, end)),
        end,
      );
    },
  };
}

function isExport({ value, line }: RawRecord): boolean {
  if (line !== null || !isJsonObject(value)) return false;
  return isJsonObject(memberOf(value, "info")) && LISTS.some((name) => isJsonArray(memberOf(value, name)));
}

/** Hands on the rows of an element; what is left of it is its head, at its place in the list. */
function feed({ value, pointer, bytes }: RawRecord, sink: DocumentSink): Pick<DocumentEnd, "lists" | "head"> {
  if (!isJsonObject(value)) return { lists: [], head: null };
  const lists: RecordList[] = [];
  let head = value;
  for (const name of LISTS) {
    const rows = memberOf(value, name);
    if (!isJsonArray(rows)) continue;
    const at = appendTo(pointer, name);
    rows.forEach((row, index) => {
      sink.record({ pointer: appendTo(at, index), line: null, bytes, value: row });
    });
    lists.push({ at, starts: rows.map(() => bytes[0]), ends: rows.map(() => bytes[1]) });
    head = { ...head, [name]: [] };
  }
  const index = segmentsOf(pointer).at(-1) ?? "";
  return { lists, head: { [index]: head } };
}

function joined(
  documents: readonly ReadDocument[],
  strangers: readonly Problem[],
  end: DocumentEnd,
): ReadDocument | null {
  const [first] = documents;
  if (first === undefined) return null;
  return {
    ...first,
    because: [...first.because, reason("exports-in-list", { count: documents.length })],
    condition: {
      isComplete: end.isComplete,
      isPartialPage: documents.some(({ condition }) => condition.isPartialPage),
      isSanitized: documents.some(({ condition }) => condition.isSanitized),
    },
    logs: documents.flatMap(({ logs }) => logs),
    lists: end.lists,
    coverage: documents.flatMap(({ coverage }) => coverage),
    problems: [...end.problems, ...documents.flatMap(({ problems }) => problems), ...strangers],
  };
}

function stranger(at: Pointer, end: DocumentEnd): Problem {
  return problem("malformed-item", say("element-no-export", { place: at }), { document: end.name, at });
}
