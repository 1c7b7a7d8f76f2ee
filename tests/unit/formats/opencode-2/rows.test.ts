import { describe, expect, test } from "vitest";
import { codesOf, ofKind, unresolved } from "../read-value.ts";
import { assistant, completed, info, read, row, START, tool } from "./rows.ts";

describe("each row type", () => {
  test("user is a prompt, with its files and mentioned agents counted", () => {
    const { events } = read([
      row("user", {
        text: "Go",
        files: [{ data: "", mime: "a/b", source: { type: "inline" } }],
        agents: [{ name: "x" }],
      }),
    ]);
    expect(events).toEqual([
      {
        kind: "prompt",
        seq: 0,
        row: 0,
        source: "/messages/0",
        line: null,
        at: { value: START + 100, at: "/messages/0/time/created" },
        message: { value: `msg_user_${START + 100}`, at: "/messages/0/id" },
        text: { value: { text: "Go", chars: 2 }, at: "/messages/0/text" },
        files: 1,
        mentionedAgents: ["x"],
      },
    ]);
  });

  test("assistant is one step, its calls follow it in the same row", () => {
    const { events } = read([
      assistant(
        [
          { type: "text", text: "a" },
          tool("read", completed({ path: "x" }, "1: x")),
          { type: "text", text: "b" },
        ],
        {
          time: { created: START, streamed: START + 1, completed: START + 2 },
          finish: "tool-calls",
          cost: 0.1,
          tokens: { input: 1, output: 2, reasoning: 3, cache: { read: 4, write: 5 } },
          error: { type: "aborted", message: "Step interrupted" },
        },
      ),
    ]);
    expect(events.map(({ kind, row: index, seq }) => [kind, index, seq])).toEqual([
      ["step", 0, 0],
      ["tool-call", 0, 1],
    ]);
    expect(ofKind(events, "step")[0]).toMatchObject({
      agent: { value: "build" },
      model: { value: "m-1", at: "/messages/0/model/id" },
      streamed: { value: START + 1 },
      completed: { value: START + 2, at: "/messages/0/time/completed" },
      finish: { value: "tool-calls" },
      cost: { value: 0.1 },
      tokens: { value: { input: 1, output: 2, reasoning: 3, cacheRead: 4, cacheWrite: 5 } },
      error: { type: { value: "aborted" }, at: "/messages/0/error" },
      text: { value: { text: "b", chars: 1 }, at: "/messages/0/content/2/text" },
      isSummary: false,
      isUserShell: false,
    });
  });

  test("a retry of a step is an event at the time of the retry", () => {
    const retry = {
      attempt: 2,
      at: START + 500,
      error: { type: "provider.rate-limit", message: "slow down" },
    };
    const [found] = ofKind(read([assistant([], { retry })]).events, "retry");
    expect(found).toMatchObject({
      attempt: { value: 2 },
      at: { value: START + 500, at: "/messages/0/retry/at" },
      source: "/messages/0/retry",
      error: { message: { value: { text: "slow down" } } },
    });
  });

  test("a count that is missing makes no token counts, rather than a zero", () => {
    const tokens = { input: 1, output: 2, reasoning: 3, cache: { read: 4 } };
    expect(ofKind(read([assistant([], { tokens })]).events, "step")[0]?.tokens).toBeNull();
  });

  test.each([
    ["agent-switched", { agent: "team", previous: "build" }, "agent", "team"],
    ["model-switched", { model: { id: "m-2", providerID: "p" } }, "model", "m-2"],
    ["location-switched", { location: { directory: "/b" }, previous: null }, "location", "/b"],
  ])("%s is a switch", (type, members, what, to) => {
    const result = read([row(type, members)]);
    expect(result.events).toMatchObject([{ kind: "switch", what, to: { value: to } }]);
    expect(codesOf(result)).toEqual([]);
  });

  test("system and skill are what was put before the model", () => {
    const { events } = read([
      row("system", { text: "The list changed.", description: "Instructions updated: core/x" }),
      row("skill", { skill: "release", name: "Release", text: "# Release" }),
    ]);
    expect(events).toMatchObject([
      {
        kind: "system",
        text: { value: { chars: 17 } },
        description: { value: "Instructions updated: core/x" },
      },
      { kind: "skill", description: { value: "Release", at: "/messages/1/name" } },
    ]);
  });

  test("shell is the person's own command", () => {
    const members = { shellID: "sh_1", command: "ls", status: "exited", exit: "NaN" };
    const { events } = read([row("shell", { ...members, time: { created: START, completed: START + 5 } })]);
    expect(events).toMatchObject([
      {
        kind: "user-shell",
        tool: "shell",
        command: { value: { text: "ls" } },
        status: { value: "exited" },
        exit: { value: "NaN" },
        completed: { value: START + 5 },
      },
    ]);
  });

  test.each([
    ["running", { summary: "", recent: "" }],
    ["completed", { summary: "s", recent: "r", model: { id: "m", providerID: "p" } }],
    ["failed", { error: { type: "unknown", message: "no" } }],
  ])("compaction that is %s", (status, members) => {
    const result = read([row("compaction", { status, reason: "auto", ...members })]);
    expect(result.events).toMatchObject([
      { kind: "compaction", status: { value: status }, reason: { value: "auto" }, isUserMessage: false },
    ]);
    expect(codesOf(result)).toEqual([]);
  });

  test("idle ends a turn, with its outcome and, later, an error", () => {
    const result = read([
      row("idle", { outcome: "succeeded" }),
      row("idle", { outcome: "failed", error: { type: "provider.auth", message: "no key" } }, START + 200),
    ]);
    expect(result.events).toMatchObject([
      { kind: "idle", outcome: { value: "succeeded", at: "/messages/0/outcome" }, error: null },
      { kind: "idle", error: { type: { value: "provider.auth" } } },
    ]);
    expect(codesOf(result)).toEqual([]);
  });
});

describe("rows that nobody knows", () => {
  test("are kept, counted and named, and spoil nothing", () => {
    const value = [row("mystery-v9", { payload: 1 }), null, { id: "msg_x" }, 5, row("user", { text: "on" })];
    const result = read(value);
    expect(result.events.map(({ kind }) => kind)).toEqual(["unread", "unread", "unread", "unread", "prompt"]);
    expect(result.logs[0]?.rows).toBe(5);
    expect(result.problems.map(({ code, at }) => [code, at])).toEqual([
      ["unknown-row-type", "/messages/0"],
      ["malformed-item", "/messages/1"],
      ["row-without-type", "/messages/2"],
      ["malformed-item", "/messages/3"],
    ]);
    expect(unresolved({ info, messages: value }, result)).toEqual([]);
  });

  test("content of an unknown type is named, and the call beside it is read", () => {
    const result = read([
      assistant([{ type: "hologram" }, null, {}, tool("read", completed({ path: "x" }, "y"))]),
    ]);
    expect(ofKind(result.events, "tool-call")).toHaveLength(1);
    expect(result.problems.map(({ code, at }) => [code, at])).toEqual([
      ["unknown-content-type", "/messages/0/content/0"],
      ["malformed-item", "/messages/0/content/1"],
      ["unknown-content-type", "/messages/0/content/2"],
    ]);
  });
});

describe("times", () => {
  test.each([["2026-01-01T00:00:00Z"], [1e300], [null], [true]])(
    "%j as a creation time is unreadable",
    (created) => {
      const result = read([row("user", { text: "a", time: { created } })]);
      expect(codesOf(result)).toContain("unreadable-time");
      expect(result.events[0]?.at).toBeNull();
    },
  );

  test("a time that is not there is not unreadable", () => {
    const result = read([
      row("user", { text: "a", time: {} }),
      assistant([], { time: { created: START, completed: null } }),
    ]);
    expect(codesOf(result)).not.toContain("unreadable-time");
  });

  test("the clock of a person may stand before 1970", () => {
    expect(read([row("user", { text: "a", time: { created: -5 } })]).events[0]?.at?.value).toBe(-5);
  });
});

describe("items that are no objects where one was due", () => {
  test.each([
    ["a row's time", row("user", { text: "a", time: null }), "/messages/0/time"],
    ["the content of a step", assistant(null), "/messages/0/content"],
    ["a model", assistant([], { model: "m" }), "/messages/0/model"],
    ["a tool's state", assistant([tool("read", null)]), "/messages/0/content/0/state"],
    [
      "a tool's input",
      assistant([tool("read", { status: "completed", input: "x", content: [] })]),
      "/messages/0/content/0/state/input",
    ],
    [
      "a tool's error",
      assistant([tool("read", { status: "error", input: {}, error: null })]),
      "/messages/0/content/0/state/error",
    ],
    [
      "an item of a result",
      assistant([tool("read", { status: "completed", input: {}, content: [null] })]),
      "/messages/0/content/0/state/content/0",
    ],
  ])("%s", (_what, message, at) => {
    const result = read([message]);
    expect(result.problems).toMatchObject([{ code: "malformed-item", at, severity: "loss" }]);
  });

  test("optional members may be null", () => {
    const members = {
      metadata: null,
      cost: null,
      tokens: null,
      error: null,
      snapshot: null,
      retry: null,
      finish: null,
    };
    expect(codesOf(read([assistant([], members)]))).toEqual([]);
  });

  test("a session record that is no object", () => {
    const result = read([], "gone");
    expect(result.problems).toMatchObject([{ code: "malformed-item", at: "/info" }]);
  });
});

test("another shape is noted once per pattern and read all the same", () => {
  const odd = { text: 5 };
  const result = read([row("user", odd), row("user", odd, START + 200)]);
  expect(result.problems).toMatchObject([
    { code: "unexpected-shape", severity: "note", at: "/messages/0/text" },
  ]);
  expect(result.events).toHaveLength(2);
});
