// The rule that licenses a step from the files to a value, and on whose authority.

import type { FormatId, WarrantId } from "./ids.ts";
import type { Standing } from "./standing.ts";

/** Who vouches for a piece of knowledge, with the letter that the documents use for it. */
export type AuthorityKind = "live" | "host-source" | "plugin-source" | "docs" | "report" | "unknown";

export const AUTHORITY_LETTERS: Readonly<Record<AuthorityKind, string>> = {
  live: "L",
  "host-source": "B",
  "plugin-source": "R",
  docs: "D",
  report: "–",
  unknown: "U",
};

/** Inclusive range of host versions, per format. */
export interface HostVersionRange {
  readonly format: FormatId;
  readonly from: string;
  readonly to: string;
}

export const WARRANT_NAMES = [
  "stated",
  "difference-of-times",
  "upper-bound",
  "count",
  "sum",
  "same-id",
  "time-in-id",
  "same-message-id",
  "row-order",
  "host-by-shape",
  "edge-of-what-was-read",
  "row-after-loss",
  "child-in-metadata",
  "child-in-result",
  "child-resumed",
  "child-by-description",
  "acknowledged",
  "answered-by-notice",
  "settled-by-result",
  "settled-by-error",
  "settled-by-injection",
  "settled-by-child-session",
  "settled-by-inferred-link",
  "settled-after-loss",
  "parent-idle",
  "no-settlement",
  "child-end",
  "not-delivered",
  "order-of-requests",
  "idle-row",
  "idle-after-stop",
  "denial-worded",
  "denied-by-listed-rules",
  "denied-by-session-rule",
  "denied-by-made-resource",
  "denied-by-some-rule",
  "declined-by-user",
  "rejected-without-words",
  "rejected-by-policy",
  "denied-by-guard-wording",
  "refused-by-somebody",
  "failure-or-refusal",
  "tool-call-completed",
  "tool-call-reached",
  "nested-call-completed",
  "tool-in-stated-list",
  "not-in-stated-list",
  "tool-answered-unknown",
  "tool-taken-from-request",
  "offered-by-registry",
  "offered-by-model",
  "removed-by-session-rule",
  "direct-door-closed",
  "reach-differs",
  "reach-carried-over",
  "tools-not-exported",
  "plugin-door-denied",
  "plugin-door-by-reading",
  "rules-for-recorded-call",
  "rules-for-made-question",
  "turn-by-rows",
  "turn-by-decline",
  "retried-another-way",
  "possible-ask",
  "slow-command",
] as const;

export type WarrantName = (typeof WARRANT_NAMES)[number];

const BY_ID: ReadonlyMap<string, WarrantName> = new Map(WARRANT_NAMES.map((name) => [name, name]));

/** null for an id from a later version. */
export function warrantName(id: string): WarrantName | null {
  return BY_ID.get(id) ?? null;
}

/** What the dictionaries hold of each rule: its sentences stand there, in every language. */
export interface WarrantWords {
  /** One sentence that a reviewer can dispute. */
  readonly because: string;
  /** Where its authority stands. */
  readonly cite: string;
  /** What would prove a claim under it wrong. */
  readonly rebuttedBy: string;
}

export interface Warrant {
  readonly id: WarrantId;
  /** No claim under this warrant stands higher. */
  readonly ceiling: Standing;
  readonly authority: AuthorityKind;
  /** Versions on which the knowledge was seen; null for one that only reads what a file states, that was read in a source of no release, or that is a premise of ours. */
  readonly seenOn: readonly HostVersionRange[] | null;
}

/** How often an inferring rule's premise held, and failed, where one bundle lets it be checked. */
export interface WarrantTally {
  readonly warrant: WarrantId;
  readonly held: number;
  readonly failed: number;
}
