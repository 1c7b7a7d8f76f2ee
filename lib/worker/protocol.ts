// Everything that crosses between the page and the worker. A request carries the files it needs (a Blob is a handle,
// not its bytes), so that it can be answered by a worker that has just started.

import type { Pointer } from "../base/json-pointer.ts";
import type {
  BundleView,
  ClaimDetail,
  SourceHit,
  SourceNode,
  SpanColumns,
  SpanRow,
} from "../model/bundle-view.ts";
import type { BundleId, ClaimId, DocumentId, SessionId } from "../model/ids.ts";
import type { BundleSummary, FileId, KeptDocument } from "../model/library.ts";
import type { ArchivedFile, LibraryArchive } from "../model/library-archive.ts";
import type { Problem } from "../model/problem.ts";
import type { ByteRange } from "../model/raw-document.ts";
import type { TranscriptIndex, TranscriptPlace, TranscriptRow } from "../model/transcript.ts";
import type { ViewPart } from "../model/view-parts.ts";
import type { FileContent, TextSlice } from "./record-content.ts";

export type { FileContent, TextSlice } from "./record-content.ts";

import type { SearchOutline } from "../model/search-outline.ts";
import type { FreeTextKind, ReportDocument, ReportLanguage, ReportMade } from "../model/session-report.ts";
import type { Kept, RemovalExample } from "../redact/removal-log.ts";
import type { ScanHit } from "../redact/scan-final-bytes.ts";

/** A file as dropped. */
export interface DroppedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** A file of an exported library, as its list says it was dropped; the Blob refers to its place in the archive. */
export interface UnpackedFile {
  readonly file: ArchivedFile;
  readonly blob: Blob;
}

/** A file that was read before, under the digest of its bytes. */
export interface KeptFile extends DroppedFile {
  readonly id: FileId;
}

/** A bundle by what it is made of: some documents of some files. */
export interface BundleFiles {
  readonly bundle: BundleId;
  readonly files: readonly KeptFile[];
  readonly documents: readonly DocumentId[];
}

export type Request =
  | { readonly kind: "read"; readonly file: DroppedFile }
  /** Takes an exported library apart. */
  | { readonly kind: "unpack"; readonly file: DroppedFile }
  /** The checksum of a file in a ZIP. */
  | { readonly kind: "checksum"; readonly blob: Blob }
  | { readonly kind: "group"; readonly documents: readonly KeptDocument[] }
  | {
      readonly kind: "compare";
      readonly older: KeptFile;
      readonly newer: KeptFile;
      readonly session: SessionId;
    }
  | { readonly kind: "summarise"; readonly bundle: BundleFiles }
  | { readonly kind: "open"; readonly bundle: BundleFiles }
  | { readonly kind: "claim"; readonly bundle: BundleFiles; readonly claim: ClaimId }
  | { readonly kind: "spans"; readonly bundle: BundleFiles; readonly indices: readonly number[] }
  /** What the search worker must know of the bundle. */
  | { readonly kind: "outline"; readonly bundle: BundleFiles }
  | {
      readonly kind: "source";
      readonly bundle: BundleFiles;
      readonly document: DocumentId;
      readonly line: number | null;
      readonly at: Pointer;
      readonly from: number;
    }
  | {
      readonly kind: "source-bytes";
      readonly bundle: BundleFiles;
      readonly document: DocumentId;
      readonly range: ByteRange;
    }
  | {
      readonly kind: "search-source";
      readonly bundle: BundleFiles;
      readonly document: DocumentId;
      readonly text: string;
      readonly limit: number;
    }
  | { readonly kind: "transcript"; readonly bundle: BundleFiles; readonly session: SessionId }
  | {
      readonly kind: "transcript-rows";
      readonly bundle: BundleFiles;
      readonly session: SessionId;
      readonly from: number;
      readonly to: number;
      /** So many blocks of each row go along. */
      readonly blocks: number;
    }
  | {
      readonly kind: "transcript-place";
      readonly bundle: BundleFiles;
      /** Looked through first; null: any. */
      readonly session: SessionId | null;
      readonly document: DocumentId;
      readonly line: number | null;
      readonly at: Pointer;
    }
  | {
      readonly kind: "record-text";
      readonly bundle: BundleFiles;
      readonly document: DocumentId;
      readonly line: number | null;
      readonly at: Pointer;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: "report";
      readonly bundle: BundleFiles;
      readonly choices: ReportAsked;
    }
  | {
      readonly kind: "record-file";
      readonly bundle: BundleFiles;
      readonly document: DocumentId;
      readonly line: number | null;
      readonly at: Pointer;
    };

/** Of a bundle that came back in as a report: how that was made, and which of its documents are here as well. */
export interface ReportOrigin {
  readonly made: ReportMade;
  readonly documents: readonly ReportDocument[];
  readonly loaded: readonly DocumentId[];
}

/** What a person chose for a report. */
export interface ReportAsked {
  readonly form: ReportForm;
  readonly include: readonly FreeTextKind[];
  readonly only: boolean;
  readonly language: ReportLanguage;
  /** The name of a zone. */
  readonly zone: string;
}

export type ReportForm = "html" | "json";

/** A report as it would be saved, and what to know before. */
export interface ReportDraft {
  /** null: a secret was found in it, and it is not given away. */
  readonly file: Blob | null;
  readonly size: number;
  readonly hits: readonly ScanHit[];
  readonly made: ReportMade;
  readonly examples: readonly RemovalExample[];
  readonly kept: Kept;
}

export interface GroupedBundle {
  readonly bundle: BundleId;
  readonly documents: readonly DocumentId[];
}

/** How the records of one session differ between two exports of it. */
export interface ExportDifference {
  readonly added: number;
  readonly gone: number;
}

export type Answer =
  | {
      readonly kind: "read";
      /** null: nothing in it is a document. */
      readonly file: FileId | null;
      readonly documents: readonly KeptDocument[];
      readonly problems: readonly Problem[];
    }
  | {
      readonly kind: "unpack";
      /** null: its list cannot be read. */
      readonly archive: LibraryArchive | null;
      readonly files: readonly UnpackedFile[];
      readonly problems: readonly Problem[];
    }
  | { readonly kind: "checksum"; readonly checksum: number }
  | { readonly kind: "group"; readonly bundles: readonly GroupedBundle[] }
  | { readonly kind: "compare"; readonly difference: ExportDifference }
  | { readonly kind: "summarise"; readonly summary: BundleSummary | null }
  | {
      readonly kind: "open";
      readonly view: BundleView;
      readonly columns: SpanColumns;
      readonly report: ReportOrigin | null;
    }
  | { readonly kind: "claim"; readonly detail: ClaimDetail | null }
  | { readonly kind: "report"; readonly draft: ReportDraft }
  | { readonly kind: "spans"; readonly rows: readonly SpanRow[] }
  | { readonly kind: "outline"; readonly outline: SearchOutline }
  | { readonly kind: "source"; readonly node: SourceNode | null }
  | { readonly kind: "source-bytes"; readonly text: string }
  | { readonly kind: "search-source"; readonly hits: readonly SourceHit[] }
  /** null: no document of the bundle holds the session. */
  | { readonly kind: "transcript"; readonly index: TranscriptIndex | null }
  | { readonly kind: "transcript-rows"; readonly rows: readonly TranscriptRow[] }
  | { readonly kind: "transcript-place"; readonly place: TranscriptPlace | null }
  | { readonly kind: "record-text"; readonly slice: TextSlice | null }
  | { readonly kind: "record-file"; readonly file: FileContent | null };

export type ToWorker =
  /** The worker takes this lock and holds it as long as it lives. At the other end of the port a second one decodes for it. */
  | { readonly kind: "start"; readonly lock: string | null; readonly decoder: MessagePort | null }
  | { readonly kind: "decoder-lost" }
  | { readonly kind: "ask"; readonly id: number; readonly request: Request }
  | { readonly kind: "cancel"; readonly id: number };

export type FromWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "progress"; readonly id: number; readonly bytes: number }
  /** Before the answer to `open`, whose view lacks what is in them. */
  | { readonly kind: "part"; readonly id: number; readonly part: ViewPart }
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer }
  | { readonly kind: "failed"; readonly id: number; readonly problem: Problem };

/** The first and only word to the worker that decodes; it answers when it holds the lock. */
export interface ToDecodingWorker {
  readonly lock: string | null;
  readonly port: MessagePort;
}
