// How the closed vocabularies of the model are said: outcomes, what settled a dispatch, decisions, states.

import type { Decider, Effect, RetryMatch, TurnEffect, WaitCause } from "../../model/call-records.ts";
import type { AcknowledgementStatus, Outcome, SettledBy } from "../../model/dispatch.ts";
import type { FactHost } from "../../model/host-fact.ts";
import type { FormatId } from "../../model/ids.ts";
import type { Severity } from "../../model/problem.ts";
import type { RuleVerdict } from "../../model/rule-words.ts";
import type { SpanKind, SpanState } from "../../model/timeline.ts";
import type { CallPhase } from "../../model/tool-call.ts";
import type { Reach } from "../../model/tool-surface.ts";

export const values = {
  outcome: {
    completed: "completed",
    error: "failed",
    cancelled: "cancelled",
    open: "open at end",
  } satisfies Record<Outcome, string>,
  refused: "refused",
  settledBy: {
    "synchronous-result": "result of the call",
    "tool-error": "error of the call",
    injection: "notice",
    event: "event of a log",
    "child-session": "the child's own export",
    "parent-idle": "the lead went idle",
  } satisfies Record<SettledBy, string>,
  acknowledgement: {
    running: "status running",
    completed: "status completed",
    error: "status error",
  } satisfies Record<AcknowledgementStatus, string>,
  effect: { allow: "allowed", ask: "asked", deny: "denied" } satisfies Record<Effect, string>,
  decider: {
    rule: "a rule",
    user: "the user",
    "user-or-auto-reject": "the user or an automatic rejection, which are written alike",
    guard: "a plugin's guard",
    hook: "a hook",
    approval: "an approval",
    policy: "a policy",
    unknown: "nobody named",
  } satisfies Record<Decider, string>,
  turnEffect: {
    "went-on": "the turn went on",
    stopped: "the turn stopped",
    "stopped-without-idle": "the turn stopped without an idle row",
  } satisfies Record<TurnEffect, string>,
  retryMatch: {
    path: "the same path",
    host: "the same server",
    program: "the same program",
  } satisfies Record<RetryMatch, string>,
  ruleVerdict: {
    allow: "allowed",
    ask: "asked for",
    deny: "denied",
    "no-match": "no rule matches",
    "nothing-asked": "nothing is asked",
  } satisfies Record<RuleVerdict, string>,
  waitCause: { ask: "an open ask", command: "a slow command" } satisfies Record<WaitCause, string>,
  callPhase: {
    pending: "pending",
    streaming: "streaming",
    running: "running",
    completed: "completed",
    error: "error",
    other: "another word",
  } satisfies Record<CallPhase, string>,
  spanKind: {
    step: "model step",
    tool: "tool call",
    "user-shell": "shell command of the user",
    compaction: "compaction",
  } satisfies Record<SpanKind, string>,
  spanState: {
    completed: "completed",
    error: "failed",
    refused: "refused",
    unfinished: "unfinished",
    other: "another state",
  } satisfies Record<SpanState, string>,
  severity: { note: "note", warning: "warning", loss: "loss" } satisfies Record<Severity, string>,
  format: {
    "opencode-1": "OpenCode 1",
    "opencode-2": "OpenCode 2",
    "opencode-2-preview": "OpenCode 2 preview",
    unknown: "unknown format",
  } satisfies Record<FormatId | "unknown", string>,
  reach: {
    direct: "direct",
    "via-execute": "inside execute",
    "removed-by-rule": "removed by a rule",
    "removed-from-request": "taken out of the request",
    absent: "absent",
  } satisfies Record<Reach, string>,
  factHost: {
    "opencode-1": "OpenCode 1",
    "opencode-2": "OpenCode 2",
    "team-mode": "TeamMode",
  } satisfies Record<FactHost, string>,
  yes: "yes",
  no: "no",
  background: "background",
  waited: "waited",
  none: "none",
  atMost: (duration: string) => `≤ ${duration}`,
  hostVersions: (host: string, from: string, to: string) =>
    from === to ? `${host}, ${from}` : `${host}, ${from} to ${to}`,
  hostOnly: (host: string) => `${host}, version not recorded`,
  longList: (items: readonly string[]) => items.join("; "),
  list: (items: readonly string[]) => items.join(", "),
};
