// Documents to sessions. One session may have several documents (pages, an older and a newer export): the fullest leads,
// the rows that only another holds are added at their time, and the bundle says so. The session is as complete as the
// documents that give it rows: a cut copy beside a whole one takes nothing away.

import { brand } from "../base/brand.ts";
import { byCodeUnits, byKeys } from "../base/order.ts";
import type { SessionEvent } from "../model/event.ts";
import type { DocumentId, FormatId, SessionId } from "../model/ids.ts";
import { type Problem, problem } from "../model/problem.ts";
import { say } from "../model/sentences.ts";
import type { ReadDocument, SessionLog } from "../model/session-log.ts";
import { rowFingerprint } from "./row-fingerprint.ts";
import { type Entry, entriesByKind, type SessionSource } from "./session-source.ts";

interface Copy {
  readonly document: ReadDocument;
  readonly format: FormatId;
  readonly log: SessionLog;
}

export interface GatheredSessions {
  readonly documents: readonly ReadDocument[];
  readonly sessions: readonly SessionSource[];
  readonly problems: readonly Problem[];
}

export function gatherSessions(given: readonly ReadDocument[]): GatheredSessions {
  const { documents, problems } = withoutSameBytes(given);
  const copies = new Map<SessionId, Copy[]>();
  for (const document of documents) {
    const { format } = document;
    if (format === "unknown") continue;
    for (const log of document.logs) {
      const id = sessionIdOf(document, log);
      const known = copies.get(id);
      if (known) known.push({ document, format, log });
      else copies.set(id, [{ document, format, log }]);
    }
  }
  const sessions: SessionSource[] = [];
  for (const [id, held] of [...copies].sort(([a], [b]) => byCodeUnits(a, b))) {
    sessions.push(sourceOf(id, held));
    if (held.length > 1) problems.push(duplicateSession(id, held));
  }
  return { documents, sessions, problems };
}

/** The id as recorded, or a name of our own for a file that does not say whose session it holds. */
export function sessionIdOf(document: ReadDocument, log: SessionLog): SessionId {
  return log.session.id?.value ?? brand<SessionId>(`document:${document.id.slice(0, 12)}`);
}

function withoutSameBytes(given: readonly ReadDocument[]): {
  documents: ReadDocument[];
  problems: Problem[];
} {
  const seen = new Map<DocumentId, ReadDocument>();
  const problems: Problem[] = [];
  for (const document of [...given].sort(
    byKeys(
      (d) => d.name,
      (d) => d.id,
    ),
  )) {
    const first = seen.get(document.id);
    if (!first) seen.set(document.id, document);
    else
      problems.push(
        problem("same-bytes", say("same-bytes", { name: document.name, other: first.name }), {
          document: document.name,
        }),
      );
  }
  return { documents: [...seen.values()], problems };
}

function sourceOf(id: SessionId, held: readonly Copy[]): SessionSource {
  const ordered = [...held].sort(
    byKeys(
      (copy) => -copy.log.rows,
      (copy) => -(copy.log.session.updated?.value ?? 0),
      (copy) => copy.document.name,
      (copy) => copy.document.id,
    ),
  );
  const [lead, ...others] = ordered;
  if (!lead) throw new Error(`invariant: session ${id} without a document`);
  const entries = mergedEntries(lead, others);
  const givers = new Set(entries.map(({ doc }) => doc));
  return {
    id,
    document: lead.document,
    documents: ordered.map((copy) => copy.document),
    format: lead.format,
    record: lead.log.session,
    entries,
    byKind: entriesByKind(entries),
    hasIdleRows: ordered.some(({ log }) => log.hasIdleRows),
    isComplete: ordered.every(
      ({ document }) => isWhole(document) || (document !== lead.document && !givers.has(document.id)),
    ),
    isSanitized: ordered.some(({ document }) => document.condition.isSanitized),
    rows: ordered.reduce((rows, copy) => Math.max(rows, copy.log.rows), 0),
  };
}

function isWhole({ condition }: ReadDocument): boolean {
  return condition.isComplete && !condition.isPartialPage;
}

/** Rows are the same by their message id, or, without one, when they say the same. */
function mergedEntries(lead: Copy, others: readonly Copy[]): readonly Entry[] {
  if (others.length === 0)
    return lead.log.events.map((event, order) => ({ doc: lead.document.id, order, event }));
  const rows = rowsOf(lead);
  for (const other of others) {
    const known = new Set(rows.map(keyOf));
    for (const row of rowsOf(other)) if (!known.has(keyOf(row))) insertByTime(rows, row);
  }
  const entries: Entry[] = [];
  for (const row of rows) {
    for (const event of row.events) entries.push({ doc: row.doc, order: entries.length, event });
  }
  return entries;
}

interface Row {
  readonly doc: DocumentId;
  readonly at: number | null;
  readonly events: readonly SessionEvent[];
}

function rowsOf({ document, log }: Copy): Row[] {
  const rows: { doc: DocumentId; at: number | null; row: number; events: SessionEvent[] }[] = [];
  for (const event of log.events) {
    const last = rows.at(-1);
    if (last && last.row === event.row) last.events.push(event);
    else rows.push({ doc: document.id, at: event.at?.value ?? null, row: event.row, events: [event] });
  }
  return rows;
}

function keyOf({ events }: Row): string {
  return events[0]?.message?.value ?? rowFingerprint(events);
}

function insertByTime(rows: Row[], row: Row): void {
  const { at } = row;
  const index = at === null ? -1 : rows.findIndex((other) => other.at !== null && other.at > at);
  if (index < 0) rows.push(row);
  else rows.splice(index, 0, row);
}

function duplicateSession(id: SessionId, held: readonly Copy[]): Problem {
  const names = held.map((copy) => copy.document.name).sort(byCodeUnits);
  return problem(
    "duplicate-session",
    say("session-in-several", { session: id, count: names.length, names }),
    {
      document: names[0] ?? null,
      hint: "keep-one-file",
    },
  );
}
