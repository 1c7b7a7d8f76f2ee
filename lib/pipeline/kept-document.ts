// What is kept of a read document: enough to name it, to join it, and to say what it was taken for.

import { sessionIdOf } from "../analysis/gather-sessions.ts";
import { linksOf } from "../analysis/join-documents.ts";
import { startOf } from "../base/text.ts";
import type { KeptDocument } from "../model/library.ts";
import type { ReadDocument } from "../model/session-log.ts";

const TITLE_LENGTH = 200;

export function keptDocument(document: ReadDocument): KeptDocument {
  const { id, name, format, because, condition, logs } = document;
  return {
    id,
    name,
    format,
    because,
    statedVersion: logs.find((log) => log.session.version !== null)?.session.version?.value ?? null,
    isComplete: condition.isComplete,
    isSanitized: condition.isSanitized,
    sessions: logs.map((log) => ({
      id: sessionIdOf(document, log),
      parent: log.session.parent?.value ?? null,
      title: log.session.title === null ? null : startOf(log.session.title.value, TITLE_LENGTH),
      rows: log.rows,
    })),
    children: linksOf(document).children,
  };
}
