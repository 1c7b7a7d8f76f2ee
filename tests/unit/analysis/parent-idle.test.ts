// The presumption that a child is over because its lead went idle: when it may be drawn, and what takes it back.

import { expect, test } from "vitest";
import { analysed, dispatchOf, said } from "@/tests/scenario/analysed.ts";
import { acknowledged, at, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const A = "ses_child_a";
const B = "ses_child_b";
const lead = (...rows: Parameters<typeof session>[1]) => session("ses_lead", rows);
const dispatchA = step(2, [acknowledged("call_a", A, [2, 3])]);

const tallyOf = (analysis: ReturnType<typeof analysed>) =>
  analysis.tallies.find(({ warrant }) => String(warrant) === "parent-idle");

test("holds: parent-idle · an idle lead and no later sign let us presume that the child is over, as an inference only", () => {
  const dispatch = dispatchOf(analysed(lead(prompt(1), dispatchA, step(5), idle(7))), "call_a");
  expect(said(dispatch.settledBy)).toBe('inferred "parent-idle" by parent-idle');
  expect(said(dispatch.settledAt)).toBe(`inferred ${at(7)} by parent-idle`);
  expect(said(dispatch.outcome)).toBe("unknown: not recorded");
  expect(dispatch.working.standing).toBe("inferred");
});

test("must not: parent-idle · a later notice contradicts it: 0 held, 1 failed, withdrawn", () => {
  const analysis = analysed(lead(prompt(1), dispatchA, step(5), idle(7), notice(60, A), step(61), idle(63)));
  expect(said(dispatchOf(analysis, "call_a").settledBy)).toBe('observed "injection" by settled-by-injection');
  expect(tallyOf(analysis)).toMatchObject({ held: 0, failed: 1 });
});

test("must not: parent-idle · one failure in the session withdraws it for the other children, and says so", () => {
  const both = step(2, [acknowledged("call_a", A, [2, 3]), acknowledged("call_b", B, [2, 3])]);
  const analysis = analysed(lead(prompt(1), both, step(5), idle(7), notice(60, A), step(61), idle(63)));
  const { settledBy, outcome } = dispatchOf(analysis, "call_b");
  expect(said(settledBy)).toBe("unknown: not ended");
  expect(
    settledBy.standing === "unknown" && settledBy.withdrawn.map(({ warrant }) => String(warrant)),
  ).toEqual(["parent-idle"]);
  expect(said(outcome)).toBe('computed "open" by no-settlement');
});

test("must not: parent-idle · the child's own export, still at work after that idle, contradicts it", () => {
  const child = session(A, [prompt(3), step(4), step(9, [], { to: null, finish: null })], {
    parent: "ses_lead",
    created: 3,
  });
  const analysis = analysed(lead(prompt(1), dispatchA, step(5), idle(7)), child);
  expect(said(dispatchOf(analysis, "call_a").settledBy)).toBe("unknown: not ended");
  expect(tallyOf(analysis)).toMatchObject({ held: 0, failed: 1 });
});

test("a child whose own end lies before the idle lets the rule hold", () => {
  const child = session(A, [prompt(3), step(4), idle(6)], { parent: "ses_lead", created: 3 });
  const analysis = analysed(lead(prompt(1), dispatchA, step(5), idle(7), notice(8, A), step(9)), child);
  expect(tallyOf(analysis)).toMatchObject({ held: 1, failed: 0 });
});

test("must not: parent-idle · a lead that went idle before the acknowledgement says nothing about it", () => {
  const analysis = analysed(lead(prompt(1), step(1.2), idle(1.5), prompt(1.8), dispatchA, step(5)));
  expect(said(dispatchOf(analysis, "call_a").settledBy)).toBe("unknown: not ended");
});

test("must not: parent-idle · a part of an export lets nothing be presumed", () => {
  const page = {
    ...lead(),
    messages: { data: [prompt(1), dispatchA, step(5), idle(7)], cursor: { next: "page-2" } },
  };
  expect(said(dispatchOf(analysed(page), "call_a").settledBy)).toBe("unknown: cut off");
});

test("the presumption names the idle, and the search that found no notice", () => {
  const { settledBy } = dispatchOf(analysed(lead(prompt(1), dispatchA, step(5), idle(7))), "call_a");
  const grounds = settledBy.standing === "inferred" ? settledBy.grounds : [];
  expect(grounds.map((evidence) => (evidence.kind === "absent" ? evidence.sought : evidence.says))).toEqual([
    "idle-row",
    "notice-of-child",
  ]);
});

test("a child still at work is shown as the sign that took the presumption back", () => {
  const child = session(A, [prompt(3), step(4), step(9, [], { to: null, finish: null })], {
    parent: "ses_lead",
    created: 3,
  });
  const { settledBy } = dispatchOf(analysed(lead(prompt(1), dispatchA, step(5), idle(7)), child), "call_a");
  const signs = settledBy.standing === "unknown" ? settledBy.withdrawn.flatMap(({ grounds }) => grounds) : [];
  expect(signs.map((sign) => sign.kind === "present" && sign.says)).toContain("child-still-working");
});
