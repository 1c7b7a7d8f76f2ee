// What analysis states about single calls and sessions beside dispatches, as in lib/model/call-records.ts.

import * as z from "zod";
import { claimOf } from "./claim-schema.ts";
import { evidenceRef } from "./evidence-schema.ts";
import { callId, claimId, durationMs, sessionId } from "./ids-schema.ts";
import { callClaim, flagClaim, numberClaim, textClaim, timeClaim } from "./shared-claims.ts";

const lengthClaim = claimOf("Duration", durationMs);
const about = { id: claimId, session: sessionId };

export const idle = z
  .strictObject({
    ...about,
    from: timeClaim,
    to: timeClaim.nullable(),
    length: lengthClaim.nullable(),
    outcome: textClaim,
    openChildren: numberClaim,
  })
  .meta({ id: "Idle", description: "A time in which a session ran nothing; to null: until the end." });

export const decision = z
  .strictObject({
    ...about,
    call: callClaim,
    tool: z.string(),
    effect: claimOf("Effect", z.enum(["allow", "ask", "deny"])),
    by: claimOf(
      "Decider",
      z.enum(["rule", "user", "user-or-auto-reject", "guard", "hook", "approval", "policy", "unknown"]),
    ),
    resource: textClaim,
    at: timeClaim,
    words: textClaim,
    depth: numberClaim,
    turn: claimOf("TurnEffect", z.enum(["went-on", "stopped", "stopped-without-idle"])),
    retried: flagClaim.nullable(),
  })
  .meta({ id: "Decision", description: "What finally happened to one call." });

export const retry = z
  .strictObject({
    ...about,
    decision: claimId,
    call: callClaim,
    tool: z.string(),
    by: claimOf("RetryMatch", z.enum(["path", "host", "program"])),
    shared: textClaim,
    turn: z.enum(["same", "next"]),
    ended: z.enum(["completed", "error", "denied", "not ended", "not known"]),
  })
  .meta({
    id: "Retry",
    description:
      "A later call that may be a refused one tried another way. turn and ended stand as well known as by.",
  });

export const unfinishedCall = z
  .strictObject({
    ...about,
    call: callClaim,
    tool: z.string(),
    state: claimOf("UnfinishedState", z.enum(["running", "streaming", "pending"])),
  })
  .meta({ id: "UnfinishedCall" });

export const wait = z
  .strictObject({
    ...about,
    call: callClaim,
    tool: z.string(),
    length: lengthClaim,
    cause: claimOf("WaitCause", z.enum(["ask", "command"])),
  })
  .meta({ id: "Wait", description: "From the start of a call's body to its end, asking included." });

export const backgroundShellRun = z
  .strictObject({
    ...about,
    call: callClaim,
    shell: textClaim,
    settledAt: timeClaim,
    state: textClaim,
    exit: claimOf("Exit", z.union([z.number(), z.string()])),
  })
  .meta({ id: "BackgroundShellRun" });

export const nestedError = z
  .strictObject({ ...about, call: callClaim, tool: textClaim })
  .meta({ id: "NestedError", description: "A failed call inside another; call is the outer one." });

export const questionAsked = z
  .strictObject({
    ...about,
    call: callClaim,
    state: claimOf("QuestionState", z.enum(["answered", "dismissed"])),
    answers: claimOf("Answers", z.array(z.array(z.string()))).nullable(),
  })
  .meta({ id: "QuestionAsked" });

export const abortedCall = z
  .strictObject({ ...about, call: callClaim, bodyStarted: flagClaim })
  .meta({ id: "AbortedCall" });

export const recordedRule = z
  .strictObject({
    session: sessionId,
    ref: evidenceRef,
    action: z.string(),
    resource: z.string(),
    effect: z.string(),
  })
  .meta({ id: "RecordedRule", description: "A rule of a session's own ruleset, in recorded order." });

export const sessionRuleSet = z
  .strictObject({
    ...about,
    host: z.enum(["opencode-1", "opencode-2", "opencode-2-preview"]),
    directory: textClaim,
    root: textClaim,
    unread: z.array(z.strictObject({ ref: evidenceRef, before: z.number() })),
  })
  .meta({ id: "SessionRuleSet", description: "Where a session's rules are asked." });

export const ruleMatch = z
  .strictObject({
    ...about,
    tool: z.string(),
    action: z.string(),
    resource: z.string().nullable(),
    folder: z.strictObject({ path: z.string().nullable() }).nullable(),
    files: z.array(z.strictObject({ path: z.string(), movesTo: z.string().nullable() })).nullable(),
    verdict: claimOf("RuleVerdict", z.enum(["allow", "ask", "deny", "no-match", "nothing-asked"])),
    lack: z
      .enum([
        "in-text",
        "not-stated",
        "not-known",
        "other-line",
        "not-split",
        "effect",
        "unread",
        "open",
        "unplaced",
        "letters",
      ])
      .nullable(),
    asItStands: z.strictObject({ rule: evidenceRef, effect: z.string() }).nullable(),
    place: evidenceRef,
    calls: z.array(callId),
  })
  .meta({
    id: "RuleMatch",
    description:
      "What a session's own rules say of a distinct call. folder: the one that the input names; its path is null where it is not readable. files: those that a patch names, read out of its text. asItStands: the last rule that matches action and resource as recorded; null: none does.",
  });

export const statedSurface = z
  .strictObject({ ...about, from: callClaim, available: claimOf("ToolNames", z.array(z.string())) })
  .meta({ id: "StatedSurface", description: "A tool list that the host stated in an answer." });

export const stagedRevert = z.strictObject({ ...about, message: textClaim }).meta({ id: "StagedRevert" });

const counts = z.record(z.string(), z.number());

export const toolUse = z
  .strictObject({ called: counts, nested: counts.nullable(), byUser: counts, unavailable: counts })
  .meta({ id: "ToolUse", description: "How often tools were called, by recorded name." });
