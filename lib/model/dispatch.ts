// One subagent's turn of work, from request to collection: a record of claims, so that a settlement known only by
// inference never looks like one that the host wrote.
//
//   lead   ▸request   ■acknowledgement ……………………………  ▼injected   ◐presumed on the lead's idle
//   child             ◗start ─── working ─── end◖
//
// The unit is the call that dispatched, not the child: a resumed child is dispatched again (an episode).

import type { DurationMs, EpochMs } from "../base/time.ts";
import type { Applicable, Claim } from "./claim.ts";
import type { CallId, ClaimId, SessionId } from "./ids.ts";

export type SettledBy =
  | "synchronous-result"
  | "tool-error"
  | "injection"
  | "event"
  | "child-session"
  | "parent-idle";

export type Outcome = "completed" | "error" | "cancelled" | "open";
export type AcknowledgementStatus = "running" | "completed" | "error";

/** A measured span of time. `upper bound`: the real one is no longer than this. */
export interface Measure {
  readonly ms: DurationMs;
  readonly bound: "exact" | "upper bound";
}

export interface Usage {
  readonly input: number;
  readonly output: number;
  readonly reasoning: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}

export interface Dispatch {
  /** `<caller>/<call>`, the prefix of all its claim ids. */
  readonly id: ClaimId;
  /** Number by order of request over the whole bundle, from 1. */
  readonly number: number;
  readonly caller: SessionId;
  /** Levels above it: 1 for a dispatch by a lead. */
  readonly depth: number;
  readonly call: Claim<CallId>;
  readonly agent: Claim<string>;
  readonly description: Claim<string>;
  readonly requestedBackground: Claim<boolean>;
  readonly background: Claim<boolean>;
  readonly child: Claim<SessionId>;
  readonly acknowledgement: Claim<AcknowledgementStatus>;
  /** The recorded status word where it is none of the known ones. */
  readonly acknowledgementRaw: Claim<string> | null;
  readonly requestedAt: Claim<EpochMs>;
  readonly startedAt: Claim<EpochMs>;
  readonly acknowledgedAt: Claim<EpochMs>;
  readonly childStartedAt: Claim<EpochMs>;
  readonly childEndedAt: Claim<EpochMs>;
  readonly injectedAt: Claim<EpochMs>;
  readonly settledBy: Claim<SettledBy>;
  readonly settledAt: Claim<EpochMs>;
  readonly outcome: Claim<Outcome>;
  /** The recorded state word of the notice where it is none of the known ones. */
  readonly stateRaw: Claim<string> | null;
  readonly delivered: Claim<boolean>;
  readonly emptyReply: Claim<boolean>;
  readonly episode: Claim<number>;
  readonly openBelow: Claim<number>;
  /** First step of the caller after the answer reached it. */
  readonly nextStepAt: Claim<EpochMs>;
  /** What the call's error says, for a refused or failed one. */
  readonly error: Claim<string> | null;
  readonly isRefused: boolean;
  readonly acknowledgementLatency: Applicable<Measure>;
  readonly working: Applicable<Measure>;
  readonly noticeDelay: Applicable<Measure>;
  readonly reaction: Applicable<Measure>;
  readonly tokens: Applicable<Usage>;
  readonly cost: Applicable<number>;
  /** Tool calls of the child, when its export is loaded. */
  readonly childCalls: Applicable<number>;
}

/** A notice whose child no dispatch in the bundle started. */
export interface OrphanNotice {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly child: Claim<SessionId>;
  readonly at: Claim<EpochMs>;
  readonly state: Claim<string>;
}
