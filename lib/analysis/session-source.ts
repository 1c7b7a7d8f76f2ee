// The sessions of a bundle as analysis walks them: each with its events in one order, whatever documents they came from.

import type { SessionEvent } from "../model/event.ts";
import type { DocumentId, FormatId, SessionId } from "../model/ids.ts";
import type { ReadDocument, SessionRecord } from "../model/session-log.ts";

/** An event and the document that states it. `order` is its place in the session, from 0. */
export interface Entry<Event extends SessionEvent = SessionEvent> {
  readonly doc: DocumentId;
  readonly order: number;
  readonly event: Event;
}

export type EventKind = SessionEvent["kind"];
export type EntryOf<Kind extends EventKind> = Entry<Extract<SessionEvent, { kind: Kind }>>;

export type EntriesByKind = { readonly [Kind in IndexedKind]: readonly EntryOf<Kind>[] };
export type IndexedKind = "prompt" | "step" | "tool-call" | "notice" | "synthetic" | "idle" | "user-shell";

export interface SessionSource {
  readonly id: SessionId;
  /** The document that leads when several hold the session. */
  readonly document: ReadDocument;
  readonly documents: readonly ReadDocument[];
  readonly format: FormatId;
  readonly record: SessionRecord;
  readonly entries: readonly Entry[];
  /** The same entries by kind, each in document order. */
  readonly byKind: EntriesByKind;
  readonly hasIdleRows: boolean;
  /** Neither cut nor one page of several. */
  readonly isComplete: boolean;
  readonly isSanitized: boolean;
  readonly rows: number;
}

export function isKind<Kind extends EventKind>(entry: Entry, kind: Kind): entry is EntryOf<Kind> {
  return entry.event.kind === kind;
}

export function entriesOf<Kind extends IndexedKind>(
  source: SessionSource,
  kind: Kind,
): readonly EntryOf<Kind>[] {
  return source.byKind[kind];
}

/** Sorts entries by kind, once: a long session is asked for its kinds many times. */
export function entriesByKind(entries: readonly Entry[]): EntriesByKind {
  const kinds: { [Kind in IndexedKind]: EntryOf<Kind>[] } = {
    prompt: [],
    step: [],
    "tool-call": [],
    notice: [],
    synthetic: [],
    idle: [],
    "user-shell": [],
  };
  for (const entry of entries) {
    if (isKind(entry, "tool-call")) kinds["tool-call"].push(entry);
    else if (isKind(entry, "step")) kinds.step.push(entry);
    else if (isKind(entry, "prompt")) kinds.prompt.push(entry);
    else if (isKind(entry, "notice")) kinds.notice.push(entry);
    else if (isKind(entry, "synthetic")) kinds.synthetic.push(entry);
    else if (isKind(entry, "idle")) kinds.idle.push(entry);
    else if (isKind(entry, "user-shell")) kinds["user-shell"].push(entry);
  }
  return kinds;
}

/** The first later entry of one of the kinds. */
export function nextOf(
  source: SessionSource,
  after: number,
  isWanted: (entry: Entry) => boolean,
): Entry | undefined {
  for (let order = after + 1; order < source.entries.length; order += 1) {
    const entry = source.entries[order];
    if (entry && isWanted(entry)) return entry;
  }
  return undefined;
}
