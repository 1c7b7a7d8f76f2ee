import { describe, expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import { codesOf, ofKind } from "../read-value.ts";
import { assistant, callOf, completed, failed, read, START, tool } from "./rows.ts";

describe("states", () => {
  test("a completed call has its three times, input, output and resource", () => {
    expect(
      callOf(tool("shell", completed({ command: "ls" }, "a\n", { status: "completed", exit: 0 }))),
    ).toMatchObject({
      source: "/messages/0/content/0",
      at: { value: START + 200, at: "/messages/0/content/0/time/created" },
      message: { at: "/messages/0/id" },
      call: { value: "call_shell", at: "/messages/0/content/0/id" },
      tool: { value: "shell", at: "/messages/0/content/0/name" },
      isByHost: false,
      phase: "completed",
      state: { value: "completed" },
      requested: { value: START + 200 },
      started: { value: START + 210 },
      ended: { value: START + 250 },
      resource: { action: "shell", value: { value: "ls" } },
      input: { value: { text: '{"command":"ls"}', chars: 16 }, at: "/messages/0/content/0/state/input" },
      error: null,
      output: { value: { text: "a\n", chars: 2 }, at: "/messages/0/content/0/state/content/0/text" },
      backgroundShell: null,
      question: null,
      nested: null,
      unavailable: null,
      statedTools: null,
      abort: null,
      isCutByMigration: false,
    });
  });

  test("a streaming call has a piece of its input as text and no resource", () => {
    const call = callOf(
      tool("edit", { status: "streaming", input: '{"path":"a' }, { time: { created: START } }),
    );
    expect(call).toMatchObject({
      phase: "streaming",
      input: { value: { text: '{"path":"a', chars: 10 } },
      resource: null,
      started: null,
      ended: null,
    });
  });

  test("a running call has no output", () => {
    expect(callOf(tool("read", { status: "running", input: { path: "a" }, metadata: {} }))).toMatchObject({
      phase: "running",
      output: null,
    });
  });

  test("a failed call has its error with the place of the whole", () => {
    expect(callOf(tool("read", failed({ path: "a" }, "tool.execution", "No such file")))).toMatchObject({
      phase: "error",
      error: {
        type: { value: "tool.execution" },
        message: { value: { text: "No such file" } },
        at: "/messages/0/content/0/state/error",
      },
    });
  });

  test("a state word that nobody knows is named, and the call is kept", () => {
    const result = read([assistant([tool("read", { status: "parked", input: {} })])]);
    expect(ofKind(result.events, "tool-call")[0]).toMatchObject({
      phase: "other",
      state: { value: "parked" },
    });
    expect(result.problems).toMatchObject([
      { code: "unknown-tool-state", at: "/messages/0/content/0/state/status" },
    ]);
  });
});

describe("shapes of other builds", () => {
  test("a beta keeps metadata in `structured` and the text in `result`", () => {
    const state = {
      status: "completed",
      input: {},
      content: [],
      structured: { status: "running", shellID: "sh_1" },
      result: { type: "text", value: "moved" },
    };
    expect(callOf(tool("shell", state))).toMatchObject({
      backgroundShell: { shell: { value: "sh_1", at: "/messages/0/content/0/state/structured/shellID" } },
      output: { value: { text: "moved" }, at: "/messages/0/content/0/state/result/value" },
    });
  });

  test("provider blobs under any name break nothing", () => {
    const blob = { openai: { encrypted: "AAAA", nested: [null, { a: 1 }] } };
    for (const key of ["native", "providerState", "providerResultState"]) {
      const result = read([
        assistant(
          [
            tool("read", completed({ path: "a" }, "x"), { [key]: blob }),
            { type: "text", text: "t", [key]: blob },
          ],
          {
            [key]: blob,
          },
        ),
      ]);
      expect(codesOf(result)).toEqual([]);
      expect(ofKind(result.events, "tool-call")).toHaveLength(1);
    }
  });
});

describe("background shells", () => {
  const moved = "Command moved to the background (shell ID: sh_9).\nOutput is streaming to: /tmp/x";

  test("are told by the status in the metadata, or by the host's sentence", () => {
    expect(
      callOf(tool("shell", completed({ command: "make" }, moved, { status: "running", shellID: "sh_1" }))),
    ).toMatchObject({
      backgroundShell: { shell: { value: "sh_1", at: "/messages/0/content/0/state/metadata/shellID" } },
    });
    expect(callOf(tool("shell", completed({ command: "make" }, moved)))).toMatchObject({
      backgroundShell: { shell: { value: "sh_9", at: "/messages/0/content/0/state/content/0/text" } },
    });
  });

  test("are not every shell that runs, and not a text that quotes the sentence", () => {
    const running = { status: "running", input: { command: "make" }, metadata: { shellID: "sh_1" } };
    expect(callOf(tool("shell", running)).backgroundShell).toBeNull();
    expect(
      callOf(tool("shell", completed({ command: "cat log" }, `log: ${moved}`, { status: "completed" })))
        .backgroundShell,
    ).toBeNull();
    expect(callOf(tool("read", completed({ path: "log" }, moved))).backgroundShell).toBeNull();
  });
});

describe("questions", () => {
  test("answered, with the answers as recorded", () => {
    const answers = [["Blue"], []];
    const state = completed({ questions: [] }, 'User has answered your questions: "a"="Blue".', { answers });
    expect(callOf(tool("question", state)).question).toEqual({
      state: "answered",
      answers: { value: answers, at: "/messages/0/content/0/state/metadata/answers" },
      at: "/messages/0/content/0/state/metadata/answers",
    });
  });

  test("answered, by the sentence alone", () => {
    const state = completed({}, 'User has answered your questions: "a"="Blue".');
    expect(callOf(tool("question", state)).question).toEqual({
      state: "answered",
      answers: null,
      at: "/messages/0/content/0/state/content/0/text",
    });
  });

  test.each([
    ["aborted", "The user dismissed this question"],
    ["aborted", "The user declined this tool call"],
    ["tool.execution", "The user dismissed this question: “Colour”=“Which?”"],
  ])("dismissed: %s %s", (type, message) => {
    expect(callOf(tool("question", failed({}, type, message))).question).toEqual({
      state: "dismissed",
      answers: null,
      at: "/messages/0/content/0/state/error",
    });
  });

  test.each([
    ["tool.execution", "Ask me later."],
    ["aborted", "Tool execution interrupted"],
    ["aborted", "Interaction cancelled because the location shut down"],
  ])("neither: %s %s", (type, message) => {
    expect(callOf(tool("question", failed({}, type, message))).question).toBeNull();
  });

  test("only of the question tool", () => {
    expect(
      callOf(tool("shell", failed({}, "aborted", "The user declined this tool call"))).question,
    ).toBeNull();
  });
});

describe("calls inside execute", () => {
  const nestedOf = (metadata: Json, name = "execute") =>
    callOf(tool(name, completed({ code: "…" }, "3", metadata))).nested;

  test("are listed with their status, without ids or times", () => {
    const toolCalls: Json = [
      { tool: "browser.page.click", status: "error", input: {} },
      { tool: "x_y" },
      null,
      { status: "a" },
    ];
    expect(nestedOf({ toolCalls })).toEqual({
      calls: [
        {
          tool: { value: "browser.page.click", at: "/messages/0/content/0/state/metadata/toolCalls/0/tool" },
          status: { value: "error", at: "/messages/0/content/0/state/metadata/toolCalls/0/status" },
        },
        { tool: { value: "x_y", at: "/messages/0/content/0/state/metadata/toolCalls/1/tool" }, status: null },
      ],
      isRedacted: false,
    });
  });

  test("an empty list is a list, a missing one is not", () => {
    expect(nestedOf({ toolCalls: [] })).toEqual({ calls: [], isRedacted: false });
    expect(nestedOf({})).toBeNull();
    expect(nestedOf({ toolCalls: [{ tool: "a" }] }, "read")).toBeNull();
  });

  test("a redacted list hides whether there were calls", () => {
    expect(nestedOf({ redacted: "tool-metadata:c" })).toEqual({ calls: [], isRedacted: true });
    expect(nestedOf({ toolCalls: { redacted: "x" } })).toEqual({ calls: [], isRedacted: true });
  });
});

describe("tools that do not exist", () => {
  test("are named by the error", () => {
    const call = callOf(tool("web_fetch", failed({}, "unknown", "Unknown tool: web_fetch")));
    expect(call).toMatchObject({ unavailable: { value: "web_fetch" }, statedTools: null });
  });

  test("are named, in a migrated session, by the input of a call of `invalid`", () => {
    const error = "Model tried to call unavailable tool 'task'. Available tools: bash, edit.";
    expect(callOf(tool("invalid", completed({ tool: "task", error }, "x")))).toMatchObject({
      unavailable: { value: "task", at: "/messages/0/content/0/state/input/error" },
      statedTools: { value: ["bash", "edit"], at: "/messages/0/content/0/state/input/error" },
    });
  });

  test("are not what a tool's own output speaks of", () => {
    expect(callOf(tool("shell", completed({ command: "x" }, "Unknown tool: x"))).unavailable).toBeNull();
  });
});

test("a call without a name is noted, the others are read", () => {
  const result = read([
    assistant([
      { type: "tool", id: "c", state: { status: "running", input: {} }, time: {} },
      tool("read", completed({ path: "a" }, "")),
    ]),
  ]);
  expect(ofKind(result.events, "tool-call").map((call) => call.tool.value)).toEqual(["read"]);
  expect(codesOf(result)).toContain("unexpected-shape");
});

describe("odd answers", () => {
  test("an entry of a program's calls that is no object is named, the others are read", () => {
    const metadata = { toolCalls: [null, { tool: "a.b", status: "completed" }] };
    const { events, problems } = read([assistant([tool("execute", completed({ code: "" }, "x", metadata))])]);
    expect(ofKind(events, "tool-call")[0]?.nested?.calls.map((call) => call.tool.value)).toEqual(["a.b"]);
    expect(problems).toMatchObject([
      { code: "malformed-item", at: "/messages/0/content/0/state/metadata/toolCalls/0" },
    ]);
  });

  test("a completed question whose answer was redacted was answered", () => {
    const state = completed({ redacted: "x" }, "[redacted:tool-content:x]", { redacted: "y" });
    expect(callOf(tool("question", state)).question).toMatchObject({ state: "answered", answers: null });
  });
});
