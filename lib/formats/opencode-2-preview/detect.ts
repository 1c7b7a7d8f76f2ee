// Tells the early shape of 2.x: a dump of events, or rows with a mark that later builds do not write (row-shape.ts).

import { coverageRoot } from "../../base/coverage-tree.ts";
import { cursorAt, isPresent, member } from "../../base/cursor.ts";
import { isJsonArray } from "../../base/json.ts";
import { ROOT } from "../../base/json-pointer.ts";
import { documentBody } from "../document-body.ts";
import type { DocumentSample, Verdict } from "../format.ts";
import { earlyMark, isEvent } from "../rows-2/row-shape.ts";

export function detectOpenCode2Preview(sample: DocumentSample): Verdict {
  const { body } = documentBody(cursorAt(sample.head, ROOT, coverageRoot()));
  const events = sample.records.filter((record) => isEvent(record.value)).length;
  if (events > 0 && isPresent(member(body, "info"))) {
    return {
      match: "certain",
      because:
        "it is a dump of the session's record and its events, as early builds of OpenCode 2.x wrote it",
    };
  }
  if (events > 0 && events === sample.records.length) {
    return { match: "likely", because: "its records are events with data, as OpenCode 2.x names them" };
  }
  const mark = sample.records.map((record) => earlyMark(record.value)).find((found) => found !== null);
  if (mark !== undefined && mark !== null) {
    return { match: "certain", because: `a row holds ${mark}, as only the early shape of OpenCode 2.x does` };
  }
  if (
    sample.records.length === 0 &&
    isJsonArray(member(body, "events").value) &&
    isPresent(member(body, "info"))
  ) {
    return { match: "certain", because: "it holds the session's record and an empty list of events" };
  }
  return {
    match: "no",
    because: "no row holds `structured`, `provider` or a text id, and there are no events",
  };
}
