// What the timeline draws, before any layout: spans, moments, links and bands per session, each with its standing.
// Times are recorded ones; a span without a recorded end says so instead of being given one.

import type { EpochMs } from "../base/time.ts";
import type { EvidenceRef, Says } from "./evidence.ts";
import type { ClaimId, SessionId } from "./ids.ts";
import type { Standing } from "./standing.ts";

export type SpanKind = "step" | "tool" | "user-shell" | "compaction";
export type SpanState = "completed" | "error" | "refused" | "unfinished" | "other";

/** An interval of one session that a single record states. */
export interface Span {
  /** `<session>/<subject>`; its claims are `<id>/start`, `<id>/end`, `<id>/state`, `<id>/name`. */
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly kind: SpanKind;
  /** Agent of a step, name of a tool. */
  readonly name: string;
  readonly agent: string | null;
  readonly from: EpochMs;
  /** null: no end is recorded. */
  readonly to: EpochMs | null;
  readonly state: SpanState;
  readonly ref: EvidenceRef;
  /** Places of `from`, `to` and the state word. */
  readonly at: {
    readonly from: EvidenceRef;
    readonly to: EvidenceRef | null;
    readonly state: EvidenceRef | null;
  };
  /** What the record says, in one line, cut to an excerpt. */
  readonly says: string;
}

export type MomentKind =
  | "request"
  | "acknowledgement"
  | "child-start"
  | "child-end"
  | "injection"
  | "settled"
  | "idle"
  | "prompt"
  /** The lead's words to a child, recorded as a prompt of a user. */
  | "lead-prompt"
  | "notice"
  | "synthetic"
  | "switch"
  | "system"
  | "compaction"
  | "retry"
  | "refused"
  /** What the model could call changed, as far as is known. */
  | "surface"
  | "unread";

export interface Moment {
  readonly id: string;
  readonly kind: MomentKind;
  readonly session: SessionId;
  readonly at: EpochMs;
  readonly standing: Standing;
  /** The claim behind it, when it is one of a dispatch, an idle or a decision. */
  readonly claim: ClaimId | null;
  readonly dispatch: ClaimId | null;
  readonly agent: string | null;
  readonly ref: EvidenceRef;
  /** A recorded text to show with it (a task, a prompt's start, a tool), and what it is. */
  readonly text: string | null;
  readonly says: Says;
}

/** A causal tie between two sessions. `from` and `to` may be the same instant. */
export interface Link {
  readonly id: string;
  readonly kind: "dispatch" | "answer" | "presumption";
  readonly dispatch: ClaimId;
  readonly claim: ClaimId;
  readonly standing: Standing;
  readonly from: { readonly session: SessionId; readonly at: EpochMs };
  readonly to: { readonly session: SessionId; readonly at: EpochMs };
}

export interface Band {
  readonly id: string;
  /** `waiting`: idle while dispatches of the session were open. `not-loaded`: a child known only from outside. */
  readonly kind: "idle" | "waiting" | "not-loaded";
  readonly session: SessionId;
  readonly from: EpochMs;
  /** null: until the end of the record. */
  readonly to: EpochMs | null;
  readonly standing: Standing;
  readonly claim: ClaimId;
  readonly openChildren: number;
}

/** One lane to draw: a session, loaded or only named. */
export interface Lane {
  readonly session: SessionId;
  readonly isLoaded: boolean;
  readonly depth: number;
  readonly parent: SessionId | null;
  /** The dispatch that made it first; null for a lead. */
  readonly dispatch: ClaimId | null;
  /** How well it is known that this session is the child of that dispatch; `observed` for a lead. */
  readonly standing: Standing;
  readonly agent: string | null;
  readonly title: string | null;
}

export interface Timeline {
  readonly from: EpochMs | null;
  readonly to: EpochMs | null;
  readonly lanes: readonly Lane[];
  readonly spans: readonly Span[];
  readonly moments: readonly Moment[];
  readonly links: readonly Link[];
  readonly bands: readonly Band[];
}
