import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "@/lib/base/json.ts";
import { openCode2Preview } from "@/lib/formats/opencode-2-preview/index.ts";
import { assistant, info, row, START } from "../opencode-2/rows.ts";
import { codesOf, ofKind, readValue, unresolved } from "../read-value.ts";

const call = (name: string, state: JsonObject) => ({
  type: "tool",
  id: `call_${name}`,
  name,
  provider: { executed: false },
  state,
  time: { created: START + 200, ran: START + 210, completed: START + 250 },
});

const value: Json = {
  info,
  messages: [
    row("model-switched", { model: { id: "m-1", providerID: "p" } }),
    row("user", { text: "map it" }),
    assistant([
      { type: "reasoning", id: "reasoning-0", text: "hm", time: { created: START, completed: START + 1 } },
      { type: "text", id: "text-0", text: "Looking." },
      call("read", {
        status: "completed",
        input: { path: "a" },
        content: [],
        structured: { lines: 3 },
        outputPaths: [],
      }),
      call("bash", {
        status: "error",
        input: { command: "rm x" },
        content: [],
        structured: {},
        error: { type: "unknown", message: "Unable to execute command: rm x" },
        result: { type: "error", value: "Unable to execute command: rm x" },
      }),
      call("task", {
        status: "error",
        input: { description: "d", prompt: "p", subagent_type: "explore" },
        content: [],
        structured: {},
        error: { type: "unknown", message: "Unknown tool: task" },
      }),
      call("subagent", {
        status: "completed",
        input: { agent: "tester", description: "d", prompt: "p" },
        content: [{ type: "text", text: "Two files." }],
        structured: { sessionID: "ses_kid", status: "completed", output: "Two files." },
      }),
    ]),
    row("synthetic", {
      text: '<subagent id="ses_kid" state="completed" description="d">\nTwo files.\n</subagent>',
    }),
    row("shell", { callID: "c", command: "ls", output: "a" }),
    row("compaction", { reason: "auto", summary: "s" }),
  ],
};

describe("early rows", () => {
  const result = readValue(openCode2Preview, value);

  test("are read as every row of 2.x, without a complaint about their shape", () => {
    expect(codesOf(result)).toEqual([]);
    expect(unresolved(value, result)).toEqual([]);
    expect(result.events.map(({ kind }) => kind)).toEqual([
      "switch",
      "prompt",
      "step",
      "tool-call",
      "tool-call",
      "tool-call",
      "tool-call",
      "synthetic",
      "user-shell",
      "compaction",
    ]);
  });

  test("have no idle rows, so none is seen", () => {
    expect(result.logs[0]?.hasIdleRows).toBe(false);
  });

  test("an error is read from the state, a result that repeats it is no output", () => {
    expect(ofKind(result.events, "tool-call")[1]).toMatchObject({
      tool: { value: "bash" },
      phase: "error",
      error: {
        message: { value: { text: "Unable to execute command: rm x" } },
        at: "/messages/2/content/3/state/error",
      },
      output: null,
    });
  });

  test("a tool that does not exist dispatches nothing", () => {
    expect(ofKind(result.events, "tool-call")[2]).toMatchObject({
      unavailable: { value: "task" },
      delegation: null,
    });
  });

  test("a dispatch has its child in `structured`", () => {
    expect(ofKind(result.events, "tool-call")[3]?.delegation).toMatchObject({
      childInMetadata: { value: "ses_kid", at: "/messages/2/content/5/state/structured/sessionID" },
      statusInMetadata: { value: "completed" },
      reply: { value: { text: "Two files." } },
      hasReply: true,
    });
  });

  test("a notice without the host's mark is synthetic, and its envelope names the child", () => {
    expect(ofKind(result.events, "synthetic")[0]).toMatchObject({ envelopeChild: { value: "ses_kid" } });
  });

  test("their builds are named", () => {
    expect(result.versionsByShape).toMatchObject({ from: "1.18", to: "2.0.0-beta" });
  });
});
