// Tells an export of OpenCode 2.x by its rows: flat objects with a `type`, without the `info` and `parts` of 1.x and
// without the marks of the early shape (rows-2/row-shape.ts). An empty export is told by its session.

import { coverageRoot } from "../../base/coverage-tree.ts";
import { type Cursor, cursorAt, member, memberAt } from "../../base/cursor.ts";
import type { Json } from "../../base/json.ts";
import { ROOT } from "../../base/json-pointer.ts";
import { documentBody } from "../document-body.ts";
import type { DocumentSample, Verdict } from "../format.ts";
import { earlyMark, hasHostMark, isEvent, rowType } from "../rows-2/row-shape.ts";

export function detectOpenCode2(sample: DocumentSample): Verdict {
  const early = sample.records.map((record) => earlyMark(record.value)).find((mark) => mark !== null);
  if (early !== undefined && early !== null) return no(`a row holds ${early}, as only the early shape does`);
  if (sample.records.some((record) => isEvent(record.value))) return no("its records are events, not rows");
  const types = sample.records.map((record) => rowType(record.value)).filter((type) => type !== null);
  const [first] = types;
  if (first !== undefined) {
    if (!sample.records.some((record) => hasHostMark(record.value)) && !isNamed(sample.head)) {
      return no(
        "no row has an id or a time of its own, and no session is named: other programs write such rows",
      );
    }
    return {
      match: "certain",
      because: `its rows are flat and have a type (the first known one is \`${first}\`), as OpenCode 2.x writes them; there are no parts`,
    };
  }
  return sample.records.length === 0 ? byInfo(sample.head) : no("no row has a type that OpenCode 2.x writes");
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
    return no("there are no rows, and the session has no `location` as in OpenCode 2.x");
  }
  return {
    match: "likely",
    because: "the session has a `location`, as OpenCode 2.x writes it; there are no rows",
  };
}

function no(because: string): Verdict {
  return { match: "no", because };
}
