// Tells the early shape of 2.x: a dump of events, or rows with a mark that later builds do not write (row-shape.ts).

import { coverageRoot } from "../../base/coverage-tree.ts";
import { cursorAt, isPresent, member } from "../../base/cursor.ts";
import { isJsonArray } from "../../base/json.ts";
import { ROOT } from "../../base/json-pointer.ts";
import { type Reason, reason } from "../../model/reason.ts";
import { documentBody } from "../document-body.ts";
import type { DocumentSample, Verdict } from "../format.ts";
import { earlyMark, isEvent } from "../rows-2/row-shape.ts";

export function detectOpenCode2Preview(sample: DocumentSample): Verdict {
  const { body } = documentBody(cursorAt(sample.head, ROOT, coverageRoot()));
  const events = sample.records.filter((record) => isEvent(record.value)).length;
  if (events > 0 && isPresent(member(body, "info"))) return verdict("certain", reason("event-dump", {}));
  if (events > 0 && events === sample.records.length) return verdict("likely", reason("named-events", {}));
  const mark = sample.records.map((record) => earlyMark(record.value)).find((found) => found !== null);
  if (mark !== undefined && mark !== null) return verdict("certain", mark);
  const hasEventList = isJsonArray(member(body, "events").value) && isPresent(member(body, "info"));
  return sample.records.length === 0 && hasEventList
    ? verdict("certain", reason("empty-event-list", {}))
    : verdict("no", reason("no-early-mark", {}));
}

function verdict(match: Verdict["match"], because: Reason): Verdict {
  return { match, because: [because] };
}
