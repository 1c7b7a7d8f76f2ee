// Calls of 1.x beside dispatches: the user's own shell, questions, tools that are not there, aborts, refusals.

import { expect, test } from "vitest";
import { feedOne } from "../../../scenario/feed.ts";
import { callOf, codesOf, eventsOf, message, onlyLog, readFixture } from "./fixture.ts";

test("a shell command of the person's own is no call of the model", () => {
  const document = readFixture("1.18.33/shell-and-subtask.json");
  expect(eventsOf(document, "user-shell")).toMatchObject([
    {
      tool: "bash",
      command: { value: { text: "ls beds" }, at: "/messages/1/parts/0/state/input/command" },
      status: { value: "completed" },
      exit: { value: 0, at: "/messages/1/parts/0/state/metadata/exit" },
      completed: { at: "/messages/1/parts/0/state/time/end" },
    },
  ]);
  expect(eventsOf(document, "step")[0]).toMatchObject({ isUserShell: true, source: "/messages/1" });
  expect(eventsOf(document, "tool-call").map((call) => call.tool.value)).toEqual(["task"]);
});

test("on a page that begins after its announcement, the shell command is told by its message alone", () => {
  const shell = message(
    "assistant",
    "msg_2",
    2,
    [
      {
        type: "tool",
        tool: "bash",
        callID: "01JA7Q4Z1WWXJ0V3N5T8KD2M6R",
        state: {
          status: "completed",
          input: { command: "ls" },
          output: "",
          title: "",
          metadata: {},
          time: { start: 2, end: 3 },
        },
      },
    ],
    { parentID: "msg_1" },
  );
  expect(eventsOf(feedOne("drawn", [shell]), "user-shell")).toHaveLength(1);
  const prompted = [message("user", "msg_1", 1, [{ type: "text", text: "run ls" }]), shell];
  expect(eventsOf(feedOne("drawn", prompted), "user-shell")).toHaveLength(0);
});

test("a question is answered by its metadata, dismissed by the host's sentence", () => {
  const document = readFixture("1.18.33/questions-and-refusals.json");
  expect(callOf(document, "call_q1").question).toEqual({
    state: "answered",
    answers: { value: [["North"]], at: "/messages/1/parts/1/state/metadata/answers" },
    at: "/messages/1/parts/1/state/metadata/answers",
  });
  expect(callOf(document, "call_q2").question).toEqual({
    state: "dismissed",
    answers: null,
    at: "/messages/3/parts/1/state/error",
  });
});

test("an unavailable tool is named with the tools that the host lists; bad arguments name a tool that exists", () => {
  const document = readFixture("1.18.33/questions-and-refusals.json");
  const missing = callOf(document, "call_none");
  expect(missing.tool.value).toBe("invalid");
  expect(missing.unavailable).toEqual({ value: "browser", at: "/messages/2/parts/2/state/input/tool" });
  expect(missing.statedTools).toEqual({
    value: ["bash", "edit", "invalid", "read", "task"],
    at: "/messages/2/parts/2/state/input/error",
  });
  expect(callOf(document, "call_args")).toMatchObject({ unavailable: null, statedTools: null });
});

test("a patch is looked up in the rules as an edit of its path", () => {
  const document = readFixture("1.18.33/questions-and-refusals.json");
  expect(callOf(document, "call_patch").resource).toMatchObject({
    action: "edit",
    value: { value: "/home/sam/garden/plan.md" },
  });
  expect(callOf(document, "call_deny").resource).toMatchObject({
    action: "bash",
    value: { value: "rm -rf beds" },
  });
});

test("session rules keep their order and places, in the words of all hosts", () => {
  expect(onlyLog(readFixture("1.18.33/questions-and-refusals.json")).session.rules).toEqual([
    { at: "/info/permission/0", action: "bash", resource: "*", effect: "allow" },
    { at: "/info/permission/1", action: "bash", resource: "rm *", effect: "deny" },
    { at: "/info/permission/2", action: "edit", resource: "*.md", effect: "ask" },
  ]);
});

test("a command that the user stopped is an abort whose body had started", () => {
  const document = readFixture("1.18.33/aborted.json");
  expect(callOf(document, "call_ab_shell").abort).toEqual({
    bodyStarted: true,
    at: "/messages/1/parts/1/state/output",
  });
  expect(callOf(document, "call_ab_run").abort).toEqual({
    bodyStarted: true,
    at: "/messages/3/parts/1/state/error",
  });
});

test("a call cut before its arguments were complete had not started", () => {
  expect(callOf(readFixture("1.18.33/aborted.json"), "call_ab_raw").abort).toMatchObject({
    bodyStarted: false,
  });
});

test("output that quotes an abort is none, nor is a call cut off by a provider's failure", () => {
  const document = readFixture("1.18.33/aborted.json");
  expect(callOf(document, "call_quotes").abort).toBeNull();
  expect(callOf(document, "call_cut").abort).toBeNull();
});

test("times of a call are those of its state; a body's start is not recorded", () => {
  const call = callOf(readFixture("1.18.33/background-tasks.json"), "call_bg_a");
  expect(call.requested?.at).toBe("/messages/1/parts/2/state/time/start");
  expect(call.ended?.at).toBe("/messages/1/parts/2/state/time/end");
  expect(call.started).toBeNull();
});

test("a pending call has no times and a running one no end", () => {
  const state = (status: string, more: object) => ({ status, input: {}, ...more });
  const document = feedOne("drawn", [
    message("assistant", "msg_1", 1, [
      { type: "step-start" },
      { type: "tool", tool: "read", callID: "a", state: state("pending", { raw: "" }) },
      { type: "tool", tool: "read", callID: "b", state: state("running", { time: { start: 5 } }) },
    ]),
  ]);
  expect(callOf(document, "a")).toMatchObject({ phase: "pending", requested: null, at: null, ended: null });
  expect(callOf(document, "b")).toMatchObject({ phase: "running", requested: { value: 5 }, ended: null });
  expect(codesOf(document)).not.toContain("unreadable-time");
});
