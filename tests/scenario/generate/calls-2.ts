// Calls of a generated step of OpenCode 2: plain ones, denials in the host's words, dispatches with their
// acknowledgement, and the notice that answers a dispatch.

import type { JsonObject } from "../../../lib/base/json.ts";
import { idAt, type Writing } from "./bundle.ts";
import { type Flesh, pick } from "./flesh-2.ts";
import type { CallPlan, DispatchPlan } from "./plan.ts";

/** A background child that may still be answered. */
export interface Owed {
  readonly plan: DispatchPlan;
  readonly child: string;
  /** Place in the list of dispatches. */
  readonly index: number;
  /** No notice comes before the child's own last row. */
  readonly notBefore: number;
}

export interface ChildToWrite {
  readonly id: string;
  readonly caller: string;
  readonly start: number;
  readonly plan: DispatchPlan;
}

/** Writes a child's export; `idleAt` is null when it shows no end. */
export type ChildWriter = (child: ChildToWrite) => { readonly last: number; readonly idleAt: number | null };

interface CallToWrite {
  readonly call: CallPlan;
  readonly caller: string;
  readonly now: number;
  readonly open: Flesh;
}

interface CallWritten {
  readonly item: JsonObject;
  readonly until: number;
  readonly owed: Owed | null;
}

export function callItem(
  writing: Writing,
  child: ChildWriter,
  { call, caller, now, open }: CallToWrite,
): CallWritten {
  const id = `call_${writing.next().toString(36)}`;
  if (call.kind === "plain") {
    const until = now + call.lasts;
    const time = { created: now, ran: now + 1, completed: until };
    return { item: { ...pick(open.tools, call.flesh), id, time }, until, owed: null };
  }
  const until = now + 30;
  const head = { type: "tool", id, time: { created: now, ran: now + 1, completed: until } };
  if (call.kind === "dispatch") return dispatchItem(writing, child, { head, caller, plan: call.plan });
  const state = { status: "error", input: { command: "git push" }, error: denialError(call) };
  return { item: { ...head, name: "shell", state }, until, owed: null };
}

interface DispatchToWrite {
  readonly head: {
    readonly id: string;
    readonly time: { readonly created: number; readonly completed: number };
  };
  readonly caller: string;
  readonly plan: DispatchPlan;
}

function dispatchItem(
  writing: Writing,
  writeChild: ChildWriter,
  { head, caller, plan }: DispatchToWrite,
): CallWritten {
  const { created, completed } = head.time;
  const child = idAt("ses", created, writing.next());
  const index = writing.dispatches.length;
  const known = {
    caller,
    call: head.id,
    child,
    plan,
    requestedAt: created,
    acknowledgedAt: completed,
    injectedAt: null,
    childEndedAt: null,
  };
  writing.dispatches.push(known);
  const start = plan.background ? completed : created + 2;
  const run = plan.isChildLoaded ? writeChild({ id: child, caller, start, plan }) : null;
  writing.dispatches[index] = { ...known, childEndedAt: run?.idleAt ?? null };
  const { agent, task, prompt, background } = plan;
  const state = {
    status: "completed",
    input: { agent, description: task, prompt, background },
    content: [{ type: "text", text: background ? acknowledgement(child) : resultOf(child, plan) }],
    metadata: { sessionID: child, status: background ? "running" : "completed", truncated: false },
  };
  const owed = background ? { plan, child, index, notBefore: (run?.last ?? completed) + 5 } : null;
  return { item: { ...head, name: "subagent", state }, until: completed, owed };
}

/** What the synthetic row of a notice holds beside its head. */
export function noticeMembers({ plan, child }: Owed): JsonObject {
  const { state, reply } = plan.answer.kind === "notice" ? plan.answer : { state: "completed", reply: "" };
  return {
    description: plan.task,
    metadata: { source: "subagent", childID: child, agent: plan.agent, state },
    text: `<subagent sessionID="${child}" state="${state}" description="${plan.task}">\n${reply}\n</subagent>`,
  };
}

function acknowledgement(child: string): string {
  return `The subagent is working in the background (sessionID: ${child}). You will be notified automatically when it finishes.`;
}

function resultOf(child: string, plan: DispatchPlan): string {
  return `<subagent sessionID="${child}" state="completed">\n${plan.reply}\n</subagent>`;
}

function denialError({ how, words }: Extract<CallPlan, { kind: "denied" }>): JsonObject {
  if (how === "user") return { type: "aborted", message: "The user declined this tool call" };
  if (how === "user-with-words") return { type: "permission.rejected", message: words };
  if (how === "not-available") return { type: "unknown", message: "Unknown tool: shell" };
  return { type: "permission.rejected", message: "Permission denied: shell" };
}
