// One bundle open for reading: its view and columns here, everything else asked of the worker when a screen needs it.
// Opened bundles are remembered, so that going to the library and back opens nothing again.

import type { Pointer } from "../base/json-pointer.ts";
import type {
  BundleView,
  ClaimDetail,
  SourceHit,
  SourceNode,
  SpanColumns,
  SpanRow,
} from "../model/bundle-view.ts";
import type { ClaimId, DocumentId, SessionId } from "../model/ids.ts";
import type { Problem } from "../model/problem.ts";
import { ProblemError } from "../model/problem-error.ts";
import type { ByteRange } from "../model/raw-document.ts";
import type { TranscriptIndex, TranscriptPlace, TranscriptRow } from "../model/transcript.ts";
import { joinedView, type ViewPart } from "../model/view-parts.ts";
import type { AnswerTo, WorkerClient } from "../worker/client.ts";
import type {
  BundleFiles,
  FileContent,
  ReportAsked,
  ReportDraft,
  ReportOrigin,
  Request,
  TextSlice,
} from "../worker/protocol.ts";
import { type BundleSearch, bundleSearch } from "../worker/search-client.ts";

/** Details on demand. A promise rejects with a ProblemError when the analysis stopped; asking again starts it anew. */
export interface BundleDetails {
  claim(id: ClaimId): Promise<ClaimDetail | null>;
  /** Rows in the order asked for, by index into the columns. */
  spans(indices: readonly number[]): Promise<readonly SpanRow[]>;
  /** One value of a document; `from` is the first member shown of a long list. */
  source(document: DocumentId, line: number | null, at: Pointer, from?: number): Promise<SourceNode | null>;
  /** Bytes of the file as dropped, decoded as its own encoding says. */
  sourceBytes(document: DocumentId, range: ByteRange): Promise<string>;
  searchSource(document: DocumentId, text: string, limit: number): Promise<readonly SourceHit[]>;
  /** null: no document holds the session. */
  transcript(session: SessionId): Promise<TranscriptIndex | null>;
  /** Rows from one index up to another, each with at most so many blocks. */
  transcriptRows(
    session: SessionId,
    from: number,
    to: number,
    blocks: number,
  ): Promise<readonly TranscriptRow[]>;
  /** The row that holds a place; `session` is looked through first. */
  transcriptPlace(
    session: SessionId | null,
    document: DocumentId,
    line: number | null,
    at: Pointer,
  ): Promise<TranscriptPlace | null>;
  /** Characters of a value's text. */
  recordText(
    document: DocumentId,
    line: number | null,
    at: Pointer,
    from: number,
    to: number,
  ): Promise<TextSlice | null>;
  /** The bytes of an attachment, with their digest. */
  recordFile(document: DocumentId, line: number | null, at: Pointer): Promise<FileContent | null>;
  /** A report as it would be saved with these choices. */
  report(choices: ReportAsked, signal: AbortSignal): Promise<ReportDraft>;
  /** Over all values of the bundle. */
  readonly search: BundleSearch;
  /** Ids of all moments of the timeline, as the search numbers them: a view without inferences has fewer. */
  readonly momentIds: readonly string[];
}

export type OpenedState =
  | { readonly status: "opening"; readonly bytesRead: number; readonly bytes: number }
  | { readonly status: "failed"; readonly problem: Problem; readonly retry: () => void }
  | {
      readonly status: "ready";
      readonly view: BundleView;
      readonly columns: SpanColumns;
      readonly details: BundleDetails;
      /** Of a bundle that is a report; null: analysed here. */
      readonly report: ReportOrigin | null;
    };

export interface OpenedBundle {
  readonly key: string;
  subscribe(listener: () => void): () => void;
  getState(): OpenedState;
}

const REMEMBERED = 2;
const remembered: OpenedBundle[] = [];

/** The opened bundle of that key: the remembered one, or one that starts to open now. */
export function openedBundle(worker: WorkerClient, key: string, files: BundleFiles): OpenedBundle {
  const known = remembered.find((bundle) => bundle.key === key);
  const bundle = known ?? startOpening(worker, key, files);
  if (known === undefined) remembered.splice(0, Math.max(0, remembered.length + 1 - REMEMBERED));
  else remembered.splice(remembered.indexOf(known), 1);
  remembered.push(bundle);
  return bundle;
}

function startOpening(worker: WorkerClient, key: string, files: BundleFiles): OpenedBundle {
  const listeners = new Set<() => void>();
  const bytes = files.files.reduce((sum, { blob }) => sum + blob.size, 0);
  let state: OpenedState = { status: "opening", bytesRead: 0, bytes };
  const become = (next: OpenedState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const open = async () => {
    become({ status: "opening", bytesRead: 0, bytes });
    const onProgress = (bytesRead: number) => become({ status: "opening", bytesRead, bytes });
    const parts: ViewPart[] = [];
    const onPart = (part: ViewPart) => void parts.push(part);
    const opened = await worker.ask({ kind: "open", bundle: files }, { onProgress, onPart });
    if (!opened.ok) become({ status: "failed", problem: opened.failure, retry: () => void open() });
    else {
      const { columns, report } = opened.value;
      const view = joinedView({ frame: opened.value.view, parts });
      become({ status: "ready", view, columns, report, details: bundleDetails(worker, files, view) });
    }
  };
  void open();
  return {
    key,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
  };
}

function bundleDetails(worker: WorkerClient, bundle: BundleFiles, { timeline }: BundleView): BundleDetails {
  async function ask<Kind extends Request["kind"]>(
    request: Extract<Request, { kind: Kind }>,
    signal?: AbortSignal,
  ): Promise<AnswerTo<Kind>> {
    const answered = await worker.ask<Kind>(request, signal === undefined ? {} : { signal });
    if (!answered.ok) throw new ProblemError(answered.failure);
    return answered.value;
  }
  return {
    claim: async (claim) => (await ask<"claim">({ kind: "claim", bundle, claim })).detail,
    spans: async (indices) => (await ask<"spans">({ kind: "spans", bundle, indices })).rows,
    source: async (document, line, at, from = 0) =>
      (await ask<"source">({ kind: "source", bundle, document, line, at, from })).node,
    sourceBytes: async (document, range) =>
      (await ask<"source-bytes">({ kind: "source-bytes", bundle, document, range })).text,
    searchSource: async (document, text, limit) =>
      (await ask<"search-source">({ kind: "search-source", bundle, document, text, limit })).hits,
    transcript: async (session) => (await ask<"transcript">({ kind: "transcript", bundle, session })).index,
    transcriptRows: async (session, from, to, blocks) =>
      (await ask<"transcript-rows">({ kind: "transcript-rows", bundle, session, from, to, blocks })).rows,
    transcriptPlace: async (session, document, line, at) =>
      (await ask<"transcript-place">({ kind: "transcript-place", bundle, session, document, line, at }))
        .place,
    recordText: async (document, line, at, from, to) =>
      (await ask<"record-text">({ kind: "record-text", bundle, document, line, at, from, to })).slice,
    recordFile: async (document, line, at) =>
      (await ask<"record-file">({ kind: "record-file", bundle, document, line, at })).file,
    report: async (choices, signal) =>
      (await ask<"report">({ kind: "report", bundle, choices }, signal)).draft,
    search: bundleSearch(worker, bundle),
    momentIds: timeline.moments.map(({ id }) => id),
  };
}
