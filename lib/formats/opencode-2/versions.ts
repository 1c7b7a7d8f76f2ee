// Which versions of OpenCode write what a document shows: 2.x records no version of its own. Only what is known to have
// come or gone with a release counts; from its absence nothing follows.

import type { SessionRecord } from "../../model/session-log.ts";
import type { ReaderResult } from "../format.ts";
import type { RowMarks } from "../rows-2/reading.ts";

/** The last minor version of which anything is known. */
const LATEST = "2.1";

export function versionsOfRows(marks: RowMarks, session: SessionRecord): ReaderResult["versionsByShape"] {
  // After 2.0.16 provider blobs are named `native`, and an idle row may hold an error.
  if (marks.native || marks.idleError) return { from: "2.0.17", to: LATEST };
  // Idle rows, an outcome and session rules came with the release.
  const isRelease = marks.idles > 0 || session.outcome !== null || session.rules.length > 0;
  if (!isRelease) return null;
  return { from: "2.0.0", to: marks.providerState ? "2.0.16" : LATEST };
}
