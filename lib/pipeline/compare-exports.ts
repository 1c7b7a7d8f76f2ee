// How two exports of one session differ in records: by message id, or by place for records that carry none.

import { sessionIdOf } from "../analysis/gather-sessions.ts";
import type { SessionId } from "../model/ids.ts";
import type { ReadDocument } from "../model/session-log.ts";

export interface RecordDifference {
  /** Records of the newer that the older does not hold. */
  readonly added: number;
  readonly gone: number;
}

export function compareExports(
  older: readonly ReadDocument[],
  newer: readonly ReadDocument[],
  session: SessionId,
): RecordDifference {
  const [before, after] = [recordsOf(older, session), recordsOf(newer, session)];
  return {
    added: [...after].filter((record) => !before.has(record)).length,
    gone: [...before].filter((record) => !after.has(record)).length,
  };
}

function recordsOf(documents: readonly ReadDocument[], session: SessionId): ReadonlySet<string> {
  const records = new Set<string>();
  for (const document of documents) {
    for (const log of document.logs) {
      if (sessionIdOf(document, log) !== session) continue;
      for (const { message, row } of log.events) records.add(message?.value ?? `row ${row}`);
    }
  }
  return records;
}
