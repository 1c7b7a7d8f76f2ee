// What is kept of a report that came back in: a document of its own, under the digest of its bytes. It joins nothing: the
// sessions it speaks of are those of other files.

import { brand } from "../base/brand.ts";
import { startOf } from "../base/text.ts";
import { knownValue } from "../model/claim.ts";
import type { DocumentId, SessionId } from "../model/ids.ts";
import type { KeptDocument } from "../model/library.ts";
import { mainSession } from "../model/main-session.ts";
import type { SessionReport } from "../model/session-report.ts";

const TITLE_LENGTH = 200;
const SHORT_DIGEST = 16;

/** `id`: of the file. */
export function keptReport(
  id: DocumentId,
  name: string,
  { analysis, documents }: SessionReport,
): KeptDocument {
  const main = mainSession(analysis);
  const title = main === null ? null : knownValue(main.title);
  return {
    id,
    name,
    format: analysis.documents.find(({ format }) => format !== "unknown")?.format ?? "opencode-2",
    because: [],
    statedVersion: null,
    isComplete: true,
    isSanitized: false,
    sessions: [
      {
        id: brand<SessionId>(`report:${id.slice(0, SHORT_DIGEST)}`),
        parent: null,
        title: title === null ? null : startOf(title, TITLE_LENGTH),
        rows: analysis.documents.reduce((sum, { rows }) => sum + rows, 0),
      },
    ],
    children: [],
    report: { speaksOf: documents.map((document) => document.id) },
  };
}
