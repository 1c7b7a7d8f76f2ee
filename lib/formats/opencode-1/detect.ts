// Is a document OpenCode 1.x? Rows decide; the session's own record decides only where there are none. A file that mixes
// 1.x rows with others is likely, not certain, so that a purer reading wins.

import { coverageRoot } from "../../base/coverage-tree.ts";
import { cursorAt, member } from "../../base/cursor.ts";
import { isJsonArray, isJsonObject, type Json, memberOf } from "../../base/json.ts";
import { ROOT } from "../../base/json-pointer.ts";
import type { RawRecord } from "../../model/raw-document.ts";
import { type REASONS, type ReasonKey, reason } from "../../model/reason.ts";
import { documentBody } from "../document-body.ts";
import type { DocumentSample, Verdict } from "../format.ts";
import { type RecordShape, recordShape } from "./shape.ts";

const SAID = {
  message: "record-shape",
  flat: "record-flat",
  share: "record-share-item",
  run: "record-run-line",
} as const satisfies Readonly<Record<RecordShape, ReasonKey>>;

export function detectOpenCode1(sample: DocumentSample): Verdict {
  const shapes = sample.records.map((record) => recordShape(record.value));
  const first = shapes.findIndex((shape) => shape !== null);
  const shape = shapes[first];
  const record = sample.records[first];
  if (!shape || record === undefined) return byHead(sample);
  const because = reason(SAID[shape], { row: rowOf(record) });
  const rows = sample.records.filter(({ value }) => isJsonObject(value)).length;
  const others = rows - shapes.filter((one) => one !== null).length;
  return others === 0
    ? { match: "certain", because: [because] }
    : { match: "likely", because: [because, reason("rows-of-other-shape", { others, rows })] };
}

function byHead(sample: DocumentSample): Verdict {
  const { body } = documentBody(cursorAt(sample.head, ROOT, coverageRoot()));
  const info = member(body, "info").value;
  const keyed = member(body, "messages").value;
  if (isJsonObject(keyed) && Object.values(keyed).some((value) => recordShape(value) !== null)) {
    return { match: "certain", because: [reason("messages-by-key", {})] };
  }
  if (sample.records.some(({ value }) => isJsonObject(value))) {
    return no("no-message-row");
  }
  if (!isJsonObject(info)) return no("no-message-list");
  const marks = ["directory", "version", "slug"].filter((key) => isText(memberOf(info, key)));
  if (marks.length === 0) return no("info-without-marks");
  const isNamed = isText(memberOf(info, "id"));
  const hasList = isJsonArray(keyed) || sample.records.length > 0;
  if (!hasList && !isNamed) return no("neither-name-nor-list");
  return {
    match: marks.length > 1 && isNamed ? "certain" : "likely",
    because: [reason("info-with-marks", { fields: marks })],
  };
}

function isText(value: Json | undefined): boolean {
  return typeof value === "string";
}

type PlainReason = {
  [Key in ReasonKey]: keyof (typeof REASONS)[Key] extends never ? Key : never;
}[ReasonKey];

function no(says: PlainReason): Verdict {
  return { match: "no", because: [reason(says, {})] };
}

function rowOf({ line, pointer }: RawRecord): string {
  return line === null ? pointer : `L${line}`;
}
