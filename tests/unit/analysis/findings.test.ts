// What the first questions answer: found, nothing found, not to be told, nothing to ask of.

import { expect, test } from "vitest";
import { analysed } from "@/tests/scenario/analysed.ts";
import { acknowledged, answered, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const A = "ses_child_a";
const kindsOf = (...rows: Parameters<typeof session>[1]) =>
  Object.fromEntries(analysed(session("ses_lead", rows)).findings.map(({ id, kind }) => [id, kind]));

test("a dispatch whose outcome cannot be told leaves the questions about it open, not passed", () => {
  const call = acknowledged("call_a", A, [2, 3], { status: "queued" });
  const kinds = kindsOf(prompt(1), step(2, [call]), step(4));
  expect(kinds).toMatchObject({
    "unanswered-dispatch": "open",
    "failed-dispatch": "open",
    "undelivered-completion": "open",
    "denied-call": "notApplicable",
  });
});

test("a dispatch that came back whole passes them, one that never did fails the first", () => {
  expect(kindsOf(prompt(1), step(2, [answered("call_a", A, [2, 9])]), step(10))).toMatchObject({
    "unanswered-dispatch": "pass",
    "failed-dispatch": "pass",
    "undelivered-completion": "pass",
  });
  const running = step(2, [acknowledged("call_a", A, [2, 3])]);
  expect(kindsOf(prompt(1), running, step(4))).toMatchObject({
    "unanswered-dispatch": "fail",
    "undelivered-completion": "pass",
  });
  expect(kindsOf(prompt(1), running, notice(20, A, { state: "error" }), step(21))).toMatchObject({
    "failed-dispatch": "review",
  });
});
