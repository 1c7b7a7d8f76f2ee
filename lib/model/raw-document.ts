// What decode hands on: the documents found in a file, and their records one by one. Never altered; everything else can
// be made again from it.

import type { Json } from "../base/json.ts";
import type { Pointer } from "../base/json-pointer.ts";
import type { DocumentId } from "./ids.ts";
import type { TextLook } from "./look.ts";
import type { Problem } from "./problem.ts";

export type ByteRange = readonly [start: number, end: number];

/** Bytes that can be read in pieces: a dropped File, a file on disk, a member of an archive. */
export interface ByteSource {
  /** As dropped; `archive.zip!folder/member.json` for a member of an archive. */
  readonly name: string;
  readonly size: number;
  read(start: number, end: number): Promise<Uint8Array>;
}

/** One element of a list of records (a message, an event), or one line of a JSONL document. */
export interface RawRecord {
  readonly pointer: Pointer;
  readonly line: number | null;
  readonly bytes: ByteRange;
  readonly value: Json;
}

/**
 * Records that follow one another in one list, not yet parsed: for a sink that does so itself, in another thread. The text
 * is the JSON of an array of them.
 */
export interface RecordRun {
  readonly list: Pointer;
  /** Index of the first; the others follow. */
  readonly first: number;
  /** Their lines in a JSONL document; else null. */
  readonly lines: readonly number[] | null;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Keys that the bytes of each hold, as many levels deep as repeated ones are looked for. */
  readonly keys: readonly number[];
  readonly text: string;
}

/** What is known of a document before its records are read. */
export interface DocumentStart {
  /** Base name of the file; `name@n` for the n-th document, from 1, of a file that holds several. */
  readonly name: string;
  readonly form: "json" | "jsonl";
}

/**
 * All of a document but its records. `head` is the document's value with each list of records left out (an empty array
 * stands in its place), so `info`, wrappers and page cursors are in it.
 */
export interface DocumentEnd {
  readonly id: DocumentId;
  readonly name: string;
  /** Where the lists of records stand: `/messages`, `/data/messages`, `/events`, or the root of an array. */
  readonly lists: readonly RecordList[];
  readonly head: Json;
  /** Byte range of the document within its file. */
  readonly bytes: ByteRange;
  /** True when every byte of the document was read up to its closing bracket or last line. */
  readonly isComplete: boolean;
  /** What the file is where the document only stands in it: a page, a text with JSON in it. Null for any other. */
  readonly within: TextLook | null;
  readonly problems: readonly Problem[];
}

/** Byte ranges of the records of one list: enough to show evidence by slicing the file again. */
export interface RecordList {
  readonly at: Pointer;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Receives one document. Records come in file order; `head` members may come before, between or after them. */
export interface DocumentSink {
  /** A member outside every list of records, as soon as it is complete. Pointer from the document's root. */
  head(pointer: Pointer, value: Json, bytes: ByteRange): void;
  record(record: RawRecord): void;
  /** In place of `record`, where a sink has it: some records come so, and others alone. */
  run?(run: RecordRun): void;
  end(end: DocumentEnd): void;
}

/** What became of one file. */
export interface FileOutcome {
  readonly name: string;
  readonly size: number;
  readonly documents: readonly DocumentId[];
  /** Bytes that went into some record or head member, and those that did not; together the size of the file. */
  readonly bytesRead: number;
  readonly bytesSkipped: number;
  readonly problems: readonly Problem[];
  /** Of an archive: what became of each member, in bytes of its inflated content. Empty for any other file. */
  readonly members: readonly FileOutcome[];
}
