// Records that are not as they should be: each is named with its place, kept, and spoils nothing beside it.

import { expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import { feedOne } from "../../../scenario/feed.ts";
import { messageOf } from "../../../scenario/worded.ts";
import { callOf, codesOf, eventsOf, message, onlyLog, readFixture } from "./fixture.ts";

function placesOf(document: ReturnType<typeof readFixture>, code: string): readonly (string | null)[] {
  return document.problems.filter((problem) => problem.code === code).map((problem) => problem.at);
}

const odd = () => readFixture("1.18.33/odd-records.json");

test("a row, a part and a state that are null are malformed, each at its place", () => {
  expect(placesOf(odd(), "malformed-item")).toEqual([
    "/messages/1",
    "/messages/2/parts/1",
    "/messages/4/parts/2/state",
    "/messages/6/info",
  ]);
});

test("a role that nobody knows is named; a message without one has no type", () => {
  expect(placesOf(odd(), "unknown-row-type")).toEqual(["/messages/3"]);
  expect(placesOf(odd(), "row-without-type")).toEqual(["/messages/5"]);
  expect(messageOf(odd().problems.find(({ code }) => code === "unknown-row-type"))).toContain("narrator");
});

test("an unknown part type and an unknown state word are named and kept", () => {
  const document = odd();
  expect(placesOf(document, "unknown-content-type")).toEqual(["/messages/2/parts/3"]);
  expect(placesOf(document, "unknown-tool-state")).toEqual(["/messages/2/parts/4/state/status"]);
  expect(callOf(document, "call_odd")).toMatchObject({ phase: "other", state: { value: "paused" } });
  expect(eventsOf(document, "unread").map((event) => event.type)).toContain("hologram");
});

test("a time that cannot be read is named, and the call goes without it", () => {
  const document = odd();
  expect(placesOf(document, "unreadable-time")).toEqual(["/messages/4/parts/1/state/time/start"]);
  expect(callOf(document, "call_time")).toMatchObject({
    requested: null,
    at: null,
    ended: { value: expect.any(Number) },
  });
});

test("a value of another kind is a note that names its pattern, once", () => {
  const notes = odd().problems.filter(({ code }) => code === "unexpected-shape");
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatchObject({ severity: "note", at: "/messages/4/info/cost" });
  expect(messageOf(notes[0])).toContain("/messages/*/info[assistant]/cost");
});

test("calls of a message whose author cannot be told are calls all the same", () => {
  expect(callOf(odd(), "call_orphan").tool.value).toBe("glob");
});

test("everything readable around odd records is read", () => {
  const document = odd();
  expect(eventsOf(document, "prompt")[0]?.text?.value.text).toBe("First.");
  expect(eventsOf(document, "step")).toHaveLength(2);
  expect(onlyLog(document).rows).toBe(7);
});

test("what nobody read is counted by its pattern", () => {
  const unread = odd().coverage.filter(({ isRead }) => !isRead);
  expect(unread).toContainEqual({ pattern: "/notes/planted/*", leaves: 2, isRead: false });
  expect(unread).toContainEqual({ pattern: "/messages/*/parts/*[hologram]/shape", leaves: 1, isRead: false });
});

const DUE = "an object was due";
const whole: Json = { time: { created: 1 }, agent: "build", model: { providerID: "p", modelID: "m" } };

test.each([
  ["null in place of the times", { ...whole, time: null }, ["malformed-item"]],
  ["a text in place of the times", { ...whole, time: "noon" }, ["malformed-item"]],
  ["a null where the host may leave it out", { ...whole, summary: null, system: null }, []],
  ["a null time", { ...whole, time: { created: null } }, ["unreadable-time"]],
  ["a time of the far future", { ...whole, time: { created: 9e15 } }, ["unreadable-time"]],
  ["members that older hosts did not write", { time: { created: 1 } }, []],
])(`in a message's record: %s (${DUE} or not)`, (_what, info, codes) => {
  const row = message("user", "msg_1", 1, [{ type: "text", text: "hello" }], info);
  expect(
    codesOf(feedOne("drawn", { info: { id: "ses_drawn" }, messages: [row] })).filter(
      (code) => code !== "unexpected-shape",
    ),
  ).toEqual(codes);
});

test("parts that are no list are reported and the message is read", () => {
  const document = feedOne("drawn", [
    { info: { id: "msg_1", role: "user", time: { created: 1 } }, parts: null },
  ]);
  expect(codesOf(document)).toContain("malformed-item");
  expect(eventsOf(document, "prompt")).toHaveLength(1);
});

test("hundreds of places of one code are named up to a bound and then counted", () => {
  const rows = [message("user", "msg_1", 1), ...Array.from({ length: 300 }, () => null)];
  const problems = feedOne("drawn", rows).problems.filter(({ code }) => code === "malformed-item");
  expect(problems).toHaveLength(26);
  expect(messageOf(problems.at(-1))).toContain("275 more");
});

test("names of inherited members and deep inputs are plain data", () => {
  let deep: Json = "end";
  for (let level = 0; level < 1900; level += 1) deep = [deep];
  const input: Json = JSON.parse('{"__proto__": {"command": "x"}, "constructor": 1}');
  const state = (value: Json): Json => ({ status: "running", input: value, time: { start: 1 } });
  const document = feedOne("drawn", [
    message("assistant", "msg_1", 1, [
      { type: "tool", tool: "bash", callID: "proto", state: state(input) },
      { type: "tool", tool: "toString", callID: "deep", state: state({ deep }) },
    ]),
  ]);
  expect(callOf(document, "proto").resource).toBeNull();
  expect(callOf(document, "deep").tool.value).toBe("toString");
});

test("a text or a reasoning that ends before it begins contradicts itself", () => {
  const parts = ["text", "reasoning"].map((type) => ({ type, text: "x", time: { start: 200, end: 100 } }));
  const document = feedOne("drawn.json", {
    messages: [message("assistant", "msg_a", 50, parts), message("user", "msg_b", 60)],
  });
  expect(placesOf(document, "time-disorder")).toEqual([
    "/messages/0/parts/0/time/end",
    "/messages/0/parts/1/time/end",
  ]);
});
