// The reader of OpenCode 2.x: the shared reader of rows, with this format's schemas and what its shape tells of idles.

import type { CoverageNode } from "../../base/coverage-tree.ts";
import type { DocumentStart } from "../../model/raw-document.ts";
import type { Reader } from "../format.ts";
import { rowReader } from "../rows-2/row-reader.ts";
import { openCode2Schemas } from "./schema.ts";
import { versionsOfRows } from "./versions.ts";

export function readOpenCode2(start: DocumentStart, coverage: CoverageNode): Reader {
  return rowReader(start, coverage, {
    schemas: openCode2Schemas,
    versionsByShape: versionsOfRows,
    hasIdleRows: (marks) => marks.idles > 0 || !marks.workspace,
  });
}
