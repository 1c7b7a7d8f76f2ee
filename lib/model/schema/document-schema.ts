// Documents and problems, as analysis states them.

import * as z from "zod";
import { byteRange, documentId, formatId, pointer, sessionId } from "./ids-schema.ts";
import { hintKey, reason, sentenceKey, sentenceValues } from "./sentence-schema.ts";

export const problem = z
  .strictObject({
    code: z.enum([
      "unreadable-document",
      "byte-order-mark",
      "utf-16",
      "text-before-json",
      "text-after-json",
      "concatenated-documents",
      "wrapped-document",
      "partial-page",
      "truncated-document",
      "ends-inside-turn",
      "sanitized-export",
      "duplicate-session",
      "unknown-row-type",
      "row-without-type",
      "unknown-content-type",
      "malformed-item",
      "unknown-tool-state",
      "duplicate-id",
      "duplicate-call-id",
      "time-disorder",
      "unreadable-time",
      "torn-line",
      "non-object-line",
      "unknown-event",
      "unknown-ack-status",
      "ack-without-child-id",
      "unknown-notice-state",
      "duplicate-notice",
      "orphan-notice",
      "ambiguous-link",
      "notice-before-ack",
      "missing-child-export",
      "missing-parent-export",
      "syntax-error",
      "invalid-bytes",
      "duplicate-key",
      "too-deep",
      "too-large",
      "empty-file",
      "not-a-session",
      "unsafe-archive",
      "unreadable-archive",
      "same-bytes",
      "mixed-shapes",
      "unexpected-shape",
      "reading-cancelled",
      "altered-report",
      "analysis-stopped",
    ]),
    severity: z.enum(["note", "warning", "loss"]),
    says: sentenceKey,
    values: sentenceValues,
    hint: hintKey.nullable(),
    document: z.string().nullable(),
    line: z.number().nullable(),
    at: pointer.nullable(),
    bytes: byteRange.nullable(),
  })
  .meta({ id: "Problem", description: "What went wrong, where, and what to do about it." });

const coverage = z
  .strictObject({
    leaves: z.number(),
    read: z.number(),
    unread: z.array(z.strictObject({ pattern: z.string(), leaves: z.number(), isRead: z.boolean() })),
  })
  .meta({ id: "DocumentCoverage", description: "How many values were read; the rest by pointer pattern." });

export const documentSummary = z
  .strictObject({
    id: documentId,
    name: z.string(),
    fileName: z.string(),
    form: z.enum(["json", "jsonl"]),
    size: z.number(),
    format: z.union([formatId, z.literal("unknown")]),
    because: z.array(reason),
    condition: z.strictObject({
      isComplete: z.boolean(),
      isPartialPage: z.boolean(),
      isSanitized: z.boolean(),
    }),
    sessions: z.array(sessionId),
    rows: z.number(),
    coverage,
  })
  .meta({ id: "DocumentSummary" });
