// Parts of a generated message of OpenCode 1: plain calls, denials in the host's words, tasks with their envelope.

import type { JsonObject } from "../../../lib/base/json.ts";
import { idAt, type Writing } from "./bundle.ts";
import type { CallPlan, DispatchPlan } from "./plan.ts";

/** A background child that may still be answered. */
export interface OwedTask {
  readonly plan: DispatchPlan;
  readonly child: string;
  readonly index: number;
  readonly notBefore: number;
}

export interface TaskChild {
  readonly id: string;
  readonly caller: string;
  readonly start: number;
  readonly plan: DispatchPlan;
}

export type TaskChildWriter = (child: TaskChild) => {
  readonly last: number;
  readonly endedAt: number | null;
};

interface CallToWrite {
  readonly call: CallPlan;
  readonly caller: string;
  readonly message: string;
  readonly now: number;
}

interface PartWritten {
  readonly part: JsonObject;
  readonly until: number;
  readonly owed: OwedTask | null;
}

const RULES = [
  { permission: "*", pattern: "*", action: "allow" },
  { permission: "bash", pattern: "git push*", action: "deny" },
];

export function toolPart(writing: Writing, child: TaskChildWriter, to: CallToWrite): PartWritten {
  const { call, caller, message, now } = to;
  const callID = `call_${writing.next().toString(36)}`;
  const head = {
    id: idAt("prt", now, writing.next()),
    sessionID: caller,
    messageID: message,
    type: "tool",
    callID,
  };
  const until = call.kind === "plain" ? now + call.lasts : now + 30;
  const time = { start: now, end: until };
  if (call.kind === "dispatch")
    return taskPart(writing, child, { head, caller, now, until, plan: call.plan });
  if (call.kind === "denied" && call.how === "not-available") {
    const error = "Model tried to call unavailable tool 'webfetch'. Available tools: bash, read, task.";
    const state = {
      status: "completed",
      input: { tool: "webfetch", error },
      output: error,
      title: "Invalid Tool",
    };
    return { part: { ...head, tool: "invalid", state: { ...state, metadata: {}, time } }, until, owed: null };
  }
  if (call.kind === "denied") {
    const state = { status: "error", input: { command: "git push" }, error: denialText(call), time };
    return { part: { ...head, tool: "bash", state }, until, owed: null };
  }
  const state = {
    status: "completed",
    input: { command: "ls" },
    output: "ok",
    title: "ls",
    metadata: {},
    time,
  };
  return { part: { ...head, tool: "bash", state }, until, owed: null };
}

interface TaskToWrite {
  readonly head: JsonObject & { readonly callID: string };
  readonly caller: string;
  readonly now: number;
  readonly until: number;
  readonly plan: DispatchPlan;
}

function taskPart(writing: Writing, writeChild: TaskChildWriter, to: TaskToWrite): PartWritten {
  const { head, caller, now, until, plan } = to;
  const child = idAt("ses", now, writing.next());
  const index = writing.dispatches.length;
  const known = {
    caller,
    call: head.callID,
    child,
    plan,
    requestedAt: now,
    acknowledgedAt: until,
    injectedAt: null,
    childEndedAt: null,
  };
  writing.dispatches.push(known);
  const start = plan.background ? until : now + 2;
  const run = plan.isChildLoaded ? writeChild({ id: child, caller, start, plan }) : null;
  writing.dispatches[index] = { ...known, childEndedAt: run?.endedAt ?? null };
  const background: JsonObject = plan.background ? { background: true } : {};
  const state = {
    status: "completed",
    input: { description: plan.task, prompt: plan.prompt, subagent_type: plan.agent, ...background },
    output: plan.background
      ? envelope(child, "running", "Background task started", "The task is working in the background.")
      : envelope(child, "completed", null, plan.reply),
    title: plan.task,
    metadata: {
      parentSessionId: caller,
      sessionId: child,
      model: { modelID: "kestrel", providerID: "harbour" },
      ...(plan.background ? { background: true, jobId: child } : {}),
    },
    time: { start: now, end: until },
  };
  const owed = plan.background ? { plan, child, index, notBefore: (run?.last ?? until) + 5 } : null;
  return { part: { ...head, tool: "task", state }, until, owed };
}

/** The text of the message that brings a background child's answer. */
export function taskNotice({ plan, child }: OwedTask): string {
  const { state, reply } = plan.answer.kind === "notice" ? plan.answer : { state: "completed", reply: "" };
  const word = state === "completed" ? "completed" : "failed";
  return envelope(
    child,
    state === "completed" ? "completed" : "error",
    `Background task ${word}: ${plan.task}`,
    reply,
  );
}

function envelope(child: string, state: string, summary: string | null, body: string): string {
  const tag = state === "error" ? "task_error" : "task_result";
  const lines = [
    `<task id="${child}" state="${state}">`,
    ...(summary === null ? [] : [`<summary>${summary}</summary>`]),
    `<${tag}>`,
    body,
    `</${tag}>`,
    "</task>",
  ];
  return lines.join("\n");
}

function denialText({ how, words }: Extract<CallPlan, { kind: "denied" }>): string {
  if (how === "user") return "The user rejected permission to use this specific tool call.";
  if (how === "user-with-words") {
    return `The user rejected permission to use this specific tool call with the following feedback: ${words}`;
  }
  return `The user has specified a rule which prevents you from using this specific tool call. Here are some of the relevant rules ${JSON.stringify(RULES)}`;
}
