// Which versions of OpenCode write what a document shows: 2.x records no version of its own. Only what is known to have
// come or gone with a release counts; from its absence nothing follows.

import type { SessionRecord } from "../../model/session-log.ts";
import type { ReaderResult } from "../format.ts";
import type { RowMarks } from "../rows-2/reading.ts";

/** The last minor version of which anything is known. */
const LATEST = "2.1";

export function versionsOfRows(marks: RowMarks, session: SessionRecord): ReaderResult["versionsByShape"] {
  if (marks.native) {
    return { from: "2.0.17", to: LATEST, because: "provider blobs are named `native`, as after 2.0.16" };
  }
  if (marks.idleError) {
    return { from: "2.0.17", to: LATEST, because: "an idle row holds an error, as after 2.0.16" };
  }
  const isRelease = marks.idles > 0 || session.outcome !== null || session.rules.length > 0;
  if (isRelease && marks.providerState) {
    return {
      from: "2.0.0",
      to: "2.0.16",
      because: "idle rows, an outcome or session rules, and provider blobs not yet named `native`",
    };
  }
  if (isRelease) {
    return { from: "2.0.0", to: LATEST, because: "idle rows, an outcome or session rules are in it" };
  }
  return null;
}
