// What analysis states about single calls and sessions beside dispatches: each a small record of claims.

import type { DurationMs, EpochMs } from "../base/time.ts";
import type { Claim } from "./claim.ts";
import type { EvidenceRef } from "./evidence.ts";
import type { CallId, ClaimId, FormatId, SessionId } from "./ids.ts";
import type { RuleVerdict, VerdictLack } from "./rule-words.ts";
import type { PatchFile } from "./tool-call.ts";

/** A time in which a session ran nothing. */
export interface Idle {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly from: Claim<EpochMs>;
  /** null: until the end of the document. */
  readonly to: Claim<EpochMs> | null;
  /** null with `to`: an idle that lasts to the end of the record has no length. */
  readonly length: Claim<DurationMs> | null;
  readonly outcome: Claim<string>;
  /** Dispatches of the session that were open when it began. */
  readonly openChildren: Claim<number>;
}

export type Effect = "allow" | "ask" | "deny";
export type Decider =
  | "rule"
  | "user"
  | "user-or-auto-reject"
  | "guard"
  | "hook"
  | "approval"
  | "policy"
  | "unknown";

/** What finally happened to one call, where the file shows it. */
export interface Decision {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly call: Claim<CallId>;
  readonly tool: string;
  readonly effect: Claim<Effect>;
  readonly by: Claim<Decider>;
  readonly resource: Claim<string>;
  readonly at: Claim<EpochMs>;
  /** The host's own words, cut to an excerpt. */
  readonly words: Claim<string>;
  /** Dispatches above the session: 0 at a lead. */
  readonly depth: Claim<number>;
  readonly turn: Claim<TurnEffect>;
  /** Whether a later call may be it tried another way; null for what is no refusal. */
  readonly retried: Claim<boolean> | null;
}

/** What became of the turn: another step followed, or none did, on 2.x with or without an idle row. */
export type TurnEffect = "went-on" | "stopped" | "stopped-without-idle";

/** What a refused call and a later one share. */
export type RetryMatch = "path" | "host" | "program";

/** A later call that may be a refused one tried another way. All of it is inferred. */
export interface Retry {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly decision: ClaimId;
  readonly call: Claim<CallId>;
  readonly tool: string;
  readonly by: Claim<RetryMatch>;
  readonly shared: Claim<string>;
  /** This and `ended` are part of what `by` says, and are shown with it. */
  readonly turn: "same" | "next";
  /** `not known`: its last state is a word that nobody knows, or was written by a migration. */
  readonly ended: "completed" | "error" | "denied" | "not ended" | "not known";
}

/** A call whose last recorded state is no end. */
export interface UnfinishedCall {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly call: Claim<CallId>;
  readonly tool: string;
  readonly state: Claim<"running" | "streaming" | "pending">;
}

/** From the start of a call's body to its end: asking for permission included, so no run time of the command. */
export interface Wait {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly call: Claim<CallId>;
  readonly tool: string;
  readonly length: Claim<DurationMs>;
  /** Whether an ask may have been open in it. */
  readonly cause: Claim<WaitCause>;
}

export type WaitCause = "ask" | "command";

export interface BackgroundShellRun {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly call: Claim<CallId>;
  readonly shell: Claim<string>;
  readonly settledAt: Claim<EpochMs>;
  readonly state: Claim<string>;
  readonly exit: Claim<number | string>;
}

export interface NestedError {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly call: Claim<CallId>;
  readonly tool: Claim<string>;
}

export interface QuestionAsked {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly call: Claim<CallId>;
  readonly state: Claim<"answered" | "dismissed">;
  readonly answers: Claim<readonly (readonly string[])[]> | null;
}

export interface AbortedCall {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly call: Claim<CallId>;
  readonly bodyStarted: Claim<boolean>;
}

/** A rule of a session's own ruleset. */
export interface RecordedRule {
  readonly session: SessionId;
  readonly ref: EvidenceRef;
  readonly action: string;
  readonly resource: string;
  readonly effect: string;
}

/** Where a session's rules are asked: with the directory that its files are seen from. One per session. */
export interface SessionRuleSet {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly host: FormatId;
  readonly directory: Claim<string>;
  /** The root of the project, which counts as inside, and from which 1.x sees paths. `/`: none. */
  readonly root: Claim<string>;
  /** Entries that could not be read as rules. */
  readonly unread: readonly UnreadEntry[];
}

/** `before`: so many of the session's rules stand before it. */
export interface UnreadEntry {
  readonly ref: EvidenceRef;
  readonly before: number;
}

/** What a session's own rules say of one distinct call, for sessions that have rules. */
export interface RuleMatch {
  readonly id: ClaimId;
  readonly session: SessionId;
  /** As recorded. */
  readonly tool: string;
  readonly action: string;
  /** Of the input, as recorded; null where it states none that rules look at. */
  readonly resource: string | null;
  /** The folder that the input names for it; null: none, so the session's own. Its `path` is null where it is not readable. */
  readonly folder: { readonly path: string | null } | null;
  /** The files that a patch names, read out of its text; null for any other call, and for a text that is not in that form. */
  readonly files: readonly PatchFile[] | null;
  /** By what the host asks for such a call. */
  readonly verdict: Claim<RuleVerdict>;
  /** null: there is a verdict. */
  readonly lack: VerdictLack | null;
  /** The last rule that matches action and resource as they stand, whatever the host asks for; null when none does, or none is. */
  readonly asItStands: { readonly rule: EvidenceRef; readonly effect: string } | null;
  /** The place of the first such call. */
  readonly place: EvidenceRef;
  readonly calls: readonly CallId[];
}

/** A tool list that the host stated in an answer. */
export interface StatedSurface {
  readonly id: ClaimId;
  readonly session: SessionId;
  /** The first call whose answer states it. */
  readonly from: Claim<CallId>;
  readonly available: Claim<readonly string[]>;
}

export interface StagedRevert {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly message: Claim<string>;
}

/** How often tools were called, by recorded name. */
export interface ToolUse {
  readonly called: Readonly<Record<string, number>>;
  /** null: some list of nested calls was redacted. */
  readonly nested: Readonly<Record<string, number>> | null;
  readonly byUser: Readonly<Record<string, number>>;
  readonly unavailable: Readonly<Record<string, number>>;
}
