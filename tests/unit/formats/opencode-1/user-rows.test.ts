// What a message of the user becomes: a person's prompt only where no mark says otherwise.

import { expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import { feedOne } from "../../../scenario/feed.ts";
import { eventsOf, message, onlyLog, readFixture } from "./fixture.ts";

const ENVELOPE =
  '<task id="ses_kid" state="completed">\n<summary>Background task completed: dig</summary>\n<task_result>\ndug\n</task_result>\n</task>';

test("a synthetic text beside a person's words is an event of its own, never part of the prompt", () => {
  const document = readFixture("1.18.33/user-rows.json");
  const [prompt] = eventsOf(document, "prompt");
  expect(prompt?.text?.value.text).toBe("Look at this, please");
  expect(prompt?.files).toBe(1);
  expect(prompt?.mentionedAgents).toEqual(["explore"]);
  expect(eventsOf(document, "synthetic").map((event) => event.source)).toEqual([
    "/messages/0/parts/1",
    "/messages/4/parts/0",
  ]);
  expect(eventsOf(document, "prompt")).toHaveLength(1);
});

test("a message that holds only a compaction is a compaction of the user's, not a prompt", () => {
  const [compaction] = eventsOf(readFixture("1.18.33/user-rows.json"), "compaction");
  expect(compaction).toMatchObject({
    isUserMessage: true,
    message: { value: expect.stringMatching(/^msg_/) },
  });
  expect(compaction?.reason).toEqual({ value: "auto", at: "/messages/2/parts/0/auto" });
});

test("a summary step is marked, and a retry is an event of its step", () => {
  const document = readFixture("1.18.33/user-rows.json");
  expect(eventsOf(document, "step").map((step) => step.isSummary)).toEqual([false, true, false]);
  expect(eventsOf(document, "retry")).toMatchObject([
    {
      attempt: { value: 1 },
      error: { type: { value: "APIError" } },
      at: { at: "/messages/5/parts/1/time/created" },
    },
  ]);
});

test("a staged revert is read from the session's record", () => {
  const { session } = onlyLog(readFixture("1.18.33/user-rows.json"));
  expect(session.revert?.at).toBe("/info/revert/messageID");
});

test("a synthetic message that is one envelope as a whole is a notice; its origin is not stated", () => {
  const notices = eventsOf(readFixture("1.18.33/background-tasks.json"), "notice");
  expect(notices).toHaveLength(2);
  expect(notices[0]).toMatchObject({
    about: "subagent",
    origin: null,
    state: { value: "completed", at: "/messages/3/parts/0/text" },
    description: { value: "Check the north bed" },
    hasReply: true,
  });
  expect(notices[0]?.body?.value.text).toContain("</task_result>\nis what it printed.");
  expect(notices[1]).toMatchObject({
    state: { value: "error" },
    description: { value: 'Check the "south" bed' },
  });
});

test("an empty body leaves a notice without a reply", () => {
  const empty = ENVELOPE.replace("dug", "");
  const document = feedOne("drawn", [
    message("user", "msg_1", 1, [{ type: "text", synthetic: true, text: empty }]),
  ]);
  expect(eventsOf(document, "notice")).toMatchObject([{ hasReply: false }]);
});

test("an envelope in a person's words is only words", () => {
  const document = feedOne("drawn", [message("user", "msg_1", 1, [{ type: "text", text: ENVELOPE }])]);
  expect(eventsOf(document, "notice")).toEqual([]);
  expect(eventsOf(document, "prompt")).toHaveLength(1);
});

test("an envelope that the host put beside a person's words names a child and is no notice", () => {
  const parts: Json = [
    { type: "text", text: "and this" },
    { type: "text", synthetic: true, text: ENVELOPE },
  ];
  const document = feedOne("drawn", [message("user", "msg_1", 1, parts)]);
  expect(eventsOf(document, "notice")).toEqual([]);
  expect(eventsOf(document, "synthetic")).toMatchObject([{ envelopeChild: { value: "ses_kid" } }]);
});

test("an envelope with words around it is no notice", () => {
  const document = feedOne("drawn", [
    message("user", "msg_1", 1, [{ type: "text", synthetic: true, text: `see:\n${ENVELOPE}` }]),
  ]);
  expect(eventsOf(document, "synthetic")).toMatchObject([{ envelopeChild: null }]);
});

test("a text that a plugin marked as ignored is not a person's", () => {
  const document = feedOne("drawn", [
    message("user", "msg_1", 1, [{ type: "text", ignored: true, text: "pruned 3 results" }]),
  ]);
  expect(eventsOf(document, "prompt")).toEqual([]);
  expect(eventsOf(document, "synthetic")).toHaveLength(1);
});

test("a message of the user without parts is still a message: a prompt with no words to show", () => {
  const document = feedOne("drawn", [message("user", "msg_1", 1)]);
  expect(eventsOf(document, "prompt")).toMatchObject([{ text: null, files: 0 }]);
});
