// What a model could call at one moment, and by which door. Unknown is the rule: an export holds no tool definitions, so a
// surface names only the tools that a record, or a rule about the host, speaks of; one claim stands for all others.

import type { EpochMs } from "../base/time.ts";
import type { Claim } from "./claim.ts";
import type { EvidenceRef } from "./evidence.ts";
import type { ClaimId, SessionId } from "./ids.ts";

/**
 *   direct                 the model could call it by itself
 *   via-execute            a program inside `execute` could call it
 *   removed-by-rule        a rule took it away, from both doors
 *   removed-from-request   a plugin or the host took it out of a request: the direct door only
 *   absent                 the host has no such tool at the door that was tried
 */
export const REACHES = [
  "direct",
  "via-execute",
  "removed-by-rule",
  "removed-from-request",
  "absent",
] as const;
export type Reach = (typeof REACHES)[number];

/** What a claim of reach speaks of: a call of its own, a call inside `execute`, or both. */
export type Doors = "direct" | "execute" | "both";

/** What can make a surface another one. `host-answer`: a call was answered otherwise than one before it. */
export const SURFACE_OCCASIONS = [
  "session-start",
  "session-rules",
  "agent-switch",
  "model-switch",
  "system-row",
  "compaction",
  "stated-list",
  "host-answer",
] as const;
export type SurfaceOccasion = (typeof SURFACE_OCCASIONS)[number];

/** One statement about the reach of one tool, or of all the tools that the statement names. */
export interface ToolReach {
  readonly id: ClaimId;
  /** Flat names: `browser_tabs_open`. */
  readonly tools: readonly string[];
  /** Other spellings of the one tool in these records: `browser.tabs.open`. */
  readonly aliases: readonly string[];
  readonly doors: Doors;
  readonly reach: Claim<Reach>;
  /** The session's own rule that took it away, or that would explain its absence. */
  readonly removedBy: Claim<EvidenceRef> | null;
  /** How many calls the statement rests on; 0 where a list, a rule or the registry makes it, whatever was called beside. */
  readonly calls: number;
}

export interface ToolSurface {
  readonly id: ClaimId;
  readonly session: SessionId;
  /** From 1, in the order of the records. */
  readonly number: number;
  /** What stood at its beginning; the first of them opened it. */
  readonly occasions: readonly SurfaceOccasion[];
  /** What the occasion names: an agent, a model, a description. */
  readonly names: string | null;
  readonly at: Claim<EpochMs>;
  readonly tools: readonly ToolReach[];
  /** For every tool that is not named. */
  readonly others: Claim<Reach>;
  /** Whether the tools named are all there were. */
  readonly complete: Claim<boolean>;
  /** Tools whose reach is known to differ from what was known before; null: of none is that known. */
  readonly changes: Claim<readonly string[]> | null;
  /** The surface before it, where what was known of that one is presumed to go on; null: nothing is. */
  readonly continues: Claim<ClaimId> | null;
  /** Later moments that changed nothing that is known, by what they were. */
  readonly unchanged: Readonly<Record<string, number>>;
}

/** A rule denies a plugin's tool, and the host's own tool of the same use stays open. */
export interface DeniedYetReachable {
  readonly id: ClaimId;
  readonly session: SessionId;
  /** The action that is denied. */
  readonly denied: string;
  readonly rule: EvidenceRef;
  /** The host's own action that is not. */
  readonly open: Claim<string>;
  /** The last rule that names that action; null: none does. */
  readonly openRule: EvidenceRef | null;
  /** The tools that the action stands for. */
  readonly tools: readonly string[];
}
