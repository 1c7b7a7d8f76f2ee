// The other spellings of 1.x: share payloads, pages, wrapped answers, bare rows, the lines of `opencode run`.

import { expect, test } from "vitest";
import { isJsonObject, type Json } from "@/lib/base/json.ts";
import { resolvePointer } from "@/lib/base/json-pointer.ts";
import { feedOne } from "../../../scenario/feed.ts";
import {
  callOf,
  codesOf,
  eventsOf,
  fixtureValue,
  message,
  onlyLog,
  readFixture,
  statedIn,
} from "./fixture.ts";

test("a share payload tells the same story as the export, with pointers of its own", () => {
  const shared = readFixture("1.18.33/share-payload.json");
  const exported = readFixture("1.18.33/background-tasks.json");
  const story = (document: typeof shared) =>
    onlyLog(document).events.map(({ kind, message: id }) => [kind, id?.value]);
  expect(story(shared)).toEqual(story(exported));
  expect(onlyLog(shared).rows).toBe(onlyLog(exported).rows);
  expect(onlyLog(shared).session).toMatchObject({ id: { at: "/0/data/id" }, version: { value: "1.18.33" } });
  expect(callOf(shared, "call_bg_a").source).toMatch(/^\/\d+\/data$/);
  expect(codesOf(shared)).toEqual([]);
});

test("a page that holds its newest row first is read from its end, with the file's pointers and no disorder", () => {
  const document = readFixture("1.18.33/page-newest-first.json");
  const { events } = onlyLog(document);
  expect(eventsOf(document, "prompt").map((prompt) => prompt.text?.value.text)).toEqual(["One?", "Two?"]);
  expect(events.map((event) => event.source)).toEqual([
    "/data/messages/data/3",
    "/data/messages/data/2",
    "/data/messages/data/1",
    "/data/messages/data/0",
  ]);
  expect(events.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  expect(events.map(({ row }) => row)).toEqual([3, 2, 1, 0]);
  expect(document.condition.isPartialPage).toBe(true);
  expect(codesOf(document)).toEqual(["wrapped-document", "wrapped-document", "partial-page"]);
});

test("a clock that goes astray within ascending rows does not turn the rows round", () => {
  const rows = [1, 5, 6, 7, 0].map((created, index) => message("user", `msg_${index}`, created));
  expect(eventsOf(feedOne("drawn", rows), "prompt").map(({ row }) => row)).toEqual([0, 1, 2, 3, 4]);
});

test("bare rows take their session from what each row states", () => {
  const document = feedOne("drawn", [message("user", "msg_1", 1)]);
  expect(onlyLog(document).session.id).toEqual({ value: "ses_drawn", at: "/0/info/sessionID" });
  expect(document.versionsByShape).toMatchObject({ from: "1.0.0" });
});

test("bare rows of two sessions are two logs", () => {
  const other = {
    info: { id: "msg_2", sessionID: "ses_other", role: "user", time: { created: 2 } },
    parts: [],
  };
  const document = feedOne("drawn", [message("user", "msg_1", 1), other]);
  expect(document.logs.map((log) => log.session.id?.value)).toEqual(["ses_drawn", "ses_other"]);
});

test("messages kept in an object by id are read in its order", () => {
  const row = (id: string, created: number): Json => ({
    id,
    role: "user",
    time: { created },
    parts: [{ type: "text", text: id }],
  });
  const document = feedOne("drawn", {
    info: { id: "ses_old", title: "Old" },
    messages: { msg_1: row("msg_1", 1), msg_2: row("msg_2", 2) },
  });
  expect(document.format).toBe("opencode-1");
  expect(eventsOf(document, "prompt").map(({ source }) => source)).toEqual([
    "/messages/msg_1",
    "/messages/msg_2",
  ]);
});

test("lines of opencode run: a step stands where it ends, with nothing that another line states", () => {
  const document = readFixture("1.18.33/run.jsonl");
  expect(document.format).toBe("opencode-1");
  expect(eventsOf(document, "step")).toMatchObject([
    {
      line: 3,
      at: null,
      finish: { value: "tool-calls", at: "/part/reason" },
      completed: { at: "/timestamp" },
    },
    { line: 6, at: null, finish: { value: "stop" } },
    { line: 8, error: { type: { value: "APIError", at: "/error/name" } }, completed: { at: "/timestamp" } },
  ]);
  expect(callOf(document, "call_run_1")).toMatchObject({ line: 2, source: "/part", isByHost: false });
  expect(onlyLog(document).session.id?.at).toBe("/sessionID");
  expect(onlyLog(document).events.map(({ row }) => row)).toEqual([0, 0, 3, 6]);
  expect(onlyLog(document).rows).toBe(3);
});

test("a run that was killed leaves its last step open", () => {
  const lines = String(fixtureValue("1.18.33/run.jsonl")).split("\n").slice(0, 4).join("\n");
  const steps = eventsOf(feedOne("killed.jsonl", lines), "step");
  expect(steps.at(-1)).toMatchObject({ line: 4, completed: null, finish: null, at: { at: "/timestamp" } });
});

test("a line of a type that opencode run does not write is named", () => {
  const lines = `${fixtureValue("1.18.33/run.jsonl")}{"type":"weather","timestamp":1,"sessionID":"ses_1"}\n5\n`;
  const document = feedOne("run.jsonl", lines);
  expect(document.problems.map(({ code, line }) => [code, line])).toEqual([
    ["unknown-row-type", 9],
    ["non-object-line", 10],
  ]);
});

test("a sanitised export says so, keeps its skeleton and shows no placeholder as a value", () => {
  const document = readFixture("1.18.33/sanitized.json");
  expect(codesOf(document)).toEqual(["sanitized-export"]);
  expect(document.condition.isSanitized).toBe(true);
  const { session, events } = onlyLog(document);
  expect(session).toMatchObject({ title: null, directory: null, version: { value: "1.18.33" } });
  expect(callOf(document, "call_bg_a")).toMatchObject({
    isInputRedacted: true,
    input: null,
    output: null,
    resource: null,
  });
  expect(eventsOf(document, "synthetic")).toMatchObject([
    { isRedacted: true, text: null },
    { isRedacted: true },
  ]);
  expect(JSON.stringify([session, events])).not.toContain("[redacted:");
});

test("a text that mentions redaction is not a sanitised export", () => {
  const document = feedOne("drawn", [
    message("user", "msg_1", 1, [{ type: "text", text: "what is [redacted:text:prt_1]?" }]),
  ]);
  expect(document.condition.isSanitized).toBe(false);
});

test.each([
  "1.18.33/background-tasks.json",
  "1.18.33/share-payload.json",
  "1.18.33/page-newest-first.json",
  "1.18.33/questions-and-refusals.json",
  "1.1.14/task-results.json",
])("%s: every pointer resolves, and a recorded value is what stands there", (name) => {
  const document = readFixture(name);
  const value = fixtureValue(name);
  for (const { at, value: stated } of statedIn(document.logs)) {
    const there = resolvePointer(value, at);
    expect(there, at).toBeDefined();
    if (typeof there !== "string" || typeof stated !== "string") continue;
    expect(there, at).toContain(stated === "running" ? "background" : stated);
  }
  expect(isJsonObject(document)).toBe(true);
});
