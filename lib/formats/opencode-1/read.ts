// Reads the records of one OpenCode 1.x document, in whichever of its spellings they stand (shape.ts), and hands on
// what became of them. One bad record never spoils the rest.

import type { CoverageNode } from "../../base/coverage-tree.ts";
import { type Cursor, cursorAt, elements, member, statedString } from "../../base/cursor.ts";
import { isJsonArray, isJsonObject } from "../../base/json.ts";
import { ROOT } from "../../base/json-pointer.ts";
import type { DocumentEnd, DocumentStart, RawRecord } from "../../model/raw-document.ts";
import { say } from "../../model/sentences.ts";
import type { SessionLog } from "../../model/session-log.ts";
import { documentBody } from "../document-body.ts";
import type { Reader, ReaderResult } from "../format.ts";
import { problemList } from "../problem-list.ts";
import { recordCursor, recordIndex } from "../record-cursor.ts";
import type { Draft } from "./draft.ts";
import { type MessageDigest, readInfo } from "./messages.ts";
import { type PartDigest, partSpots, readPart } from "./parts.ts";
import { type Reading, type Spot, shown } from "./reading.ts";
import { runLog } from "./run-lines.ts";
import { readSessionRecord } from "./session-record.ts";
import { gatherSessions } from "./sessions.ts";
import { recordShape } from "./shape.ts";
import { shareItems } from "./share-items.ts";
import { unreadRow } from "./unread.ts";

/** The reader of one document. */
export function readOpenCode1(start: DocumentStart, root: CoverageNode): Reader {
  const reading: Reading = { problems: problemList(start.name), root, redactions: 0 };
  const sessions = gatherSessions();
  const share = shareItems(reading);
  const run = runLog(reading);
  let rows = 0;

  const row = (spot: Spot): void => {
    if (isJsonObject(spot.cursor.value) && typeof member(spot.cursor, "type").value !== "string") {
      sessions.add(readRow(spot, reading));
    } else {
      sessions.addLoose(unreadable(spot, reading));
    }
  };

  return {
    record(record: RawRecord): void {
      const spot = { cursor: recordCursor(record, root), line: record.line, row: recordIndex(record) };
      const shape = recordShape(record.value);
      if (shape === "share") share.item(spot);
      else if (shape === "run") run.line(spot);
      else {
        rows += 1;
        row(spot);
      }
    },
    end(end: DocumentEnd): ReaderResult {
      const head = cursorAt(end.head, ROOT, root);
      const { body, neighbours } = documentBody(head);
      const record = readSessionRecord({ cursor: member(body, "info"), line: null, row: 0 }, reading);
      const list = member(body, "messages");
      reportNoList(list, reading);
      const inHead = rowsInHead(list);
      for (const spot of inHead) row(spot);
      const shared = share.messages();
      for (const message of shared) sessions.add(message);
      for (const event of run.events()) sessions.addLoose(event);
      rows += inHead.length + shared.length + run.rows();
      const logs = sessions.logs(record ?? run.session(), share.sessions(), rows);
      reportSanitized(reading);
      return {
        logs,
        problems: reading.problems.all(),
        condition: { isPartialPage: neighbours.length > 0, isSanitized: reading.redactions > 0 },
        versionsByShape: versionsByShape(logs),
      };
    },
  };
}

/** A row of `{info, parts}`, or one of the older kind that is its own record. */
function readRow(spot: Spot, reading: Reading): MessageDigest {
  const { cursor, line, row } = spot;
  const place = { pointer: cursor.pointer, line, row };
  const own = member(cursor, "info");
  const isFlat = own.value === undefined && typeof member(cursor, "role").value === "string";
  const info = readInfo({ ...spot, cursor: isFlat ? cursor : own }, place, reading);
  const list = partSpots({ ...spot, cursor: member(cursor, "parts") }, reading);
  return { info: withSession(info, list), parts: list.map((part): PartDigest => readPart(part, reading)) };
}

/** A record that is no message: no object, or an object of a type that 1.x does not have. */
function unreadable({ cursor, line, row }: Spot, reading: Reading): Draft {
  const type = statedString(member(cursor, "type"))?.value ?? null;
  const place = { at: cursor.pointer, line };
  const at = cursor.pointer;
  const hint = "kept-rows-read";
  if (type !== null) {
    const told = line === null ? say("row-at-of-type", { place: at, type }) : say("line-of-type", { type });
    reading.problems.add("unknown-row-type", told, place, hint);
  } else {
    const value = shown(cursor.value);
    if (line === null)
      reading.problems.add("malformed-item", say("row-at-is", { place: at, value }), place, hint);
    else reading.problems.add("non-object-line", say("line-is", { value }), place, hint);
  }
  return unreadRow({ pointer: cursor.pointer, line, row }, type);
}

/** The session of a row whose own record does not name one: the one that its parts name. */
function withSession(info: MessageDigest["info"], parts: readonly Spot[]): MessageDigest["info"] {
  if (info.session !== null) return info;
  for (const part of parts) {
    const session = statedString(member(part.cursor, "sessionID"));
    if (session !== null && session.value !== "") return { ...info, session };
  }
  return info;
}

/**
 * Rows that stand in the head: older share payloads keep messages in an object, by id. A list that decode did not take
 * apart is read from here as well.
 */
function rowsInHead(messages: Cursor): readonly Spot[] {
  const { value } = messages;
  const isPage = isJsonArray(member(messages, "data").value);
  const keys = isJsonObject(value) && !isPage ? Object.keys(value) : [];
  const keyed = keys
    .map((key) => member(messages, key))
    .filter((row) => recordShape(row.value ?? null) !== null);
  return [...elements(messages), ...keyed].map((cursor, row) => ({ cursor, line: null, row }));
}

function reportNoList({ value, pointer }: Cursor, reading: Reading): void {
  if (value === undefined || isJsonArray(value) || isJsonObject(value)) return;
  reading.problems.add(
    "malformed-item",
    say("messages-are", { place: pointer, value: shown(value) }),
    { at: pointer, line: null },
    "only-session-record-read",
  );
}

function reportSanitized(reading: Reading): void {
  if (reading.redactions === 0) return;
  reading.problems.add("sanitized-export", say("sanitized-texts", {}), null, "export-unsanitized");
}

function versionsByShape(logs: readonly SessionLog[]): ReaderResult["versionsByShape"] {
  if (logs.some((log) => log.session.version !== null)) return null;
  return {
    from: "1.0.0",
    to: "1.18.33",
  };
}
