// Is a document OpenCode 1.x? Rows decide; the session's own record decides only where there are none. A file that mixes
// 1.x rows with others is likely, not certain, so that a purer reading wins.

import { coverageRoot } from "../../base/coverage-tree.ts";
import { cursorAt, member } from "../../base/cursor.ts";
import { isJsonArray, isJsonObject, type Json, memberOf } from "../../base/json.ts";
import { ROOT } from "../../base/json-pointer.ts";
import type { RawRecord } from "../../model/raw-document.ts";
import { documentBody } from "../document-body.ts";
import type { DocumentSample, Verdict } from "../format.ts";
import { type RecordShape, recordShape } from "./shape.ts";

const SHOWN: Readonly<Record<RecordShape, string>> = {
  message: "has info and parts",
  flat: "has a role and parts in one object",
  share: "is a share item of a type and its data",
  run: "is a line of opencode run --format json",
};

export function detectOpenCode1(sample: DocumentSample): Verdict {
  const shapes = sample.records.map((record) => recordShape(record.value));
  const first = shapes.findIndex((shape) => shape !== null);
  const shape = shapes[first];
  const record = sample.records[first];
  if (!shape || record === undefined) return byHead(sample);
  const because = `${placeOf(record)} ${SHOWN[shape]}, as OpenCode 1.x writes it`;
  const objects = sample.records.filter(({ value }) => isJsonObject(value)).length;
  const mine = shapes.filter((one) => one !== null).length;
  return mine === objects
    ? { match: "certain", because }
    : {
        match: "likely",
        because: `${because}; ${objects - mine} of the first ${objects} rows are of another shape`,
      };
}

function byHead(sample: DocumentSample): Verdict {
  const { body } = documentBody(cursorAt(sample.head, ROOT, coverageRoot()));
  const info = member(body, "info").value;
  const keyed = member(body, "messages").value;
  if (isJsonObject(keyed) && Object.values(keyed).some((value) => recordShape(value) !== null)) {
    return {
      match: "certain",
      because: "messages is an object of messages with role and parts, as older 1.x shares have it",
    };
  }
  if (sample.records.some(({ value }) => isJsonObject(value))) {
    return {
      match: "no",
      because: "no row has info and parts, and none is a share item or a line of opencode run",
    };
  }
  if (!isJsonObject(info))
    return { match: "no", because: "there is no list of messages with info and parts" };
  const marks = ["directory", "version", "slug"].filter((key) => isText(memberOf(info, key)));
  if (marks.length === 0) {
    return {
      match: "no",
      because: "info has none of directory, version and slug, and no row shows the shape",
    };
  }
  const isNamed = isText(memberOf(info, "id"));
  const hasList = isJsonArray(keyed) || sample.records.length > 0;
  if (!hasList && !isNamed) {
    return { match: "no", because: "info names no session, and there is no list of messages" };
  }
  return {
    match: marks.length > 1 && isNamed ? "certain" : "likely",
    because: `info has ${marks.join(", ")}, as OpenCode 1.x writes it; there is no row that could be read`,
  };
}

function isText(value: Json | undefined): boolean {
  return typeof value === "string";
}

function placeOf(record: RawRecord): string {
  if (record.line !== null) return `line ${record.line}`;
  return record.pointer === "" ? "the document" : record.pointer;
}
