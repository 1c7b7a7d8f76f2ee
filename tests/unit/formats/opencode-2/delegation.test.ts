import { describe, expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import type { Delegation } from "@/lib/model/tool-call.ts";
import { callOf, completed, failed, tool } from "./rows.ts";

const INPUT = { agent: "tester", description: "run tests", prompt: "Run them." };
const WORKING =
  "The subagent is working in the background (sessionID: ses_kid). You will be notified automatically when it finishes.\nDO NOT sleep.";
const text = "/messages/0/content/0/state/content/0/text";

function delegationOf(state: Json, members = {}, name = "subagent"): Delegation {
  const { delegation } = callOf(tool(name, state, members));
  if (delegation === null) throw new Error("the call is no delegation");
  return delegation;
}

describe("what was asked", () => {
  test("agent, description, prompt, background and the child to continue", () => {
    const input = { ...INPUT, background: true, sessionID: "ses_old" };
    expect(delegationOf({ status: "running", input, metadata: {} })).toMatchObject({
      agent: { value: "tester", at: "/messages/0/content/0/state/input/agent" },
      description: { value: "run tests" },
      prompt: { value: { text: "Run them.", chars: 9 } },
      requestedBackground: { value: true },
      resumes: { value: "ses_old", at: "/messages/0/content/0/state/input/sessionID" },
    });
  });

  test("what was not asked is null, and an empty id continues nothing", () => {
    expect(
      delegationOf({ status: "running", input: { agent: "a", sessionID: "" }, metadata: {} }),
    ).toMatchObject({
      description: null,
      prompt: null,
      requestedBackground: null,
      resumes: null,
    });
  });

  test("a migrated call has the names of 1.x", () => {
    const input = { description: "d", prompt: "p", subagent_type: "explore", task_id: "ses_old" };
    expect(delegationOf(completed(input, "x"), {}, "task")).toMatchObject({
      agent: { value: "explore", at: "/messages/0/content/0/state/input/subagent_type" },
      resumes: { value: "ses_old" },
    });
  });
});

describe("a background acknowledgement", () => {
  test("states the child twice and that it runs", () => {
    const state = completed(INPUT, WORKING, { sessionID: "ses_kid", status: "running", truncated: false });
    expect(delegationOf(state)).toMatchObject({
      childInMetadata: { value: "ses_kid", at: "/messages/0/content/0/state/metadata/sessionID" },
      statusInMetadata: { value: "running", at: "/messages/0/content/0/state/metadata/status" },
      childInText: { value: "ses_kid", at: text },
      statusInText: { value: "running", at: text },
      reply: null,
      hasReply: null,
      isMessageToRunning: false,
    });
  });

  test("may have no metadata, or no id anywhere", () => {
    expect(delegationOf(completed(INPUT, WORKING))).toMatchObject({
      childInMetadata: null,
      statusInMetadata: null,
      childInText: { value: "ses_kid" },
      statusInText: { value: "running" },
    });
    const bare = completed(INPUT, "The subagent is working in the background. You will be notified.", {});
    expect(delegationOf(bare)).toMatchObject({ childInText: null, statusInText: { value: "running" } });
  });

  test("with a word that nobody knows keeps the word", () => {
    const state = completed(INPUT, "The subagent was queued (sessionID: ses_kid).", { status: "queued" });
    expect(delegationOf(state)).toMatchObject({
      statusInMetadata: { value: "queued" },
      childInText: { value: "ses_kid" },
      statusInText: null,
      hasReply: null,
    });
  });

  test("a running call names its child in its metadata", () => {
    const state = { status: "running", input: INPUT, metadata: { sessionID: "ses_kid", status: "running" } };
    expect(delegationOf(state)).toMatchObject({ childInMetadata: { value: "ses_kid" }, childInText: null });
  });
});

describe("a synchronous answer", () => {
  const envelope = (body: string) => `<subagent sessionID="ses_kid" state="completed">\n${body}\n</subagent>`;

  test.each([
    ["Two files.", true],
    ["", false],
    ["  \n", false],
    ["Subagent completed without a text response.", false],
    ['He said "</subagent>" twice.', true],
  ])("holds the child's words, or none: %j", (body, hasReply) => {
    const state = completed(INPUT, envelope(body), { sessionID: "ses_kid", status: "completed" });
    expect(delegationOf(state)).toMatchObject({
      childInText: { value: "ses_kid", at: text },
      statusInText: { value: "completed" },
      reply: { value: { text: body }, at: text },
      hasReply,
    });
  });

  test("without an envelope counts where the metadata says that the child ended", () => {
    expect(delegationOf(completed(INPUT, "Two files.", { status: "completed" }))).toMatchObject({
      reply: { value: { text: "Two files." } },
      hasReply: true,
      statusInText: null,
    });
    expect(delegationOf(completed(INPUT, "Two files.", {}))).toMatchObject({ reply: null, hasReply: null });
  });

  test("without any content leaves the reply unknown", () => {
    expect(
      delegationOf({ status: "completed", input: INPUT, content: [], metadata: { status: "completed" } }),
    ).toMatchObject({ reply: null, hasReply: null });
  });

  test("a long answer is kept as its start and length", () => {
    const body = "x".repeat(100_000);
    const { reply } = delegationOf(completed(INPUT, envelope(body)));
    expect(reply?.value.chars).toBe(100_000);
    expect(reply?.value.text.length).toBeLessThan(1000);
  });
});

test("what the provider kept beside a call is neither child nor status", () => {
  const blob = { sessionId: "ses_other", sessionID: "ses_other", status: "completed" };
  for (const key of ["native", "providerState"]) {
    expect(delegationOf(completed(INPUT, WORKING), { [key]: blob })).toMatchObject({
      childInMetadata: null,
      statusInMetadata: null,
      childInText: { value: "ses_kid" },
    });
  }
});

test("the host's words may stand behind another text of the result", () => {
  const content = [
    { type: "text", text: "(note of a plugin)" },
    { type: "text", text: WORKING },
  ];
  expect(delegationOf({ status: "completed", input: INPUT, content })).toMatchObject({
    childInText: { value: "ses_kid", at: "/messages/0/content/0/state/content/1/text" },
    statusInText: { value: "running" },
  });
});

describe("a failed dispatch", () => {
  test.each([
    ["Subagent failed (sessionID: ses_kid): no model", "ses_kid"],
    ["Subagent cancelled (sessionID: ses_kid)", "ses_kid"],
    ["Unknown agent: tester", null],
    ["Session ses_x is not a child of the current session", null],
  ])("%s", (message, child) => {
    const delegation = delegationOf(failed(INPUT, "tool.execution", message));
    expect(delegation.childInText?.value ?? null).toBe(child);
    expect(delegation).toMatchObject({ statusInText: null, reply: null, hasReply: null });
  });
});

describe("a migrated task", () => {
  const input = { description: "d", prompt: "p", subagent_type: "explore" };

  test("keeps the child in providerState or in the metadata, and the 1.x envelope", () => {
    const words = '<task id="ses_kid" state="completed">\n<task_result>\nOne.\n</task_result>\n</task>';
    const older = delegationOf(completed(input, words), { providerState: { sessionId: "ses_kid" } }, "task");
    expect(older).toMatchObject({
      childInMetadata: { value: "ses_kid", at: "/messages/0/content/0/providerState/sessionId" },
      childInText: { value: "ses_kid" },
      statusInText: { value: "completed" },
      reply: { value: { text: "One." } },
      hasReply: true,
    });
    const later = delegationOf(completed(input, words, { sessionId: "ses_kid" }), {}, "task");
    expect(later.childInMetadata?.at).toBe("/messages/0/content/0/state/metadata/sessionId");
  });

  test("sent to a running child is no new dispatch", () => {
    const words =
      '<task id="ses_kid" state="running">\n<summary>Background task updated</summary>\n<task_result>\nSent.\n</task_result>\n</task>';
    expect(delegationOf(completed(input, words), {}, "task")).toMatchObject({
      isMessageToRunning: true,
      statusInText: { value: "running" },
      hasReply: null,
    });
  });

  test("from before the envelope", () => {
    const words = "task_id: ses_kid (for resuming)\n\n<task_result>\nOne.\n</task_result>";
    expect(delegationOf(completed(input, words), {}, "task")).toMatchObject({
      childInText: { value: "ses_kid" },
      statusInText: null,
      hasReply: true,
    });
  });

  test("cut by the migration", () => {
    const message = "Tool execution was interrupted before V2 migration";
    const call = callOf(tool("task", failed(input, "tool.interrupted", message)));
    expect(call.isCutByMigration).toBe(true);
    expect(
      callOf(tool("task", failed(input, "aborted", "Tool execution interrupted"))).isCutByMigration,
    ).toBe(false);
  });
});

test("a tool that the host does not have dispatches nothing", () => {
  const call = callOf(tool("task", failed(INPUT, "unknown", "Unknown tool: task")));
  expect(call.delegation).toBeNull();
  expect(call.unavailable).toEqual({ value: "task", at: "/messages/0/content/0/state/error/message" });
});

test("a sanitised dispatch says nothing, and that it was sanitised", () => {
  const state = {
    status: "completed",
    input: { redacted: "tool-input:call_1" },
    content: [{ type: "text", text: "[redacted:tool-content:call_1]" }],
    metadata: { redacted: "tool-metadata:call_1" },
  };
  const call = callOf(tool("subagent", state));
  expect(call).toMatchObject({ isInputRedacted: true, input: null, output: null });
  expect(call.delegation).toEqual({
    agent: null,
    description: null,
    prompt: null,
    requestedBackground: null,
    resumes: null,
    childInMetadata: null,
    childInText: null,
    statusInMetadata: null,
    statusInText: null,
    reply: null,
    hasReply: null,
    isMessageToRunning: false,
    isRedacted: true,
  });
});
