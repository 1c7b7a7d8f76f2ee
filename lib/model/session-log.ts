// What a reader makes of one session in one document: the session's own record and its events, in document order.

import type { CoveragePattern } from "../base/coverage-tree.ts";
import type { Stated } from "../base/cursor.ts";
import type { Pointer } from "../base/json-pointer.ts";
import type { EpochMs } from "../base/time.ts";
import type { SessionEvent, TokenCounts } from "./event.ts";
import type { DocumentId, FormatId, SessionId } from "./ids.ts";
import type { Problem } from "./problem.ts";
import type { DocumentStart, RecordList } from "./raw-document.ts";
import type { Reason } from "./reason.ts";

/** A rule of the session's own ruleset, in one spelling for all hosts. Order counts: the last match wins. */
export interface SessionRule {
  readonly at: Pointer;
  readonly action: string;
  readonly resource: string;
  readonly effect: string;
}

/** An entry of the ruleset that could not be read as a rule. `before`: how many readable rules stand before it. */
export interface UnreadRule {
  readonly at: Pointer;
  readonly before: number;
}

/** `line`: of its row, in a JSONL document; null in any other. */
export interface StatedRoot extends Stated<string> {
  readonly line: number | null;
}

/** The session's own record. Everything but the id may be missing. */
export interface SessionRecord {
  /** Where it stands in a JSONL document; null in any other. */
  readonly line: number | null;
  readonly id: Stated<SessionId> | null;
  readonly parent: Stated<SessionId> | null;
  readonly forkOf: Stated<SessionId> | null;
  readonly title: Stated<string> | null;
  readonly agent: Stated<string> | null;
  readonly model: Stated<string> | null;
  readonly directory: Stated<string> | null;
  /** The project's root as rows name it, each reading once: 1.x alone writes it. */
  readonly roots: readonly StatedRoot[];
  /** The host's version, where it writes one (1.x). */
  readonly version: Stated<string> | null;
  readonly created: Stated<EpochMs> | null;
  readonly updated: Stated<EpochMs> | null;
  readonly outcome: Stated<string> | null;
  readonly cost: Stated<number> | null;
  readonly tokens: Stated<TokenCounts> | null;
  readonly rules: readonly SessionRule[];
  readonly unreadRules: readonly UnreadRule[];
  readonly revert: Stated<string> | null;
}

/** How complete and how plain the document is, as far as reading shows. */
export interface DocumentCondition {
  /** Not cut: the closing bracket, or the last line, was read. */
  readonly isComplete: boolean;
  /** More pages of messages exist elsewhere. */
  readonly isPartialPage: boolean;
  readonly isSanitized: boolean;
}

export interface SessionLog {
  readonly session: SessionRecord;
  readonly events: readonly SessionEvent[];
  /** Rows as counted in the file, readable or not. */
  readonly rows: number;
  /** The host writes idles as rows of their own (2.x); where it does not, an idle can only be inferred. */
  readonly hasIdleRows: boolean;
}

export interface ReadDocument {
  readonly id: DocumentId;
  readonly name: string;
  readonly fileName: string;
  readonly form: DocumentStart["form"];
  readonly size: number;
  readonly format: FormatId | "unknown";
  /** What in the content shows the format. */
  readonly because: readonly Reason[];
  /** Versions of the host that write this shape, when the file does not name its version. */
  readonly versionsByShape: { readonly from: string; readonly to: string } | null;
  readonly condition: DocumentCondition;
  readonly logs: readonly SessionLog[];
  readonly lists: readonly RecordList[];
  readonly coverage: readonly CoveragePattern[];
  readonly problems: readonly Problem[];
}
