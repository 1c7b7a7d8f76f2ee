// The reader of the early shape: rows as every 2.x, or a dump of events. The first record tells which.

import type { CoverageNode } from "../../base/coverage-tree.ts";
import type { DocumentStart } from "../../model/raw-document.ts";
import type { Reader } from "../format.ts";
import { rowReader } from "../rows-2/row-reader.ts";
import { isEvent } from "../rows-2/row-shape.ts";
import { readEventDump } from "./read-events.ts";
import { previewSchemas } from "./schema.ts";
import { versionsOfEarlyRows } from "./versions.ts";

export function readOpenCode2Preview(start: DocumentStart, coverage: CoverageNode): Reader {
  let reader: Reader | null = null;
  const rows = () =>
    rowReader(start, coverage, {
      schemas: previewSchemas,
      versionsByShape: (marks) => versionsOfEarlyRows(marks.structured),
      hasIdleRows: (marks) => marks.idles > 0,
    });
  return {
    record(record) {
      reader ??=
        record.pointer.includes("/events/") || isEvent(record.value)
          ? readEventDump(start, coverage)
          : rows();
      reader.record(record);
    },
    end(end) {
      const isDump = end.lists.some((list) => list.at.endsWith("/events"));
      reader ??= isDump ? readEventDump(start, coverage) : rows();
      return reader.end(end);
    },
  };
}
