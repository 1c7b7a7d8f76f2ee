// Rows of a small 2.x session, for tests that look at one of them. Times count up from a fixed start.

import type { Json, JsonObject } from "@/lib/base/json.ts";
import { openCode2 } from "@/lib/formats/opencode-2/index.ts";
import type { ToolCallEvent } from "@/lib/model/tool-call.ts";
import { ofKind, type ReadValue, readValue } from "../read-value.ts";

export const START = 1_800_000_000_000;

export const info: JsonObject = {
  id: "ses_lead",
  projectID: "global",
  agent: "build",
  model: { id: "m-1", providerID: "p" },
  cost: 0.5,
  tokens: { input: 10, output: 5, reasoning: 1, cache: { read: 2, write: 0 } },
  time: { created: START, updated: START + 900 },
  title: "A session",
  location: { directory: "/work" },
};

export function row(type: string, members: JsonObject = {}, created = START + 100): JsonObject {
  return { id: `msg_${type}_${created}`, type, time: { created }, ...members };
}

export function assistant(content: Json, members: JsonObject = {}): JsonObject {
  return row("assistant", { agent: "build", model: { id: "m-1", providerID: "p" }, content, ...members });
}

export function tool(name: string, state: Json, members: JsonObject = {}): JsonObject {
  return {
    type: "tool",
    id: `call_${name}`,
    name,
    state,
    time: { created: START + 200, ran: START + 210, completed: START + 250 },
    ...members,
  };
}

export function completed(input: Json, text: string, metadata?: Json): JsonObject {
  const content = [{ type: "text", text }];
  return { status: "completed", input, content, ...(metadata === undefined ? {} : { metadata }) };
}

export function failed(input: Json, type: string, message: string): JsonObject {
  return { status: "error", input, error: { type, message } };
}

export function read(messages: readonly Json[], session: Json = info): ReadValue {
  return readValue(openCode2, { info: session, messages });
}

/** The one call of an assistant row that holds this item. */
export function callOf(item: JsonObject): ToolCallEvent {
  const [call] = ofKind(read([assistant([item])]).events, "tool-call");
  if (call === undefined) throw new Error("the item gave no call");
  return call;
}
