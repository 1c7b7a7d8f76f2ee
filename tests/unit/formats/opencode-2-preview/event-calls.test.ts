// What a tool call becomes that an event dump tells in several events.

import { describe, expect, test } from "vitest";
import { START } from "../opencode-2/rows.ts";
import { ofKind } from "../read-value.ts";
import { dump, later, next, STEP } from "./dumps.ts";

describe("a tool call", () => {
  const call = { ...STEP, callID: "call_1" };
  const started = next("tool.input.started", { ...call, name: "bash" }, 10);
  const called = next(
    "tool.called",
    { ...call, tool: "bash", input: { command: "ls" }, provider: { executed: false } },
    20,
  );

  test("is folded from its events; its place is the event that makes the call", () => {
    const success = next(
      "tool.success",
      { ...call, structured: { exit: 0 }, content: [{ type: "text", text: "a" }] },
      30,
    );
    const { events } = dump(started, called, success);
    expect(events).toMatchObject([
      {
        kind: "tool-call",
        seq: 0,
        row: 1,
        source: "/events/1",
        message: null,
        call: { value: "call_1", at: "/events/1/data/callID" },
        tool: { value: "bash", at: "/events/1/data/tool" },
        phase: "completed",
        state: null,
        requested: { value: START + 10, at: "/events/0/data/timestamp" },
        started: { value: START + 20, at: "/events/1/data/timestamp" },
        ended: { value: START + 30, at: "/events/2/data/timestamp" },
        input: { at: "/events/1/data/input" },
        resource: { action: "bash", value: { value: "ls", at: "/events/1/data/input/command" } },
        output: { value: { text: "a" }, at: "/events/2/data/content/0/text" },
      },
    ]);
  });

  test("that fails has its error in the event that says so", () => {
    const { events } = dump(
      started,
      called,
      next("tool.failed", { ...call, error: { type: "unknown", message: "no" } }, 30),
    );
    expect(ofKind(events, "tool-call")[0]).toMatchObject({
      phase: "error",
      error: { message: { value: { text: "no" } }, at: "/events/2/data/error" },
    });
  });

  test("is running until it is answered, and streaming until it is called", () => {
    expect(ofKind(dump(started, called).events, "tool-call")[0]).toMatchObject({
      phase: "running",
      ended: null,
    });
    const streaming = dump(started, next("tool.input.ended", { ...call, text: '{"command":"ls"}' }, 15));
    expect(streaming.events).toMatchObject([
      {
        phase: "streaming",
        source: "/events/0",
        call: { at: "/events/0/data/callID" },
        tool: { at: "/events/0/data/name" },
        input: { value: { text: '{"command":"ls"}' }, at: "/events/1/data/text" },
      },
    ]);
  });

  test("that failed before it was called keeps what is known of it", () => {
    const { events } = dump(
      started,
      next("tool.failed", { ...call, error: { type: "unknown", message: "bad json" } }, 15),
    );
    expect(ofKind(events, "tool-call")[0]).toMatchObject({
      phase: "error",
      source: "/events/0",
      started: null,
    });
  });

  test("gets its name from its first event where later ones leave it out", () => {
    const bare = { ...STEP, id: "call_1" };
    const { events } = dump(
      later("tool.input.started", { ...bare, name: "read" }),
      later("tool.called", { ...bare, input: { path: "a" }, executed: false }, 5),
      later(
        "tool.success",
        { ...bare, metadata: { truncated: false }, content: [{ type: "text", text: "x" }] },
        9,
      ),
    );
    expect(ofKind(events, "tool-call")[0]).toMatchObject({
      tool: { value: "read", at: "/events/0/data/name" },
      call: { value: "call_1", at: "/events/1/data/id" },
      started: { value: START + 5, at: "/events/1/created" },
      phase: "completed",
    });
  });

  test("of parallel calls each gets its own answer, in the order in which they were called", () => {
    const of = (id: string) => ({ ...STEP, callID: id });
    const { events } = dump(
      next("tool.input.started", { ...of("a"), name: "read" }, 1),
      next("tool.input.started", { ...of("b"), name: "read" }, 2),
      next("tool.called", { ...of("b"), tool: "read", input: { path: "b" } }, 3),
      next("tool.called", { ...of("a"), tool: "read", input: { path: "a" } }, 4),
      next("tool.success", { ...of("a"), structured: {}, content: [{ type: "text", text: "A" }] }, 5),
      next("tool.success", { ...of("b"), structured: {}, content: [{ type: "text", text: "B" }] }, 6),
    );
    const calls = ofKind(events, "tool-call");
    expect(calls.map(({ seq, call: id, output }) => [seq, id?.value, output?.value.text])).toEqual([
      [0, "b", "B"],
      [1, "a", "A"],
    ]);
  });

  test("that dispatches has its child from its progress on", () => {
    const subagent = { ...STEP, callID: "c" };
    const input = { agent: "tester", description: "d", prompt: "p", background: true };
    const open = [
      later("tool.called", { ...subagent, tool: "subagent", input }),
      later(
        "tool.progress",
        { ...subagent, structured: { sessionID: "ses_kid", status: "running" }, content: [] },
        5,
      ),
    ];
    expect(ofKind(dump(...open).events, "tool-call")[0]).toMatchObject({
      phase: "running",
      delegation: { childInMetadata: { value: "ses_kid", at: "/events/1/data/structured/sessionID" } },
    });
    const working =
      "The subagent is working in the background. You will be notified automatically when it finishes.";
    const settled = later(
      "tool.success",
      {
        ...subagent,
        structured: { sessionID: "ses_kid", status: "running", output: working },
        content: [{ type: "text", text: working }],
      },
      9,
    );
    expect(ofKind(dump(...open, settled).events, "tool-call")[0]?.delegation).toMatchObject({
      agent: { value: "tester", at: "/events/0/data/input/agent" },
      childInMetadata: { at: "/events/2/data/structured/sessionID" },
      statusInMetadata: { value: "running" },
      statusInText: { value: "running" },
    });
  });
});
