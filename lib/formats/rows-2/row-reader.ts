// Reads a document of 2.x rows, whichever of their shapes. A page may hold its rows newest first: they are then handed
// on oldest first, with the pointers and row numbers of the file.

import type { CoverageNode } from "../../base/coverage-tree.ts";
import { type Cursor, cursorAt, member } from "../../base/cursor.ts";
import { isJsonArray } from "../../base/json.ts";
import { ROOT } from "../../base/json-pointer.ts";
import type { SessionEvent } from "../../model/event.ts";
import type { DocumentStart } from "../../model/raw-document.ts";
import { say } from "../../model/sentences.ts";
import type { SessionLog, SessionRecord } from "../../model/session-log.ts";
import { documentBody } from "../document-body.ts";
import type { Reader, ReaderResult } from "../format.ts";
import { kindOf } from "../json-kind.ts";
import { problemList } from "../problem-list.ts";
import { recordCursor, recordIndex } from "../record-cursor.ts";
import { placeOf, type RowMarks, type RowReading, reportRedaction, rowReading } from "./reading.ts";
import { readRow } from "./row.ts";
import { oldestFirst, rowOrder } from "./row-order.ts";
import type { RowSchemas } from "./schemas.ts";
import { readSessionInfo } from "./session-info.ts";

export interface RowFormat {
  readonly schemas: RowSchemas;
  versionsByShape(marks: RowMarks, session: SessionRecord): ReaderResult["versionsByShape"];
  hasIdleRows(marks: RowMarks, session: SessionRecord): boolean;
}

const LISTS = ["messages", "events"];
/** Under these names a page keeps its rows. */
const PAGES = ["data", "items"];

export function rowReader(start: DocumentStart, coverage: CoverageNode, format: RowFormat): Reader {
  const reading = rowReading(problemList(start.name), format.schemas);
  const order = rowOrder();
  const events: SessionEvent[] = [];
  return {
    record(record) {
      reading.line = record.line;
      const row = recordCursor(record, coverage);
      const read = readRow(row, recordIndex(record), reading);
      for (const event of read) events.push(event);
      order.see(read[0]?.at?.value ?? null);
    },
    end(end) {
      reading.line = null;
      const body = documentBody(cursorAt(end.head, ROOT, coverage));
      const session = readSessionInfo(member(body.body, "info"), reading);
      for (const name of LISTS) reportNoList(member(body.body, name), reading);
      reportRedaction(reading);
      const log: SessionLog = {
        session,
        events: order.isNewestFirst() ? oldestFirst(events) : events,
        rows: order.count(),
        hasIdleRows: format.hasIdleRows(reading.marks, session),
      };
      return {
        logs: [log],
        problems: reading.problems.all(),
        condition: {
          isPartialPage: body.neighbours.length > 0,
          isSanitized: reading.marks.redacted !== null,
        },
        versionsByShape: format.versionsByShape(reading.marks, session),
      };
    },
  };
}

/** Says that something else stands where the rows were due; an absent list is none. */
function reportNoList(list: Cursor, reading: RowReading): void {
  const { value } = list;
  if (value === undefined || isJsonArray(value)) return;
  if (PAGES.some((name) => isJsonArray(member(list, name).value))) return;
  reading.problems.add(
    "malformed-item",
    say("rows-are", { place: list.pointer, kind: kindOf(value) }),
    placeOf(list, reading),
    "only-session-record-read",
  );
}
