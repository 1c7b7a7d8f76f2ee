// What is kept of a dropped file, and what the library's list shows of a bundle. Both are made again from the files at
// any time; the summary is made again whenever ANALYSIS_VERSION changes.

import type { Brand } from "../base/brand.ts";
import type { DurationMs, EpochMs } from "../base/time.ts";
import type { HostVersion, StandingCount } from "./analysis.ts";
import type { UnknownReason } from "./claim.ts";
import type { Outcome } from "./dispatch.ts";
import type { BundleId, ClaimId, DocumentId, FormatId, SessionId } from "./ids.ts";
import type { Severity } from "./problem.ts";
import type { Reason } from "./reason.ts";
import type { Standing } from "./standing.ts";
import type { WarrantTally } from "./warrant.ts";

/** The digest of a dropped file's bytes: the same bytes have the same id under any name. */
export type FileId = Brand<string, "FileId">;

/** One session of a kept document: enough to name it and to join bundles without reading the file again. */
export interface KeptSession {
  readonly id: SessionId;
  readonly parent: SessionId | null;
  readonly title: string | null;
  readonly rows: number;
}

export interface KeptDocument {
  readonly id: DocumentId;
  readonly name: string;
  readonly format: FormatId | "unknown";
  readonly because: readonly Reason[];
  /** The host's version where the file writes it. */
  readonly statedVersion: string | null;
  readonly isComplete: boolean;
  readonly isSanitized: boolean;
  readonly sessions: readonly KeptSession[];
  /** Sessions that it names as dispatched. */
  readonly children: readonly SessionId[];
  /** Of a report that came back in: the documents that it speaks of. Their bytes are not in it. */
  readonly report?: { readonly speaksOf: readonly DocumentId[] };
}

/** One document of one kept file: what a bundle is made of. */
export interface DocumentPlace {
  readonly file: FileId;
  readonly document: DocumentId;
}

/** A claim's value without its grounds, which are one click away. `hidden`: only live-observed is on. */
export type SummaryValue<Value> =
  | { readonly claim: ClaimId; readonly standing: Exclude<Standing, "unknown">; readonly value: Value }
  | { readonly claim: ClaimId; readonly standing: "unknown"; readonly reason: UnknownReason }
  | { readonly claim: ClaimId; readonly standing: "hidden" };

/**
 * How one dispatch ended, for counting. `settled`: it is over, how is not known; `unknown`: not even that.
 * The standing is that of the outcome, or of the settlement where there is no outcome.
 */
export type Fate = Outcome | "refused" | "settled" | "unknown";

export interface FateCount {
  readonly fate: Fate;
  readonly standing: Standing;
  readonly count: number;
}

export interface BundleSummary {
  readonly bundle: BundleId;
  readonly analysisVersion: number;
  /** The session that the bundle is named after: its first lead, or the topmost session loaded. */
  readonly session: SessionId;
  readonly title: SummaryValue<string>;
  readonly host: SummaryValue<HostVersion>;
  readonly hostBecause: readonly Reason[];
  readonly from: SummaryValue<EpochMs>;
  readonly to: SummaryValue<EpochMs>;
  readonly wall: SummaryValue<DurationMs>;
  readonly sessionsLoaded: number;
  /** Named and not loaded, with how well it is known that they belong here. */
  readonly sessionsMissing: readonly { readonly id: SessionId; readonly standing: Standing }[];
  readonly fates: readonly FateCount[];
  readonly standings: StandingCount;
  readonly problems: Readonly<Record<Severity, number>>;
  /** Those among them that speak of a session known only by inference. */
  readonly inferredProblems: Readonly<Record<Severity, number>>;
  readonly tallies: readonly WarrantTally[];
}
