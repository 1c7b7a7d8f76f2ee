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

export interface Authority {
  readonly kind: AuthorityKind;
  readonly cite: string;
}

/** Inclusive range of host versions, per format. */
export interface HostVersionRange {
  readonly format: FormatId;
  readonly from: string;
  readonly to: string;
}

export interface Warrant {
  readonly id: WarrantId;
  /** No claim under this warrant stands higher. */
  readonly ceiling: Standing;
  /** One sentence that a reviewer can dispute. */
  readonly because: string;
  readonly authority: Authority;
  /** Versions on which the knowledge was seen; null for a warrant that only reads what a file states. */
  readonly seenOn: readonly HostVersionRange[] | null;
  /** What would prove a claim under it wrong. */
  readonly rebuttedBy: string;
}

/** How often an inferring rule's premise held, and failed, where one bundle lets it be checked. */
export interface WarrantTally {
  readonly warrant: WarrantId;
  readonly held: number;
  readonly failed: number;
}
