// Rows of an OpenCode 2 export, each with only what a test is about. Times are seconds after EPOCH.

import type { Json, JsonObject } from "@/lib/base/json.ts";

export const EPOCH = 1_790_000_000_000;

export const at = (seconds: number): number => EPOCH + Math.round(seconds * 1000);

const MODEL = { id: "model-1", providerID: "provider" };

/** A host-made id whose built-in time is the row's own. */
export function messageId(seconds: number, mark = "row"): string {
  const hex = ((BigInt(at(seconds)) * 4096n) % 2n ** 48n).toString(16).padStart(12, "0");
  return `msg_${hex}${mark.padEnd(14, "0").slice(0, 14)}`;
}

export function prompt(seconds: number, text = "Please look."): JsonObject {
  return { id: messageId(seconds), type: "user", time: { created: at(seconds) }, text };
}

export interface StepOptions {
  readonly to?: number | null;
  readonly finish?: string | null;
  readonly id?: string;
  readonly text?: string;
}

export function step(seconds: number, content: readonly Json[] = [], options: StepOptions = {}): JsonObject {
  const to = options.to === undefined ? seconds + 1 : options.to;
  const finish = options.finish === undefined ? (content.length > 0 ? "tool-calls" : "stop") : options.finish;
  return {
    id: options.id ?? messageId(seconds, "step"),
    type: "assistant",
    time: { created: at(seconds), ...(to === null ? {} : { completed: at(to) }) },
    agent: "lead",
    model: MODEL,
    content: content.length > 0 ? content : [{ type: "text", text: options.text ?? "Done." }],
    ...(finish === null ? {} : { finish }),
    cost: 0.01,
    tokens: { input: 100, output: 10, reasoning: 0, cache: { read: 0, write: 0 } },
  };
}

export function idle(seconds: number, outcome = "succeeded"): JsonObject {
  return { id: messageId(seconds, "idle"), type: "idle", time: { created: at(seconds) }, outcome };
}

export interface DispatchOptions {
  readonly agent?: string;
  readonly description?: string;
  readonly background?: boolean;
  readonly resumes?: string;
}

function subagent(call: string, state: JsonObject, time: JsonObject): JsonObject {
  return { type: "tool", id: call, name: "subagent", state, time };
}

function input(options: DispatchOptions): JsonObject {
  return {
    agent: options.agent ?? "researcher",
    description: options.description ?? "look around",
    prompt: "Look around.",
    ...(options.background === undefined ? {} : { background: options.background }),
    ...(options.resumes === undefined ? {} : { sessionID: options.resumes }),
  };
}

/** A background call with the host's acknowledgement. `child` null: it names none. */
export function acknowledged(
  call: string,
  child: string | null,
  [from, to]: readonly [number, number],
  options: DispatchOptions & { readonly status?: string } = {},
): JsonObject {
  const named = child === null ? "" : ` (sessionID: ${child})`;
  const text = `The subagent is working in the background${named}. You will be notified automatically when it finishes.`;
  return subagent(
    call,
    {
      status: "completed",
      input: input({ background: true, ...options }),
      content: [{ type: "text", text }],
      metadata: {
        ...(child === null ? {} : { sessionID: child }),
        status: options.status ?? "running",
        truncated: false,
      },
    },
    { created: at(from), ran: at(from + 0.01), completed: at(to) },
  );
}

/** A foreground call with the child's own reply. */
export function answered(
  call: string,
  child: string,
  [from, to]: readonly [number, number],
  reply = "All is well.",
  options: DispatchOptions = {},
): JsonObject {
  const text =
    reply === ""
      ? `<subagent sessionID="${child}" state="completed">\nSubagent completed without a text response.\n</subagent>`
      : `<subagent sessionID="${child}" state="completed">\n${reply}\n</subagent>`;
  return subagent(
    call,
    {
      status: "completed",
      input: input(options),
      content: [{ type: "text", text }],
      metadata: { sessionID: child, status: "completed", truncated: false },
    },
    { created: at(from), ran: at(from + 0.01), completed: at(to) },
  );
}

export function failed(call: string, [from, to]: readonly [number, number], error: JsonObject): JsonObject {
  return subagent(
    call,
    { status: "error", input: input({}), error },
    { created: at(from), ran: at(from + 0.01), completed: at(to) },
  );
}

/** A call that is still running; the metadata may name the child already. */
export function running(
  call: string,
  child: string | null,
  from: number,
  options: DispatchOptions = {},
): JsonObject {
  return subagent(
    call,
    {
      status: "running",
      input: input(options),
      metadata: child === null ? {} : { sessionID: child, status: "running" },
    },
    { created: at(from), ran: at(from + 0.01) },
  );
}

export interface NoticeOptions {
  readonly state?: string | null;
  readonly description?: string;
  readonly agent?: string;
  readonly body?: string;
}

export function notice(seconds: number, child: string | null, options: NoticeOptions = {}): JsonObject {
  const state = options.state === undefined ? "completed" : options.state;
  const description = options.description ?? "look around";
  const body = options.body ?? "All is well.";
  return {
    id: messageId(seconds, "notice"),
    type: "synthetic",
    time: { created: at(seconds) },
    description,
    text: `<subagent sessionID="${child ?? ""}" state="${state ?? ""}" description="${description}">\n${body}\n</subagent>`,
    metadata: {
      source: "subagent",
      ...(child === null ? {} : { childID: child }),
      agent: options.agent ?? "researcher",
      ...(state === null ? {} : { state }),
    },
  };
}

export interface ToolOptions {
  readonly error?: JsonObject;
  readonly status?: string;
  readonly output?: string;
  readonly metadata?: JsonObject;
}

export function tool(
  call: string,
  name: string,
  given: JsonObject,
  [from, to]: readonly [number, number],
  options: ToolOptions = {},
): JsonObject {
  const state: JsonObject = options.error
    ? { status: "error", input: given, error: options.error }
    : {
        status: options.status ?? "completed",
        input: given,
        content: [{ type: "text", text: options.output ?? "ok" }],
        metadata: options.metadata ?? {},
      };
  return {
    type: "tool",
    id: call,
    name,
    state,
    time: { created: at(from), ran: at(from + 0.01), completed: at(to) },
  };
}

export interface SessionOptions {
  readonly parent?: string;
  readonly created?: number;
  readonly title?: string;
  readonly agent?: string;
  readonly rules?: readonly JsonObject[];
}

/** An export as a value. */
export function session(id: string, rows: readonly Json[], options: SessionOptions = {}): JsonObject {
  const created = at(options.created ?? 0);
  return {
    info: {
      id,
      projectID: "project",
      ...(options.parent === undefined ? {} : { parentID: options.parent }),
      agent: options.agent ?? "lead",
      title: options.title ?? `Session ${id}`,
      cost: 0.02,
      tokens: { input: 200, output: 20, reasoning: 0, cache: { read: 0, write: 0 } },
      time: { created, updated: at(900) },
      location: { directory: "/home/dev/demo" },
      outcome: "succeeded",
      ...(options.rules === undefined ? {} : { permissions: options.rules }),
    },
    messages: rows,
  };
}
