// The transcripts of an opened bundle, each made when it is first asked for and kept as long as the bundle is open.

import { callsOf } from "../analysis/call-index.ts";
import { dispatchedPrompts } from "../analysis/dispatch/dispatched-prompts.ts";
import { gatherSessions, sessionIdOf } from "../analysis/gather-sessions.ts";
import type { SessionSource } from "../analysis/session-source.ts";
import type { SessionEvent } from "../model/event.ts";
import type { ClaimId, SessionId } from "../model/ids.ts";
import type { ReadDocument } from "../model/session-log.ts";
import type { Author } from "../model/transcript-block.ts";
import { recordNames } from "../pipeline/record-blocks.ts";
import { type DispatchRows, dispatchRows } from "../transcript/dispatch-rows.ts";
import { messageAuthors } from "../transcript/message-authors.ts";
import { ownerOf, uncoveredRecords } from "../transcript/other-rows.ts";
import { type PlacedClaim, placedClaims } from "../transcript/place-claims.ts";
import { isReadable, placeOfRecord, type RecordPlace } from "../transcript/record-place.ts";
import type { Row } from "../transcript/row.ts";
import type { LeadStandings } from "../transcript/rows-of-events.ts";
import { transcriptRows } from "../transcript/transcript.ts";
import type { Opened } from "./opened-bundles.ts";
import { recordValue } from "./record-values.ts";

export interface Transcript {
  readonly source: SessionSource;
  readonly rows: readonly Row[];
  readonly dispatches: DispatchRows;
  readonly authors: ReadonlyMap<string, Author>;
  /** The subject under which claims about a call are filed. */
  readonly subjects: ReadonlyMap<SessionEvent, ClaimId>;
}

/** What the transcripts of one bundle share. */
interface Shared {
  readonly sessions: ReadonlyMap<SessionId, SessionSource>;
  readonly counted: ReadonlySet<SessionEvent>;
  readonly leads: LeadStandings;
  readonly subjects: ReadonlyMap<SessionEvent, ClaimId>;
  readonly others: Promise<ReadonlyMap<SessionId, readonly Other[]>>;
  readonly made: Map<SessionId, Promise<Transcript>>;
  readonly claims: ReadonlyMap<string, readonly PlacedClaim[]>;
}

interface Other {
  readonly document: ReadDocument;
  readonly place: RecordPlace;
}

const shared = new WeakMap<Opened, Shared>();

/** null: no document of the bundle holds that session. */
export async function transcriptOf(opened: Opened, session: SessionId): Promise<Transcript | null> {
  const { sessions, made, counted, leads, others, subjects } = sharedOf(opened);
  const source = sessions.get(session);
  if (source === undefined) return null;
  const known = made.get(session);
  if (known !== undefined) return known;
  const making = others.then((byOwner): Transcript => {
    const rows = transcriptRows({ source, counted, leads, others: byOwner.get(session) ?? [] });
    return {
      source,
      rows,
      authors: messageAuthors(rows),
      dispatches: dispatchRows(rows, opened.analysis.dispatches, session),
      subjects,
    };
  });
  made.set(session, making);
  making.catch(() => made.delete(session));
  return making;
}

export function sessionsIn(opened: Opened): readonly SessionId[] {
  return [...sharedOf(opened).sessions.keys()];
}

export function claimsByRecord(opened: Opened): ReadonlyMap<string, readonly PlacedClaim[]> {
  return sharedOf(opened).claims;
}

function sharedOf(opened: Opened): Shared {
  const known = shared.get(opened);
  if (known !== undefined) return known;
  const documents = [...opened.documents.values()].map(({ document }) => document);
  const sources = opened.sources();
  const calls = sources.flatMap(callsOf);
  const leadEntries = dispatchedPrompts(sources, calls, opened.analysis.dispatches);
  const made: Shared = {
    sessions: new Map(gatherSessions(documents).sessions.map((source) => [source.id, source])),
    counted: new Set(sources.flatMap(({ entries }) => entries.map(({ event }) => event))),
    leads: new Map([...leadEntries].map(([{ event }, standing]) => [event, standing])),
    subjects: new Map(calls.map(({ event, subject }) => [event, subject])),
    others: othersByOwner(opened),
    made: new Map(),
    claims: placedClaims(
      opened.claims().values(),
      new Map(documents.map((document) => [document.id, document])),
    ),
  };
  made.others.catch(() => shared.delete(opened));
  shared.set(opened, made);
  return made;
}

/** Records without an event, by the session that they belong to; a readable one is asked whose it is. */
async function othersByOwner(opened: Opened): Promise<ReadonlyMap<SessionId, readonly Other[]>> {
  const owned = new Map<SessionId, Other[]>();
  for (const holder of opened.documents.values()) {
    const { document } = holder;
    const sessions = document.logs.map((log) => sessionIdOf(document, log));
    for (const place of uncoveredRecords(document)) {
      const isKept = isReadable(document.lists[place.list], place.record);
      const value = isKept ? await recordValue(holder, place) : undefined;
      const { at } = placeOfRecord(document, place);
      const named = value === undefined ? null : recordNames(document.format, { pointer: at, value }).session;
      const owner = ownerOf(sessions, named);
      if (owner === null) continue;
      const known = owned.get(owner);
      if (known) known.push({ document, place });
      else owned.set(owner, [{ document, place }]);
    }
  }
  return owned;
}
