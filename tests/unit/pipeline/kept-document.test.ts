import { expect, test } from "vitest";
import { compareExports } from "@/lib/pipeline/compare-exports.ts";
import { keptDocument } from "@/lib/pipeline/kept-document.ts";
import { feed, feedOne } from "@/tests/scenario/feed.ts";
import { acknowledged, idle, prompt, session, step } from "@/tests/scenario/rows-2.ts";
import { sessionId } from "../library/sample-rows.ts";

const rows = [prompt(1), step(2, [acknowledged("call_a", "ses_child", [2, 3])]), idle(5)];

test("a kept document names its session and the children it dispatched", () => {
  const kept = keptDocument(feedOne("lead.json", session("ses_lead", rows)));

  expect(kept.sessions).toMatchObject([{ id: "ses_lead", parent: null, rows: 3 }]);
  expect(kept.children).toEqual(["ses_child"]);
  expect(kept.statedVersion).toBeNull();
});

test("a newer export differs by the records it adds, by their message ids", () => {
  const older = feed("older.json", session("ses_lead", rows.slice(0, 2)));
  const newer = feed("newer.json", session("ses_lead", [...rows, prompt(9)]));

  expect(compareExports(older, newer, sessionId("ses_lead"))).toEqual({ added: 2, gone: 0 });
  expect(compareExports(newer, older, sessionId("ses_lead"))).toEqual({ added: 0, gone: 2 });
  expect(compareExports(older, older, sessionId("ses_lead"))).toEqual({ added: 0, gone: 0 });
});

test("records of another session in the same files do not count", () => {
  const older = feed("older.json", session("ses_lead", rows));
  const newer = feed("newer.json", session("ses_other", [...rows, prompt(9)]));

  expect(compareExports(older, newer, sessionId("ses_lead"))).toEqual({ added: 0, gone: 3 });
});
