// Reads an event dump `{info, events}` of the preview and the betas. Turns end without a row here, so no idle is seen.

import type { CoverageNode } from "../../base/coverage-tree.ts";
import { type Cursor, cursorAt, member } from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import { ROOT } from "../../base/json-pointer.ts";
import type { DocumentStart } from "../../model/raw-document.ts";
import { say } from "../../model/sentences.ts";
import { documentBody } from "../document-body.ts";
import type { Reader } from "../format.ts";
import { kindOf } from "../json-kind.ts";
import { problemList } from "../problem-list.ts";
import { recordCursor, recordIndex } from "../record-cursor.ts";
import { asSession, readableWord } from "../rows-2/readable.ts";
import { placeOf, type RowReading, reportRedaction, rowReading } from "../rows-2/reading.ts";
import { readSessionInfo } from "../rows-2/session-info.ts";
import { eventTime } from "./dump-event.ts";
import { eventName } from "./event-names.ts";
import { type EventFold, eventFold } from "./fold-events.ts";
import { previewSchemas } from "./schema.ts";
import { versionsOfEvents } from "./versions.ts";

export function readEventDump(start: DocumentStart, coverage: CoverageNode): Reader {
  const reading = rowReading(problemList(start.name), previewSchemas);
  const fold = eventFold(reading);
  let rows = 0;
  let isNext = false;
  const seen = new Set<string>();
  return {
    record(record) {
      reading.line = record.line;
      rows += 1;
      const event = recordCursor(record, coverage);
      const type = typeOfEvent(event, reading);
      if (type?.startsWith("session.next.")) isNext = true;
      if (isRepeated(event, type, seen, reading)) return;
      foldRecord(event, type, recordIndex(record), fold, reading);
    },
    end(end) {
      reading.line = null;
      const { body, neighbours } = documentBody(cursorAt(end.head, ROOT, coverage));
      const info = readSessionInfo(member(body, "info"), reading);
      const named = fold.slots.firstSession();
      const id = info.id ?? asSession(named?.id ?? null);
      const line = info.id === null ? (named?.line ?? null) : null;
      reportRedaction(reading);
      return {
        logs: [
          {
            session: { ...info, line, id, forkOf: info.forkOf ?? fold.forkOf() },
            events: fold.slots.eventsOf(id?.value ?? null),
            rows,
            hasIdleRows: false,
          },
        ],
        problems: reading.problems.all(),
        condition: { isPartialPage: neighbours.length > 0, isSanitized: reading.marks.redacted !== null },
        versionsByShape: versionsOfEvents(isNext),
      };
    },
  };
}

/** A client that listens while it pages through the log writes the same event twice. */
function isRepeated(event: Cursor, type: string | null, seen: Set<string>, reading: RowReading): boolean {
  const id = readableWord(member(event, "id"), reading)?.value;
  if (id === undefined || type === null) return false;
  const key = `${type} ${id}`;
  const isKnown = seen.has(key);
  seen.add(key);
  return isKnown;
}

function foldRecord(
  record: Cursor,
  type: string | null,
  index: number,
  fold: EventFold,
  reading: RowReading,
): void {
  const name = type === null ? null : eventName(type);
  if (name?.kind === "passed-over") return;
  const data = member(record, "data");
  const at = eventTime(record, data, reading);
  const { line } = reading;
  if (name === null || name.kind === "unknown") {
    const head = { seq: 0, row: index, source: record.pointer, line, at, message: null };
    fold.slots.add({ ...head, kind: "unread", type }, null);
    return;
  }
  if (!isJsonObject(data.value)) {
    const told = say("event-data-is", { event: type ?? "", kind: kindOf(data.value) });
    reading.problems.add("malformed-item", told, placeOf(data.value === undefined ? record : data, reading));
    return;
  }
  const session = readableWord(member(data, "sessionID"), reading);
  fold.fold({ name: name.name, record, data, index, line, at, session });
}

function typeOfEvent(event: Cursor, reading: RowReading): string | null {
  const place = placeOf(event, reading);
  if (!isJsonObject(event.value)) {
    reading.problems.add("malformed-item", say("event-is", { kind: kindOf(event.value ?? null) }), place);
    return null;
  }
  const type = readableWord(member(event, "type"), reading)?.value ?? null;
  if (type === null) reading.problems.add("row-without-type", say("event-without-type", {}), place);
  else if (eventName(type).kind === "unknown") {
    reading.problems.add("unknown-event", say("event-of-name", { name: type }), place);
  }
  return type;
}
