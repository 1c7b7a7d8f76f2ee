// What the steps, prompts and other events of an event dump become.

import { describe, expect, test } from "vitest";
import { openCode2Preview } from "@/lib/formats/opencode-2-preview/index.ts";
import { START } from "../opencode-2/rows.ts";
import { codesOf, ofKind, readValue } from "../read-value.ts";
import { dump, later, next, STEP } from "./dumps.ts";

describe("a step", () => {
  test("is folded from its events, under the id of its message", () => {
    const tokens = { input: 1, output: 2, reasoning: 0, cache: { read: 0, write: 0 } };
    const { events } = dump(
      next("step.started", { ...STEP, agent: "build", model: { id: "m-1", providerID: "p" } }, 1),
      next("text.started", { ...STEP, textID: "text-0" }, 2),
      next("text.ended", { ...STEP, textID: "text-0", text: "Done." }, 3),
      next("step.ended", { ...STEP, finish: "stop", cost: 0, tokens }, 4),
    );
    expect(events).toMatchObject([
      {
        kind: "step",
        message: { value: "msg_a", at: "/events/0/data/assistantMessageID" },
        at: { value: START + 1 },
        completed: { value: START + 4, at: "/events/3/data/timestamp" },
        finish: { value: "stop", at: "/events/3/data/finish" },
        tokens: { value: { input: 1 } },
        text: { value: { text: "Done." }, at: "/events/2/data/text" },
      },
    ]);
  });

  test("that failed has its error; taken up anew it is the same step", () => {
    const { events } = dump(
      later("step.started", { ...STEP, agent: "a" }),
      later("step.failed", { ...STEP, error: { type: "provider.auth", message: "no key" } }, 1),
      later("retry.scheduled", { ...STEP, attempt: 1, at: START + 9, error: { type: "x", message: "y" } }, 2),
    );
    expect(ofKind(events, "step")).toMatchObject([
      { error: { type: { value: "provider.auth" } }, finish: null },
    ]);
    expect(ofKind(events, "retry")).toMatchObject([{ attempt: { value: 1 } }]);
    const again = dump(
      later("step.started", { ...STEP, agent: "a" }),
      later("step.failed", { ...STEP, error: { type: "x", message: "y" } }, 1),
      later("step.started", { ...STEP, agent: "a" }, 2),
    );
    expect(ofKind(again.events, "step")).toMatchObject([{ error: null, completed: null }]);
  });
});

describe("inputs", () => {
  const prompt = { text: "map it", files: [{}], agents: [{ name: "x" }] };

  test("a prompt counts once, when it is taken up", () => {
    const { events } = dump(
      next("prompt.admitted", { messageID: "msg_u", prompt, delivery: "steer" }, 1),
      next("prompted", { messageID: "msg_u", prompt, delivery: "steer" }, 2),
    );
    expect(events).toMatchObject([
      {
        kind: "prompt",
        source: "/events/1",
        at: { value: START + 2 },
        message: { value: "msg_u", at: "/events/1/data/messageID" },
        text: { value: { text: "map it" }, at: "/events/1/data/prompt/text" },
        files: 1,
        mentionedAgents: ["x"],
      },
    ]);
  });

  test("a later build names at the second event only the id", () => {
    const { events } = dump(
      later("input.admitted", { inputID: "msg_u", input: { type: "user", data: { text: "map it" } } }, 1),
      later("input.promoted", { inputID: "msg_u" }, 2),
    );
    expect(events).toMatchObject([
      {
        kind: "prompt",
        source: "/events/1",
        text: { at: "/events/0/data/input/data/text" },
        at: { value: START + 2 },
      },
    ]);
  });

  test("an input that still waits is no event, one that nobody admitted is kept as unread", () => {
    expect(dump(later("input.admitted", { inputID: "msg_u", input: { text: "a" } })).events).toEqual([]);
    expect(dump(later("input.promoted", { inputID: "msg_u" })).events).toMatchObject([
      { kind: "unread", type: "session.input.promoted" },
    ]);
  });

  test("what the host wrote is a notice by its mark, else synthetic, never a prompt", () => {
    const text = '<subagent sessionID="ses_kid" state="completed" description="d">\nTwo.\n</subagent>';
    const metadata = { source: "subagent", childID: "ses_kid", agent: "a", state: "completed" };
    const { events } = dump(
      later("synthetic", { text, description: "d", metadata }),
      next("synthetic", { messageID: "msg_s", text }),
      later("inbox.enqueued", { id: "msg_n", item: { type: "synthetic", data: { text, metadata } } }),
      later("inbox.delivered", { id: "msg_n" }, 4),
    );
    expect(events.map(({ kind }) => kind)).toEqual(["notice", "synthetic", "notice"]);
    expect(ofKind(events, "notice")[0]).toMatchObject({
      subject: { at: "/events/0/data/metadata/childID" },
      hasReply: true,
    });
  });
});

describe("other events", () => {
  test("switches, instructions, skills, compactions and the person's shell", () => {
    const { events } = dump(
      next("agent.switched", { messageID: "m", agent: "team" }),
      later("model.selected", { model: { id: "m-2" } }),
      later("moved", { location: { directory: "/b" } }),
      next("context.updated", { messageID: "m2", text: "x" }),
      later("skill.activated", { id: "s", name: "Release", text: "# R" }),
      next("compaction.started", { messageID: "m3", reason: "auto" }),
      next("compaction.ended", { messageID: "m3", reason: "auto", text: "s", recent: "" }),
      later("shell.started", { shell: { id: "sh_1", command: "ls", status: "running" } }),
      later(
        "shell.ended",
        { shell: { id: "sh_1", command: "ls", status: "exited", exit: 0 }, output: {} },
        9,
      ),
    );
    expect(events).toMatchObject([
      { kind: "switch", what: "agent", to: { value: "team" } },
      { kind: "switch", what: "model", to: { value: "m-2" } },
      { kind: "switch", what: "location", to: { value: "/b" } },
      { kind: "system" },
      { kind: "skill", description: { value: "Release" } },
      { kind: "compaction", reason: { value: "auto" } },
      {
        kind: "user-shell",
        command: { value: { text: "ls" } },
        status: { value: "exited", at: "/events/8/data/shell/status" },
        exit: { value: 0 },
        completed: { value: START + 9 },
      },
    ]);
  });

  test("names that add nothing pass without a word, names that nobody knows are named and kept", () => {
    const result = dump(
      later("execution.succeeded", {}),
      later("usage.updated", { cost: 1 }),
      { id: "evt_p", created: START, type: "permission.asked", data: { sessionID: "ses_lead" } },
      next("tool.teleported", {}),
      { id: "evt_x", type: "weather.changed", data: {} },
    );
    expect(result.events).toMatchObject([
      { kind: "unread", type: "session.next.tool.teleported", row: 3 },
      { kind: "unread", type: "weather.changed", row: 4 },
    ]);
    expect(result.problems.map(({ code, at }) => [code, at])).toEqual([
      ["unknown-event", "/events/3"],
      ["unknown-event", "/events/4"],
    ]);
    expect(result.logs[0]).toMatchObject({ rows: 5, hasIdleRows: false });
  });

  test("an event that a client wrote twice counts once", () => {
    const called = next("tool.called", { ...STEP, callID: "c", tool: "read", input: { path: "a" } }, 1);
    const success = next("tool.success", { ...STEP, callID: "c", structured: {}, content: [] }, 2);
    const { events } = dump(called, success, called, success);
    expect(events).toMatchObject([{ phase: "completed", source: "/events/0" }]);
  });

  test("broken records spoil nothing", () => {
    const result = dump(
      null,
      { type: "session.tool.called" },
      { id: "e" },
      next("step.started", STEP),
      next("prompted", { prompt: null }),
    );
    expect(result.problems.map(({ code, at }) => [code, at])).toEqual([
      ["malformed-item", "/events/0"],
      ["malformed-item", "/events/1"],
      ["row-without-type", "/events/2"],
    ]);
    expect(ofKind(result.events, "step")).toHaveLength(1);
  });

  test("a time that nobody can read is named", () => {
    expect(codesOf(dump({ ...later("step.started", STEP), created: "soon" }))).toEqual(["unreadable-time"]);
  });

  test("a session's fork is told by its event", () => {
    expect(dump(later("forked", { parentID: "ses_origin", parentSeq: 3 })).logs[0]?.session).toMatchObject({
      forkOf: { value: "ses_origin", at: "/events/0/data/parentID" },
      parent: null,
    });
  });

  test("events of another session are none of this one", () => {
    const other = { ...STEP, sessionID: "ses_other", assistantMessageID: "msg_o" };
    const { logs } = dump(next("step.started", STEP), next("step.started", other));
    expect(logs).toHaveLength(1);
    expect(ofKind(logs[0]?.events ?? [], "step")).toMatchObject([{ message: { value: "msg_a" } }]);
  });
});

test("a dump without the session's record takes the session from its events", () => {
  const { logs } = readValue(openCode2Preview, { events: [next("step.started", STEP)] });
  expect(logs[0]?.session.id).toEqual({ value: "ses_lead", at: "/events/0/data/sessionID" });
});
