// Messages of an OpenCode 1.x export, each with only what a test is about. Times are seconds after EPOCH.

import type { Json, JsonObject } from "@/lib/base/json.ts";
import { at, messageId } from "./rows-2.ts";

const SESSION = "ses_lead";

function part(seconds: number, body: JsonObject): JsonObject {
  return { ...body, id: `prt_${seconds}`, sessionID: SESSION, messageID: messageId(seconds) };
}

export function user(seconds: number, body: JsonObject = { type: "text", text: "Please look." }): JsonObject {
  const info = {
    id: messageId(seconds, "user"),
    sessionID: SESSION,
    role: "user",
    time: { created: at(seconds) },
    agent: "build",
    model: { providerID: "p", modelID: "m" },
  };
  return { info, parts: [part(seconds, body)] };
}

export function assistant(
  seconds: number,
  parts: readonly JsonObject[],
  options: {
    readonly to?: number;
    readonly finish?: string;
    readonly error?: JsonObject;
    /** Of the project; null: the row names none. */
    readonly root?: string | null;
  } = {},
): JsonObject {
  const info: JsonObject = {
    id: messageId(seconds, "assistant"),
    sessionID: SESSION,
    role: "assistant",
    parentID: messageId(1, "user"),
    mode: "build",
    agent: "build",
    ...(options.root === null ? {} : { path: { cwd: "/home/dev", root: options.root ?? "/home/dev" } }),
    cost: 0.01,
    tokens: { input: 10, output: 1, reasoning: 0, cache: { read: 0, write: 0 } },
    modelID: "m",
    providerID: "p",
    time: { created: at(seconds), ...(options.to === undefined ? {} : { completed: at(options.to) }) },
    ...(options.finish === undefined ? {} : { finish: options.finish }),
    ...(options.error === undefined ? {} : { error: options.error }),
  };
  return {
    info,
    parts: [part(seconds, { type: "step-start" }), ...parts.map((body) => part(seconds, body))],
  };
}

export function bashError(call: string, seconds: number, error: string): JsonObject {
  return {
    type: "tool",
    tool: "bash",
    callID: call,
    state: {
      status: "error",
      input: { command: "rm -rf build", description: "remove" },
      error,
      time: { start: at(seconds), end: at(seconds + 1) },
    },
  };
}

export function session1(messages: readonly Json[], info: JsonObject = {}): JsonObject {
  return {
    info: {
      id: SESSION,
      slug: "calm-hill",
      projectID: "global",
      directory: "/home/dev",
      title: "A run",
      version: "1.18.33",
      time: { created: at(0), updated: at(90) },
      ...info,
    },
    messages,
  };
}
