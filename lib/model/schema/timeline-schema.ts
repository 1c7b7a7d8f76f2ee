// Spans, moments, links, bands and lanes, as in lib/model/timeline.ts.

import * as z from "zod";
import { evidenceRef, says } from "./evidence-schema.ts";
import { claimId, epochMs, sessionId, standing } from "./ids-schema.ts";

const span = z
  .strictObject({
    id: claimId,
    session: sessionId,
    kind: z.enum(["step", "tool", "user-shell", "compaction"]),
    name: z.string(),
    agent: z.string().nullable(),
    from: epochMs,
    to: epochMs.nullable(),
    state: z.enum(["completed", "error", "refused", "unfinished", "other"]),
    ref: evidenceRef,
    at: z.strictObject({
      from: evidenceRef,
      to: evidenceRef.nullable(),
      state: evidenceRef.nullable(),
    }),
    says: z.string(),
  })
  .meta({ id: "Span", description: "An interval that one record states; to null: no end is recorded." });

const moment = z
  .strictObject({
    id: z.string(),
    kind: z.enum([
      "request",
      "acknowledgement",
      "child-start",
      "child-end",
      "injection",
      "settled",
      "idle",
      "prompt",
      "lead-prompt",
      "notice",
      "synthetic",
      "switch",
      "system",
      "compaction",
      "retry",
      "refused",
      "surface",
      "unread",
    ]),
    session: sessionId,
    at: epochMs,
    standing,
    claim: claimId.nullable(),
    dispatch: claimId.nullable(),
    agent: z.string().nullable(),
    ref: evidenceRef,
    text: z.string().nullable(),
    says,
  })
  .meta({ id: "Moment" });

const end = z.strictObject({ session: sessionId, at: epochMs });

const link = z
  .strictObject({
    id: z.string(),
    kind: z.enum(["dispatch", "answer", "presumption"]),
    dispatch: claimId,
    claim: claimId,
    standing,
    from: end,
    to: end,
  })
  .meta({ id: "Link", description: "A causal tie between two sessions." });

const band = z
  .strictObject({
    id: z.string(),
    kind: z.enum(["idle", "waiting", "not-loaded"]),
    session: sessionId,
    from: epochMs,
    to: epochMs.nullable(),
    standing,
    claim: claimId,
    openChildren: z.number(),
  })
  .meta({ id: "Band" });

const lane = z
  .strictObject({
    session: sessionId,
    isLoaded: z.boolean(),
    depth: z.number(),
    parent: sessionId.nullable(),
    dispatch: claimId.nullable(),
    standing,
    agent: z.string().nullable(),
    title: z.string().nullable(),
  })
  .meta({ id: "Lane" });

export const timeline = z
  .strictObject({
    from: epochMs.nullable(),
    to: epochMs.nullable(),
    lanes: z.array(lane),
    spans: z.array(span),
    moments: z.array(moment),
    links: z.array(link),
    bands: z.array(band),
  })
  .meta({ id: "Timeline" });
