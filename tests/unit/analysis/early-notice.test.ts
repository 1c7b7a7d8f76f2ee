// A notice that was written before the only call of its child that the files still hold: damage, a page or a compaction took
// the call that it answers.
//
//   t      1       (2)        20        31     50
//   lead   prompt  (call a)   notice A  call b notice A

import { expect, test } from "vitest";
import { analysed, codesOf, dispatchOf, said } from "@/tests/scenario/analysed.ts";
import { acknowledged, at, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const A = "ses_child_a";
const again = step(31, [acknowledged("call_b", A, [31, 32])]);

test("must not: settled-by-injection · a notice from before the call answers another one", () => {
  const analysis = analysed(session("ses_lead", [prompt(1), notice(20, A), again, step(60)]));
  const dispatch = dispatchOf(analysis, "call_b");
  expect(said(dispatch.settledBy)).toContain("unknown");
  expect(codesOf(analysis)).toContain("notice-before-ack");
  expect(codesOf(analysis)).not.toContain("duplicate-notice");
});

test("the call's own notice still settles it", () => {
  const analysis = analysed(
    session("ses_lead", [prompt(1), notice(20, A), again, notice(50, A, { state: "stopped" }), step(60)]),
  );
  const dispatch = dispatchOf(analysis, "call_b");
  expect(said(dispatch.settledAt)).toBe(`observed ${at(50)} by stated`);
  expect(said(dispatch.outcome)).toContain('"cancelled"');
});

test("a notice without a time may be that of the only call, wherever its row stands", () => {
  const { time: _, ...timeless } = notice(20, A);
  const analysis = analysed(session("ses_lead", [prompt(1), timeless, again, step(60)]));
  expect(said(dispatchOf(analysis, "call_b").settledBy)).toContain("injection");
});
