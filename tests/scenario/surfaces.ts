// Surfaces of an analysis as readable lines, and the few rows that tests of them share.

import type { Json, JsonObject } from "@/lib/base/json.ts";
import type { Analysis } from "@/lib/model/analysis.ts";
import type { ToolSurface } from "@/lib/model/tool-surface.ts";
import { analysed, said } from "./analysed.ts";
import { at, messageId, prompt, session, step, tool } from "./rows-2.ts";

/** A session of 2.x with these rows after a prompt. */
export function two(...rows: readonly Json[]): Analysis {
  return analysed(session("ses_lead", [prompt(1), ...rows]));
}

export function surface(analysis: Analysis, number = 1): ToolSurface {
  const found = analysis.toolSurfaces.find((one) => one.number === number);
  if (!found) throw new Error(`no surface ${number}; there are ${analysis.toolSurfaces.length}`);
  return found;
}

/** All that one surface says of one tool. */
export function reachOf(analysis: Analysis, name: string, number = 1): readonly string[] {
  return surface(analysis, number)
    .tools.filter(({ tools }) => tools.includes(name))
    .map(({ reach, doors }) => `${said(reach)} at ${doors}`);
}

/** A step with one call. */
export function calling(seconds: number, name: string, options: Parameters<typeof tool>[4] = {}): JsonObject {
  return step(seconds, [
    tool(`call_${seconds}`, name, { path: "a.ts" }, [seconds + 0.1, seconds + 0.5], options),
  ]);
}

/** A step of another agent or model than the one that all others are of. */
export function asked(row: JsonObject, by: { readonly agent?: string; readonly model?: string }): JsonObject {
  return {
    ...row,
    ...(by.agent === undefined ? {} : { agent: by.agent }),
    ...(by.model === undefined ? {} : { model: { id: by.model, providerID: "p" } }),
  };
}

export function unknownTool(seconds: number, name: string): JsonObject {
  return calling(seconds, name, { error: { type: "unknown", message: `Unknown tool: ${name}` } });
}

/** A call of `execute` whose metadata lists calls inside it. */
export function executing(seconds: number, calls: Readonly<Record<string, string>>): JsonObject {
  const toolCalls = Object.entries(calls).map(([name, status]) => ({ tool: name, status }));
  return calling(seconds, "execute", { metadata: { toolCalls } });
}

export function agentSwitch(seconds: number, agent: string): JsonObject {
  return { id: messageId(seconds, "switch"), type: "agent-switched", time: { created: at(seconds) }, agent };
}

export function compaction(seconds: number): JsonObject {
  return {
    id: messageId(seconds, "compact"),
    type: "compaction",
    time: { created: at(seconds) },
    status: "completed",
    reason: "auto",
    summary: "So far.",
    recent: "",
  };
}

/** A 1.x call of a tool that is not there, with the host's list of those that are. */
export function unavailable1(call: string, name: string, list: string, seconds: number): JsonObject {
  return {
    type: "tool",
    tool: "invalid",
    callID: call,
    state: {
      status: "completed",
      input: {
        tool: name,
        error: `Model tried to call unavailable tool '${name}'. Available tools: ${list}.`,
      },
      output: "The arguments provided to the tool are invalid.",
      title: "Invalid Tool",
      metadata: {},
      time: { start: at(seconds), end: at(seconds + 1) },
    },
  };
}

export function completed1(call: string, name: string, seconds: number): JsonObject {
  return {
    type: "tool",
    tool: name,
    callID: call,
    state: {
      status: "completed",
      input: { filePath: "/home/dev/a.ts" },
      output: "ok",
      title: name,
      metadata: {},
      time: { start: at(seconds), end: at(seconds + 1) },
    },
  };
}
