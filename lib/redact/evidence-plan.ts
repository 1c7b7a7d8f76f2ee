// Places, and what is quoted from them. The clause of a quotation says what it is; a clause that is added to the model needs
// its class here.

import type { Evidence, EvidenceRef, Says } from "../model/evidence.ts";
import {
  DOCUMENT,
  ID,
  type MembersPlan,
  members,
  NAME,
  POINTER,
  type TextClass,
  text,
  value,
} from "./plan.ts";

export const REF: MembersPlan<EvidenceRef> = members({ doc: DOCUMENT, line: "kept", at: POINTER } as const);

const STATED = value("messages");

const QUOTED: Readonly<Record<Says, TextClass>> = {
  "acknowledgement-sentence": text("tool-output"),
  "acknowledgement-status": value("tool-output"),
  "acknowledgement-time": STATED,
  "agent-in-input": NAME,
  answer: text("prompts"),
  "background-in-input": value("tool-input"),
  "call-id": ID,
  "call-state": STATED,
  "child-end": STATED,
  "child-in-metadata": ID,
  "child-in-text": ID,
  "child-session-record": ID,
  "child-start": STATED,
  "child-still-working": STATED,
  "description-in-input": text("descriptions"),
  "document-head": NAME,
  "error-message": text("errors"),
  "error-type": value("errors"),
  finish: STATED,
  "host-sentence": text("tool-output"),
  "host-version": STATED,
  "id-time": ID,
  "idle-row": STATED,
  input: value("tool-input"),
  "path-in-input": value("paths"),
  "message-time": STATED,
  model: NAME,
  "nested-calls": NAME,
  "next-row": STATED,
  "notice-agent": NAME,
  "notice-body": text("messages"),
  "notice-child": ID,
  "notice-description": text("descriptions"),
  "notice-source": STATED,
  "notice-state": STATED,
  "notice-time": STATED,
  "parent-link": ID,
  prompt: text("prompts"),
  record: ID,
  "request-time": STATED,
  "result-text": text("tool-output"),
  revert: ID,
  "session-id": ID,
  "session-rule": value("paths"),
  "session-title": text("titles"),
  shape: STATED,
  "start-time": STATED,
  tokens: STATED,
  cost: STATED,
  "tool-list": NAME,
  "tool-name": NAME,
  "project-root": value("paths"),
};

/** Present and absent evidence in one: a place has the members of its kind only. */
export const EVIDENCE = {
  members: {
    kind: "kept",
    ref: REF,
    excerpt: { classOf: (owner: object) => ("says" in owner ? quoted(owner.says) : text("messages")) },
    says: "kept",
    within: REF,
    sought: "kept",
    looked: "kept",
  },
} as const;

function quoted(says: unknown): TextClass {
  return typeof says === "string" && isSays(says) ? QUOTED[says] : text("messages");
}

function isSays(says: string): says is Says {
  return Object.hasOwn(QUOTED, says);
}

/** Holds the plan to the model: a member that evidence gains must be named above. */
type EvidenceMembers = Evidence extends infer Each ? (Each extends object ? keyof Each : never) : never;
export const EVIDENCE_MEMBERS: Readonly<Record<EvidenceMembers, true>> = {
  kind: true,
  ref: true,
  excerpt: true,
  says: true,
  within: true,
  sought: true,
  looked: true,
};
