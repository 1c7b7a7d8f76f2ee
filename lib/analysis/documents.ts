// What is said of each document: its format and why, how complete it is, and how much of it was read.

import type { DocumentSummary } from "../model/analysis.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { sessionIdOf } from "./gather-sessions.ts";

export function documentSummaries(documents: readonly ReadDocument[]): readonly DocumentSummary[] {
  return documents.map((document) => {
    const leaves = document.coverage.reduce((sum, pattern) => sum + pattern.leaves, 0);
    const unread = document.coverage.filter((pattern) => !pattern.isRead);
    return {
      id: document.id,
      name: document.name,
      fileName: document.fileName,
      form: document.form,
      size: document.size,
      format: document.format,
      because: document.because,
      condition: document.condition,
      sessions: document.logs.map((log) => sessionIdOf(document, log)),
      rows: document.logs.reduce((sum, log) => sum + log.rows, 0),
      coverage: { leaves, read: leaves - unread.reduce((sum, pattern) => sum + pattern.leaves, 0), unread },
    };
  });
}
