// Dispatches as 1.x records them, in every spelling of its line.

import { expect, test } from "vitest";
import { feedOne } from "../../../scenario/feed.ts";
import { callOf, eventsOf, message, readFixture } from "./fixture.ts";

test("an acknowledgement says running, names its child twice and holds no reply", () => {
  const call = callOf(readFixture("1.18.33/background-tasks.json"), "call_bg_a");
  expect(call).toMatchObject({ phase: "completed", isByHost: false });
  expect(call.delegation).toMatchObject({
    agent: { value: "explore", at: "/messages/1/parts/2/state/input/subagent_type" },
    description: { value: "Check the north bed" },
    requestedBackground: { value: true },
    statusInText: { value: "running", at: "/messages/1/parts/2/state/output" },
    statusInMetadata: null,
    reply: null,
    hasReply: null,
    isMessageToRunning: false,
  });
  expect(call.delegation?.childInMetadata?.value).toBe(call.delegation?.childInText?.value);
  expect(call.delegation?.childInMetadata?.at).toBe("/messages/1/parts/2/state/metadata/sessionId");
});

test("a message sent to a running child is named as such", () => {
  const call = callOf(readFixture("1.18.33/background-tasks.json"), "call_bg_c");
  expect(call.delegation).toMatchObject({ isMessageToRunning: true, statusInText: { value: "running" } });
  expect(call.delegation?.resumes?.at).toBe("/messages/5/parts/1/state/input/task_id");
});

test("a synchronous result is the child's reply, empty or not", () => {
  const document = readFixture("1.18.33/foreground-tasks.json");
  const first = callOf(document, "call_fg_1").delegation;
  expect(first).toMatchObject({ statusInText: { value: "completed" }, hasReply: true });
  expect(first?.reply?.value.text).toBe("First answer.");
  expect(first?.requestedBackground).toBeNull();
  const second = callOf(document, "call_fg_2").delegation;
  expect(second).toMatchObject({ hasReply: false, requestedBackground: { value: false } });
});

test("a failed task names its child in the sentence of its error", () => {
  const call = callOf(readFixture("1.18.33/foreground-tasks.json"), "call_fg_3");
  expect(call).toMatchObject({ phase: "error", state: { value: "error" } });
  expect(call.error).toMatchObject({ type: null, at: "/messages/3/parts/1/state/error" });
  expect(call.delegation?.childInText).toEqual({
    value: call.delegation?.childInMetadata?.value,
    at: "/messages/3/parts/1/state/error",
  });
  expect(call.delegation).toMatchObject({ statusInText: null, reply: null, hasReply: null });
});

test.each([
  ["call_old_1", "Four apples.", "a task_id line and a bare block"],
  ["call_old_2", "Five pears.", "a metadata block after the words"],
  ["call_old_3", "Six plums.", "the words alone, of a host that kept a summary of calls"],
])("%s of an older host: %s (%s)", (id, reply) => {
  const { delegation } = callOf(readFixture("1.1.14/task-results.json"), id);
  expect(delegation?.reply?.value.text).toBe(reply);
  expect(delegation).toMatchObject({ hasReply: true, statusInText: null });
  expect(delegation?.childInMetadata?.value).toMatch(/^ses_/);
});

test("a refused task has an error and no child", () => {
  const call = callOf(readFixture("1.1.14/task-results.json"), "call_old_4");
  expect(call.delegation).toMatchObject({ childInText: null, childInMetadata: null, statusInText: null });
  expect(call.error?.message?.value.text).toBe(
    "The user rejected permission to use this specific tool call.",
  );
});

test("the call that the host makes for a subtask part is the host's, and the part itself is no call", () => {
  const document = readFixture("1.18.33/shell-and-subtask.json");
  const calls = eventsOf(document, "tool-call");
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ tool: { value: "task" }, isByHost: true });
});

test("an unrecognised result of a task leaves its status unknown", () => {
  const older = readFixture("1.1.14/task-results.json");
  expect(callOf(older, "call_old_1").delegation?.isRedacted).toBe(false);
  const sanitized = callOf(readFixture("1.18.33/sanitized.json"), "call_bg_a").delegation;
  expect(sanitized).toMatchObject({
    statusInText: null,
    childInText: null,
    hasReply: null,
    isRedacted: true,
  });
});

test("a result of the time before envelopes has no status word: the message of the result shows it", () => {
  const state = {
    status: "completed",
    input: { subagent_type: "explore", description: "d", prompt: "p" },
    output: "task_id: ses_kid\n\n<task_result>\nTask completed without a text response.\n</task_result>",
    metadata: {},
    time: { start: 1, end: 2 },
  };
  const row = message("assistant", "msg_a", 1, [{ type: "tool", tool: "task", callID: "call_old", state }]);
  const call = callOf(feedOne("drawn.json", { messages: [row] }), "call_old");
  expect(call.delegation).toMatchObject({
    statusInText: null,
    childInText: { value: "ses_kid" },
    hasReply: false,
  });
});

test("a completed question whose answer was redacted was answered", () => {
  const state = {
    status: "completed",
    input: { redacted: "x" },
    output: "[redacted:tool-output:x]",
    metadata: { redacted: "y" },
    time: { start: 1, end: 2 },
  };
  const row = message("assistant", "msg_a", 1, [{ type: "tool", tool: "question", callID: "call_q", state }]);
  expect(callOf(feedOne("drawn.json", { messages: [row] }), "call_q").question).toMatchObject({
    state: "answered",
    answers: null,
  });
});
