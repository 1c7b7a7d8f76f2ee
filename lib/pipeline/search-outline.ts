// From an opened bundle to what a search must know of it: every event with its place, session, agent, tool and state, the
// claims that rest on its record, and its bar. Made when a search asks for it, handed on, and not kept.

import { sessionIdOf } from "../analysis/gather-sessions.ts";
import type { Json } from "../base/json.ts";
import type { Analysis } from "../model/analysis.ts";
import { SPAN_STATES } from "../model/bundle-view.ts";
import type { Claim } from "../model/claim.ts";
import type { SessionEvent } from "../model/event.ts";
import type { EvidenceRef } from "../model/evidence.ts";
import type { DocumentId } from "../model/ids.ts";
import {
  type DocumentOutline,
  NO_SESSION,
  NO_STATE,
  OWNER_KINDS,
  type OwnerColumns,
  type OwnerKind,
  type SearchOutline,
} from "../model/search-outline.ts";
import type { ReadDocument } from "../model/session-log.ts";
import type { Span } from "../model/timeline.ts";
import { nameTable } from "./name-table.ts";
import { type RecordNumbers, recordNumbers } from "./record-numbers.ts";
import { markResting } from "./resting-claims.ts";

export interface OutlinedDocument {
  readonly document: ReadDocument;
  readonly file: number;
  readonly ordinal: number;
}

export interface OutlineInput {
  readonly analysis: Analysis;
  /** In the order of the columns. */
  readonly spans: readonly Span[];
  readonly claims: Iterable<Claim<Json>>;
  readonly documents: readonly OutlinedDocument[];
}

interface Owner {
  readonly record: number;
  readonly path: string;
  readonly kind: OwnerKind;
  readonly agent: string;
  readonly tool: string;
  readonly state: number;
  readonly session: number;
  readonly at: number;
  readonly span: number;
}

export function searchOutline({ analysis, spans, claims, documents }: OutlineInput): SearchOutline {
  const sessions = analysis.timeline.lanes.map(({ session }) => session);
  const laneOf = new Map(sessions.map((session, index) => [session, index]));
  const agentOf = (session: number) => analysis.timeline.lanes[session]?.agent ?? "";
  const spanAt = new Map(spans.map((span, index) => [placeKey(span.ref), index]));
  const owners: Owner[] = [];
  const places = new Map<string, number>();
  const found = new Map<DocumentId, { readonly numbers: RecordNumbers; readonly first: readonly number[] }>();
  const outlines = documents.map(({ document, file, ordinal }): DocumentOutline => {
    const numbers = recordNumbers(document.lists);
    const sessionsOfLogs = document.logs.map((log) => laneOf.get(sessionIdOf(document, log)) ?? NO_SESSION);
    const byRecord = Array.from({ length: numbers.records + 1 }, (): Owner[] => []);
    document.logs.forEach((log, index) => {
      const session = sessionsOfLogs[index] ?? NO_SESSION;
      for (const event of log.events) addEvent(event, session, document.id, numbers, byRecord);
    });
    const from = owners.length;
    const first = byRecord.map((events, record) => {
      const at = owners.length;
      const isOne = events.some(({ path }) => path === "");
      const isAlone = document.logs.length === 1 || record === numbers.records;
      const session = events[0]?.session ?? (isAlone ? (sessionsOfLogs[0] ?? NO_SESSION) : NO_SESSION);
      const kind = record === numbers.records ? "head" : "record";
      if (!isOne) owners.push({ ...NOTHING, record, kind, session, at: events[0]?.at ?? Number.NaN });
      const agent = events.find((event) => event.kind === "step")?.agent ?? "";
      for (const event of events) {
        places.set(placeKeyOf(document.id, record, event.path), owners.length);
        owners.push({ ...event, agent: event.agent || agent || agentOf(event.session) });
      }
      return at;
    });
    found.set(document.id, { numbers, first: [...first, owners.length] });
    return {
      id: document.id,
      name: document.name,
      fileName: document.fileName,
      form: document.form,
      file,
      ordinal,
      from,
      to: owners.length,
      lists: numbers.lists,
      records: numbers.records,
      unread: document.coverage.flatMap(({ pattern, isRead }) => (isRead ? [] : [pattern])),
    };
  });

  function addEvent(
    event: SessionEvent,
    session: number,
    doc: DocumentId,
    numbers: RecordNumbers,
    byRecord: readonly Owner[][],
  ): void {
    const { record, path } = numbers.of(event.line, event.source);
    const span = spanAt.get(placeKey({ doc, line: event.line, at: event.source })) ?? -1;
    const state = spans[span]?.state;
    const owner: Owner = {
      record,
      path,
      kind: event.kind,
      session,
      agent: event.kind === "step" || event.kind === "notice" ? (event.agent?.value ?? "") : "",
      tool: event.kind === "tool-call" ? event.tool.value : event.kind === "user-shell" ? event.tool : "",
      state: state === undefined ? NO_STATE : SPAN_STATES.indexOf(state),
      at: event.at?.value ?? spans[span]?.from ?? Number.NaN,
      span,
    };
    byRecord[record]?.push(owner);
    for (const nested of nestedIn(event)) {
      byRecord[record]?.push({
        ...owner,
        path: numbers.of(event.line, nested.at.slice(0, nested.at.lastIndexOf("/"))).path,
        tool: nested.value,
        span: owner.span,
      });
    }
  }

  const ownerAt = ({ doc, line, at }: EvidenceRef): number => {
    const document = found.get(doc);
    if (document === undefined) return -1;
    const { record, path } = document.numbers.of(line, at);
    const segments = path.split("/");
    for (let length = segments.length; length > 0; length -= 1) {
      const known = places.get(placeKeyOf(doc, record, segments.slice(0, length).join("/")));
      if (known !== undefined) return known;
    }
    return document.first[record] ?? -1;
  };
  const columns = columnsOf(owners);
  markResting(columns.owners, claims, (ref) => {
    const document = found.get(ref.doc);
    const record = document?.numbers.of(ref.line, ref.at).record ?? -1;
    return [document?.first[record] ?? -1, document?.first[record + 1] ?? -1];
  });
  return {
    documents: outlines,
    ...columns,
    sessions,
    moments: Int32Array.from(analysis.timeline.moments, ({ ref }) => ownerAt(ref)),
  };
}

const NOTHING = { path: "", agent: "", tool: "", state: NO_STATE, at: Number.NaN, span: -1 };

function nestedIn(event: SessionEvent) {
  return event.kind === "tool-call" ? (event.nested?.calls ?? []).map(({ tool }) => tool) : [];
}

function placeKey({ doc, line, at }: EvidenceRef): string {
  return `${doc} ${line ?? ""} ${at}`;
}

function placeKeyOf(doc: DocumentId, record: number, path: string): string {
  return `${doc} ${record} ${path}`;
}

function columnsOf(owners: readonly Owner[]): Pick<SearchOutline, "owners" | "paths" | "agents" | "tools"> {
  const [paths, agents, tools] = [nameTable(), nameTable(), nameTable()];
  const columns: OwnerColumns = {
    count: owners.length,
    record: Uint32Array.from(owners, ({ record }) => record),
    path: Uint32Array.from(owners, ({ path }) => paths.indexOf(path)),
    kind: Uint8Array.from(owners, ({ kind }) => OWNER_KINDS.indexOf(kind)),
    agent: Uint32Array.from(owners, ({ agent }) => agents.indexOf(agent)),
    tool: Uint32Array.from(owners, ({ tool }) => tools.indexOf(tool)),
    state: Uint8Array.from(owners, ({ state }) => state),
    session: Uint32Array.from(owners, ({ session }) => session),
    at: Float64Array.from(owners, ({ at }) => at),
    span: Int32Array.from(owners, ({ span }) => span),
    resting: new Uint8Array(owners.length),
  };
  return { owners: columns, paths: paths.all, agents: agents.all, tools: tools.all };
}
