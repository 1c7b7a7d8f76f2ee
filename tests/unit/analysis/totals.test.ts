// Counts and sums: what a part of a file cannot show, and what stands no higher than the inference it is made of.

import { expect, test } from "vitest";
import { analysed, dispatchOf, said } from "@/tests/scenario/analysed.ts";
import { acknowledged, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const A = "ses_child_a";
const lead = (...rows: Parameters<typeof session>[1]) => session("ses_lead", rows);
const page = (id: string, rows: Parameters<typeof session>[1]) => ({
  ...session(id, []),
  messages: { data: [...rows], cursor: { next: "page-2" } },
});

test("one page of a session counts no dispatches, no levels and no work", () => {
  const { totals } = analysed(page("ses_lead", [prompt(1), step(2)]));
  const { dispatches, depth, mostOpen, childrenNotLoaded, undetermined, work } = totals;
  for (const claim of [dispatches, depth, mostOpen, childrenNotLoaded, undetermined, work]) {
    expect([claim.id, said(claim)]).toEqual([claim.id, "unknown: cut off"]);
  }
});

test("a whole session without dispatches has none, and no level of them", () => {
  const { totals } = analysed(lead(prompt(1), step(2), idle(4)));
  expect(said(totals.dispatches)).toBe("computed 0 by count");
  expect(said(totals.depth)).toBe("computed 0 by count");
});

test("what a child spent is not summed over one page of it, nor its dispatches counted", () => {
  const child = { ...page(A, [prompt(3), step(4), idle(6)]) };
  const whole = lead(prompt(1), step(2, [acknowledged("call_a", A, [2, 3])]), notice(20, A), step(21));
  const { tokens, cost, childCalls, openBelow } = dispatchOf(analysed(whole, child), "call_a");
  for (const claim of [tokens, cost, childCalls, openBelow]) expect(said(claim)).toBe("unknown: cut off");
});

test("a chain over an inferred child is a level deep by inference", () => {
  const child = session(A, [prompt(3), step(4, [acknowledged("call_b", "ses_below", [4, 5])]), idle(8)], {
    parent: "ses_lead",
    created: 3,
    title: "look around",
    agent: "researcher",
  });
  const analysis = analysed(lead(prompt(1), step(2, [acknowledged("call_a", null, [2, 3])])), child);
  expect(said(dispatchOf(analysis, "call_a").child)).toContain("inferred");
  expect(said(analysis.totals.depth)).toBe("inferred 2 by count");
});

test("what only an inferred join closed leaves the counts of open dispatches inferred", () => {
  const rows = [
    prompt(1),
    step(2, [acknowledged("call_a", null, [2, 3])]),
    notice(20, A),
    step(21),
    idle(23),
  ];
  const analysis = analysed(lead(...rows));
  expect(said(dispatchOf(analysis, "call_a").settledBy)).toContain('inferred "injection"');
  expect(analysis.idles.map(({ openChildren }) => said(openChildren))).toEqual(["inferred 0 by count"]);
  expect(said(analysis.totals.mostOpen)).toBe("inferred 1 by count");
  expect(said(analysis.totals.settledByInference)).toBe("inferred 1 by count");
  expect(said(analysis.totals.childrenNotLoaded)).toBe("inferred 1 by count");
});
