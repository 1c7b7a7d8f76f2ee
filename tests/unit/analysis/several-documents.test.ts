// One session in several documents: pages, an older and a newer export, a cut copy beside a whole one.

import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import type { Json, JsonObject } from "@/lib/base/json.ts";
import { analysed, codesOf, dispatchOf, said } from "@/tests/scenario/analysed.ts";
import { feedOne } from "@/tests/scenario/feed.ts";
import { acknowledged, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const A = "ses_child_a";
const lead = (...rows: Parameters<typeof session>[1]) => session("ses_lead", rows);
const dispatchA = step(2, [acknowledged("call_a", A, [2, 5])]);
const early = [prompt(1), dispatchA, step(6), idle(8)];
const late = [notice(20, A), step(21), idle(23)];

function unnamed(rows: readonly JsonObject[]): Json[] {
  return rows.map(({ id: _, ...row }) => row);
}

test("rows without ids of a second page are joined at their time", () => {
  const analysis = analysed(lead(...unnamed(early)), lead(...unnamed(late)));
  expect(said(dispatchOf(analysis, "call_a").settledBy)).toContain('observed "injection"');
  expect(analysis.idles.map(({ to }) => to && said(to))).toEqual([expect.stringContaining("observed"), null]);
});

test("rows without ids that both exports hold are counted once", () => {
  const analysis = analysed(lead(...unnamed(early)), lead(...unnamed([...early, ...late])));
  expect(analysis.toolUse.called).toEqual({ subagent: 1 });
  expect(analysis.idles).toHaveLength(2);
});

test("two rows of one id on a second page are both kept and said", () => {
  const twice = [...late, { ...prompt(30), id: "msg_twice" }, { ...step(31), id: "msg_twice" }];
  const analysis = analysed(lead(...early, prompt(9), prompt(10), prompt(11), prompt(12)), lead(...twice));
  expect(codesOf(analysis)).toContain("duplicate-id");
  expect(analysis.sessions.map(({ steps }) => said(steps))).toEqual(["computed 4 by count"]);
});

test("a cut copy beside a whole export leaves nothing open to doubt", () => {
  const whole = feedOne("whole.json", lead(...early));
  const cut = feedOne("cut.json", lead(...early.slice(0, 2)));
  const analysis = analyse([whole, { ...cut, condition: { ...cut.condition, isComplete: false } }]);
  expect(said(dispatchOf(analysis, "call_a").settledBy)).toContain('inferred "parent-idle"');
  expect(codesOf(analysis)).toContain("duplicate-session");
});

test("a cut export that holds more than a whole older one is cut all the same", () => {
  const older = feedOne("older.json", lead(...early.slice(0, 2)));
  const cut = feedOne("cut.json", lead(...early.slice(0, 3)));
  const analysis = analyse([older, { ...cut, condition: { ...cut.condition, isComplete: false } }]);
  expect(said(dispatchOf(analysis, "call_a").outcome)).toBe("unknown: cut off");
});
