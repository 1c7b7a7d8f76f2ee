// Places in the files: one that shows a value, or one that was searched and showed nothing.

import * as z from "zod";
import { documentId, pointer } from "./ids-schema.ts";

export const evidenceRef = z
  .strictObject({ doc: documentId, line: z.number().nullable(), at: pointer })
  .meta({
    id: "EvidenceRef",
    description: "line counts from 1 in a JSONL document; at then points into it.",
  });

export const says = z
  .enum([
    "acknowledgement-sentence",
    "acknowledgement-status",
    "acknowledgement-time",
    "agent-in-input",
    "answer",
    "background-in-input",
    "call-id",
    "call-state",
    "child-end",
    "child-in-metadata",
    "child-in-text",
    "child-session-record",
    "child-start",
    "child-still-working",
    "description-in-input",
    "document-head",
    "error-message",
    "error-type",
    "finish",
    "host-sentence",
    "host-version",
    "id-time",
    "idle-row",
    "input",
    "message-time",
    "model",
    "nested-calls",
    "next-row",
    "notice-agent",
    "notice-body",
    "notice-child",
    "notice-description",
    "notice-source",
    "notice-state",
    "notice-time",
    "parent-link",
    "path-in-input",
    "prompt",
    "record",
    "request-time",
    "result-text",
    "revert",
    "session-id",
    "session-rule",
    "session-title",
    "shape",
    "start-time",
    "tokens",
    "cost",
    "tool-list",
    "tool-name",
    "project-root",
  ])
  .meta({ id: "Says", description: "What a place shows." });

const present = z.strictObject({
  kind: z.literal("present"),
  ref: evidenceRef,
  excerpt: z.string(),
  says,
});

const absent = z.strictObject({
  kind: z.literal("absent"),
  within: evidenceRef,
  sought: z.enum([
    "counted-records",
    "human-prompts",
    "idle-row",
    "model-steps",
    "notice-of-child",
    "open-dispatches-of-child",
    "result-error-or-notice",
    "result-or-notice",
    "tool-calls",
  ]),
  looked: z.number(),
});

export const evidence = z.discriminatedUnion("kind", [present, absent]).meta({ id: "Evidence" });

export const grounds = z
  .tuple([evidence], evidence)
  .meta({ id: "Grounds", description: "At least one place." });
