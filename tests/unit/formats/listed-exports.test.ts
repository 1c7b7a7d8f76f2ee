// A list of exports in one document.

import { expect, test } from "vitest";
import { feedOne } from "../../scenario/feed.ts";
import { idle, prompt, session, step } from "../../scenario/rows-2.ts";
import { verdictOf } from "../../scenario/worded.ts";
import { codesOf } from "./opencode-1/fixture.ts";

const one = session("ses_one", [prompt(1), step(2), idle(4)]);
const two = session("ses_two", [prompt(5), step(6), idle(8)], { parent: "ses_one" });

test("each element is a session, and pointers go through the list", () => {
  const document = feedOne("list.json", [one, two]);
  expect(document.format).toBe("opencode-2");
  expect(verdictOf(document.because)).toContain("2 exports stand in one list");
  expect(document.logs.map(({ session: { id }, events }) => [id, events[0]?.source])).toEqual([
    [{ value: "ses_one", at: "/0/info/id" }, "/0/messages/0"],
    [{ value: "ses_two", at: "/1/info/id" }, "/1/messages/0"],
  ]);
  expect(document.logs[1]?.session.parent).toEqual({ value: "ses_one", at: "/1/info/parentID" });
  expect(new Set(codesOf(document))).toEqual(new Set(["wrapped-document"]));
});

test("an element that is no export is named, the others are read", () => {
  const document = feedOne("list.json", [one, null, { info: {}, messages: [] }]);
  expect(document.logs).toHaveLength(1);
  const places = document.problems.filter(({ code }) => code === "malformed-item").map(({ at }) => at);
  expect(places.sort()).toEqual(["/1", "/2"]);
});

test("a list in which nothing is a session is refused", () => {
  expect(feedOne("list.json", [{ info: {}, messages: [] }]).format).toBe("unknown");
});

test("what nobody read is counted under each element's place", () => {
  const document = feedOne("list.json", [{ ...one, extra: { note: 1 } }]);
  expect(document.coverage).toContainEqual({ pattern: "/0/extra/note", leaves: 1, isRead: false });
});
