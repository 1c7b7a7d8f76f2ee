// Where in the files a claim rests: a place that shows something, or a place that was searched and showed nothing.

import type { Pointer } from "../base/json-pointer.ts";
import type { DocumentId } from "./ids.ts";

/** A place in a document. `line` counts from 1 in a JSONL document, where `at` points into that line; else null. */
export interface EvidenceRef {
  readonly doc: DocumentId;
  readonly line: number | null;
  readonly at: Pointer;
}

/** What the place shows, as a closed vocabulary: the dictionaries hold the clause for each. */
export type Says =
  | "acknowledgement-sentence"
  | "acknowledgement-status"
  | "acknowledgement-time"
  | "agent-in-input"
  | "answer"
  | "background-in-input"
  | "call-id"
  | "call-state"
  | "child-end"
  | "child-in-metadata"
  | "child-in-text"
  | "child-session-record"
  | "child-start"
  | "child-still-working"
  | "description-in-input"
  | "document-head"
  | "error-message"
  | "error-type"
  | "finish"
  | "host-sentence"
  | "host-version"
  | "id-time"
  | "idle-row"
  | "input"
  | "message-time"
  | "model"
  | "nested-calls"
  | "next-row"
  | "notice-agent"
  | "notice-body"
  | "notice-child"
  | "notice-description"
  | "notice-source"
  | "notice-state"
  | "notice-time"
  | "parent-link"
  | "path-in-input"
  | "prompt"
  | "record"
  | "request-time"
  | "result-text"
  | "revert"
  | "session-id"
  | "session-rule"
  | "session-title"
  | "shape"
  | "start-time"
  | "tokens"
  | "cost"
  | "tool-list"
  | "tool-name"
  | "project-root";

/** `excerpt` is found in the value at `ref`: in the string itself, or in its compact JSON. */
export interface PresentEvidence {
  readonly kind: "present";
  readonly ref: EvidenceRef;
  readonly excerpt: string;
  readonly says: Says;
}

/** What was looked for: the dictionaries name each. */
export type Sought =
  | "counted-records"
  | "human-prompts"
  | "idle-row"
  | "model-steps"
  | "notice-of-child"
  | "open-dispatches-of-child"
  | "result-error-or-notice"
  | "result-or-notice"
  | "tool-calls";

/** `looked` records of `within` were searched for `sought` and none showed it. */
export interface AbsentEvidence {
  readonly kind: "absent";
  readonly within: EvidenceRef;
  readonly sought: Sought;
  readonly looked: number;
}

export type Evidence = PresentEvidence | AbsentEvidence;
export type Grounds = readonly [Evidence, ...Evidence[]];
