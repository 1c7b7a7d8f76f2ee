// The state of reading one file: where reading stands, the documents found so far, what was skipped, and the text around
// them. One per file or archive member.

import type { ByteRange, DocumentSink, DocumentStart } from "../model/raw-document.ts";
import type { OpenDocument } from "./document.ts";
import { emptyFeed, type Feed } from "./feed.ts";
import type { Finding } from "./findings.ts";
import { newScan, type ValueScan } from "./scan-value.ts";

/** A line that begins like JSON and is none. Bytes of the file; `spot` is a stream offset. */
export interface BrokenLine {
  readonly start: number;
  readonly end: number;
  readonly at: number;
  readonly spot: number;
  readonly byte: number;
}

/** Text that is passed over. */
export interface TextStretch {
  readonly startByte: number;
  readonly spot: number;
  readonly firstByte: number;
  /** Past its last byte that is no white space. */
  endByte: number;
  readonly excerpt: number[];
  readonly broken: BrokenLine[];
}

export interface FileReading {
  readonly feed: Feed;
  readonly scan: ValueScan;
  /** Under which its documents are shown. */
  readonly name: string;
  /** The name says that each line is a value. */
  readonly prefersLines: boolean;
  readonly open: (start: DocumentStart) => DocumentSink;
  /** The byte of the file in which a stream offset lies. The offset must be in memory. */
  toFile: (offset: number) => number;
  readonly documents: OpenDocument[];
  readonly findings: Finding[];
  /** Bytes of the file that no record and no head member came from. */
  readonly skipped: ByteRange[];
  /** The text that reading is in the middle of. */
  text: TextStretch | null;
  /** Only white space stands between the last line end and `feed.pos`. */
  isLineStart: boolean;
  /** Line ends before `feed.pos`; null after a document, where they were not counted. */
  newlines: number | null;
  /** Set to a stream offset to have the line ends before it counted into `newlines`, then yield. */
  uncounted: number | null;
  /** Brackets of text that were tried as JSON in vain. */
  failedAttempts: number;
  /** Where a line was refused as one, because a whole document stands in it; -1 before the first. */
  notALine: number;
}

/** At the beginning of a file. `name` is the one under which its documents are shown. */
export function newFileReading(name: string, open: FileReading["open"]): FileReading {
  return {
    feed: emptyFeed(),
    scan: newScan(),
    name,
    prefersLines: /\.(jsonl|ndjson)$/i.test(name),
    open,
    toFile: (offset) => offset,
    documents: [],
    findings: [],
    skipped: [],
    text: null,
    isLineStart: true,
    newlines: 0,
    uncounted: null,
    failedAttempts: 0,
    notALine: -1,
  };
}

/** Counts bytes as skipped. Stream offsets, both in memory. */
export function skip(file: FileReading, start: number, end: number): ByteRange {
  return skipBytes(file, [file.toFile(start), file.toFile(end)]);
}

/** Counts bytes of the file as skipped. */
export function skipBytes(file: FileReading, range: ByteRange): ByteRange {
  if (range[1] > range[0]) file.skipped.push(range);
  return range;
}
