// Dispatches and orphan notices, as in lib/model/dispatch.ts.

import * as z from "zod";
import { applicableOf, claimOf } from "./claim-schema.ts";
import { claimId, durationMs, sessionId } from "./ids-schema.ts";
import {
  callClaim,
  flagClaim,
  numberClaim,
  sessionClaim,
  textClaim,
  timeClaim,
  usage,
} from "./shared-claims.ts";

const settledBy = z.enum([
  "synchronous-result",
  "tool-error",
  "injection",
  "event",
  "child-session",
  "parent-idle",
]);

const measure = z
  .strictObject({ ms: durationMs, bound: z.enum(["exact", "upper bound"]) })
  .meta({ id: "Measure", description: "upper bound: the real one is no longer than this." });

const applicableMeasure = applicableOf("Measure", measure);

export const dispatch = z
  .strictObject({
    id: claimId,
    number: z.number(),
    caller: sessionId,
    depth: z.number(),
    call: callClaim,
    agent: textClaim,
    description: textClaim,
    requestedBackground: flagClaim,
    background: flagClaim,
    child: sessionClaim,
    acknowledgement: claimOf("Acknowledgement", z.enum(["running", "completed", "error"])),
    acknowledgementRaw: textClaim.nullable(),
    requestedAt: timeClaim,
    startedAt: timeClaim,
    acknowledgedAt: timeClaim,
    childStartedAt: timeClaim,
    childEndedAt: timeClaim,
    injectedAt: timeClaim,
    settledBy: claimOf("SettledBy", settledBy),
    settledAt: timeClaim,
    outcome: claimOf("Outcome", z.enum(["completed", "error", "cancelled", "open"])),
    stateRaw: textClaim.nullable(),
    delivered: flagClaim,
    emptyReply: flagClaim,
    episode: numberClaim,
    openBelow: numberClaim,
    nextStepAt: timeClaim,
    error: textClaim.nullable(),
    isRefused: z.boolean(),
    acknowledgementLatency: applicableMeasure,
    working: applicableMeasure,
    noticeDelay: applicableMeasure,
    reaction: applicableMeasure,
    tokens: applicableOf("Tokens", usage),
    cost: applicableOf("Cost", z.number()),
    childCalls: applicableOf("Count", z.number()),
  })
  .meta({ id: "Dispatch", description: "One delegation, from request to collection." });

export const orphanNotice = z
  .strictObject({
    id: claimId,
    session: sessionId,
    child: sessionClaim,
    at: timeClaim,
    state: textClaim,
  })
  .meta({ id: "OrphanNotice", description: "A notice whose child no dispatch in the bundle started." });
