// What a format is: a verdict on a sample of a document, and a reader that translates its records into events.
// A reader renames; it never pairs, settles or judges (that is analysis).

import type { CoverageNode } from "../base/coverage-tree.ts";
import type { Json } from "../base/json.ts";
import type { FormatId } from "../model/ids.ts";
import type { Problem } from "../model/problem.ts";
import type { DocumentEnd, DocumentStart, RawRecord } from "../model/raw-document.ts";
import type { Reason } from "../model/reason.ts";
import type { DocumentCondition, ReadDocument, SessionLog } from "../model/session-log.ts";
import type { Block } from "../model/transcript-block.ts";

/** The first records of a document and what is known of its head by then. */
export interface DocumentSample {
  readonly form: "json" | "jsonl";
  /** The head so far: lists of records stand in it as empty arrays. */
  readonly head: Json;
  readonly records: readonly RawRecord[];
  /** True when the sample is the whole document. */
  readonly isWhole: boolean;
}

export interface Verdict {
  readonly match: "certain" | "likely" | "no";
  /** What in the content shows it, or what was missing. */
  readonly because: readonly Reason[];
}

export interface ReaderResult {
  readonly logs: readonly SessionLog[];
  readonly problems: readonly Problem[];
  readonly condition: Pick<DocumentCondition, "isPartialPage" | "isSanitized">;
  readonly versionsByShape: ReadDocument["versionsByShape"];
}

export interface Reader {
  /** Called in file order. Must not keep the record's value: only what became events. */
  record(record: RawRecord): void;
  end(end: DocumentEnd): ReaderResult;
}

export interface Format {
  readonly id: FormatId;
  detect(sample: DocumentSample): Verdict;
  /** True when one record has this format's shape, whatever the rest of its document is. */
  owns(record: Json): boolean;
  /** `coverage` is the node of the document's root; the reader marks below it what it takes. */
  reader(start: DocumentStart, coverage: CoverageNode): Reader;
  /** What a record holds, in its order, for the transcript: the same marks decide whose words it holds as for events. */
  blocks(record: Pick<RawRecord, "pointer" | "value">): readonly Block[];
  names(record: Pick<RawRecord, "pointer" | "value">): RecordNames;
}

/** The ids by which a record says where it belongs. */
export interface RecordNames {
  readonly session: string | null;
  /** The message that it is, or is a piece of. */
  readonly message: string | null;
}
