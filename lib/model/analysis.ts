// The interpretation of one bundle: plain, JSON-safe, structured-clone-safe data in which every fact is a claim. The same
// value is pinned as a golden, printed by the command line and shown on screen.

import type { CoveragePattern } from "../base/coverage-tree.ts";
import type { DurationMs, EpochMs } from "../base/time.ts";
import type {
  AbortedCall,
  BackgroundShellRun,
  Decision,
  Idle,
  NestedError,
  QuestionAsked,
  RecordedRule,
  Retry,
  RuleMatch,
  SessionRuleSet,
  StagedRevert,
  StatedSurface,
  ToolUse,
  UnfinishedCall,
  Wait,
} from "./call-records.ts";
import type { Claim } from "./claim.ts";
import type { Dispatch, OrphanNotice, Usage } from "./dispatch.ts";
import type { BundleId, ClaimId, DocumentId, FormatId, SessionId } from "./ids.ts";
import type { Problem } from "./problem.ts";
import type { DocumentStart } from "./raw-document.ts";
import type { Reason } from "./reason.ts";
import type { DocumentCondition } from "./session-log.ts";
import type { KnownStanding } from "./standing.ts";
import type { Timeline } from "./timeline.ts";
import type { DeniedYetReachable, ToolSurface } from "./tool-surface.ts";
import type { WarrantTally } from "./warrant.ts";

/** Grows with every change of what analysis states; stored analyses of another version are made again. */
export const ANALYSIS_VERSION = 4;

export interface DocumentSummary {
  readonly id: DocumentId;
  readonly name: string;
  readonly fileName: string;
  readonly form: DocumentStart["form"];
  readonly size: number;
  readonly format: FormatId | "unknown";
  readonly because: readonly Reason[];
  readonly condition: DocumentCondition;
  readonly sessions: readonly SessionId[];
  readonly rows: number;
  readonly coverage: DocumentCoverage;
}

/** Leaves read by some rule or shown on a screen, and the rest by pattern. */
export interface DocumentCoverage {
  readonly leaves: number;
  readonly read: number;
  readonly unread: readonly CoveragePattern[];
}

export interface HostVersion {
  readonly format: FormatId;
  readonly from: string;
  readonly to: string;
}

/** `unknown`: the session's own record, which would name a parent, is not in the files or cannot be read. */
export type SessionRole = "lead" | "child" | "unknown";

export interface Session {
  /** Prefix of its claim ids. */
  readonly id: SessionId;
  readonly document: DocumentId;
  readonly role: SessionRole;
  readonly depth: number;
  readonly idClaim: Claim<SessionId>;
  readonly parent: Claim<SessionId>;
  readonly forkOf: Claim<SessionId>;
  readonly title: Claim<string>;
  readonly agent: Claim<string>;
  readonly host: Claim<HostVersion>;
  readonly createdAt: Claim<EpochMs>;
  readonly firstAt: Claim<EpochMs>;
  readonly lastAt: Claim<EpochMs>;
  readonly endedBy: Claim<string>;
  readonly steps: Claim<number>;
  readonly prompts: Claim<number>;
  readonly calls: Claim<number>;
  readonly tokens: Claim<Usage>;
  readonly cost: Claim<number>;
}

/** Sums over the bundle. `own`: the leads alone; `loaded`: with every loaded child. */
export interface Totals {
  readonly wall: Claim<DurationMs>;
  readonly work: Claim<DurationMs>;
  readonly tokensOwn: Claim<Usage>;
  readonly tokensLoaded: Claim<Usage>;
  readonly costOwn: Claim<number>;
  readonly costLoaded: Claim<number>;
  readonly childrenNotLoaded: Claim<number>;
  readonly dispatches: Claim<number>;
  readonly completed: Claim<number>;
  readonly failed: Claim<number>;
  readonly cancelled: Claim<number>;
  readonly refused: Claim<number>;
  readonly open: Claim<number>;
  readonly undetermined: Claim<number>;
  readonly settledByInference: Claim<number>;
  readonly depth: Claim<number>;
  readonly mostOpen: Claim<number>;
  readonly denials: Claim<number>;
  readonly idles: Claim<number>;
}

/** A session that is named as parent or child and has no document here. */
export interface MissingSession {
  readonly id: SessionId;
  readonly namedBy: readonly ClaimId[];
  readonly as: "parent" | "child";
  /** How well it is known that this session is the child; `inferred` when only agent and description link it. */
  readonly standing: KnownStanding;
  readonly format: FormatId | null;
  readonly agent: string | null;
}

/** How many values stand how. */
export interface StandingCount {
  readonly observed: number;
  readonly computed: number;
  readonly inferred: number;
  readonly unknown: number;
}

/** How a question came out, the most pressing first. */
export const FINDING_KINDS = ["fail", "review", "open", "informational", "pass", "notApplicable"] as const;

/** An answer to one question that a reviewer would ask, resting on claims. */
export interface Finding {
  readonly id: string;
  readonly rule: string;
  readonly kind: (typeof FINDING_KINDS)[number];
  readonly about: readonly ClaimId[];
}

export interface Analysis {
  readonly version: typeof ANALYSIS_VERSION;
  readonly bundle: BundleId;
  readonly documents: readonly DocumentSummary[];
  readonly sessions: readonly Session[];
  readonly missingSessions: readonly MissingSession[];
  readonly dispatches: readonly Dispatch[];
  readonly orphanNotices: readonly OrphanNotice[];
  readonly idles: readonly Idle[];
  readonly decisions: readonly Decision[];
  readonly retries: readonly Retry[];
  readonly unfinished: readonly UnfinishedCall[];
  readonly waits: readonly Wait[];
  readonly shells: readonly BackgroundShellRun[];
  readonly nestedErrors: readonly NestedError[];
  readonly questions: readonly QuestionAsked[];
  readonly aborted: readonly AbortedCall[];
  readonly ruleSets: readonly SessionRuleSet[];
  readonly rules: readonly RecordedRule[];
  readonly ruleMatches: readonly RuleMatch[];
  readonly surfaces: readonly StatedSurface[];
  readonly toolSurfaces: readonly ToolSurface[];
  readonly deniedYetReachable: readonly DeniedYetReachable[];
  readonly reverts: readonly StagedRevert[];
  readonly toolUse: ToolUse;
  readonly totals: Totals;
  /** Most dispatches recorded as open at one moment: a lower bound where an acknowledgement cannot be read. */
  readonly recordedOpenAtOnce: number;
  readonly findings: readonly Finding[];
  readonly tallies: readonly WarrantTally[];
  readonly standings: StandingCount;
  readonly problems: readonly Problem[];
  readonly timeline: Timeline;
}

/** Most pressing first, else as they were. */
export function byUrgency(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(
    (left, right) => FINDING_KINDS.indexOf(left.kind) - FINDING_KINDS.indexOf(right.kind),
  );
}
