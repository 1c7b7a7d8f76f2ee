// Tells an export of OpenCode 2.x by its rows: flat objects with a `type`, without the `info` and `parts` of 1.x and
// without the marks of the early shape (rows-2/row-shape.ts). An empty export is told by its session.

import { coverageRoot } from "../../base/coverage-tree.ts";
import { type Cursor, cursorAt, member, memberAt } from "../../base/cursor.ts";
import type { Json } from "../../base/json.ts";
import { ROOT } from "../../base/json-pointer.ts";
import { type Reason, reason } from "../../model/reason.ts";
import { documentBody } from "../document-body.ts";
import type { DocumentSample, Verdict } from "../format.ts";
import { earlyMark, hasHostMark, isEvent, rowType } from "../rows-2/row-shape.ts";

export function detectOpenCode2(sample: DocumentSample): Verdict {
  const early = sample.records.map((record) => earlyMark(record.value)).find((mark) => mark !== null);
  if (early !== undefined && early !== null) return no(early);
  if (sample.records.some((record) => isEvent(record.value))) return no(reason("events-no-rows", {}));
  const types = sample.records.map((record) => rowType(record.value)).filter((type) => type !== null);
  const [first] = types;
  if (first !== undefined) {
    if (!sample.records.some((record) => hasHostMark(record.value)) && !isNamed(sample.head)) {
      return no(reason("rows-without-host-marks", {}));
    }
    return { match: "certain", because: [reason("typed-rows", { type: first })] };
  }
  return sample.records.length === 0 ? byInfo(sample.head) : no(reason("no-known-row-type", {}));
}

function infoIn(head: Json): Cursor {
  return member(documentBody(cursorAt(head, ROOT, coverageRoot())).body, "info");
}

function isNamed(head: Json): boolean {
  return typeof member(infoIn(head), "id").value === "string";
}

function byInfo(head: Json): Verdict {
  const info = infoIn(head);
  if (typeof memberAt(info, "location", "directory").value !== "string") {
    return no(reason("no-rows-no-location", {}));
  }
  return { match: "likely", because: [reason("session-location", {})] };
}

function no(because: Reason): Verdict {
  return { match: "no", because: [because] };
}
