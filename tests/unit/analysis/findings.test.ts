// The questions that every reviewer asks first: what was looked at, what was found, what the files cannot tell.

import { expect, test } from "vitest";
import { analysed } from "@/tests/scenario/analysed.ts";
import { acknowledged, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const kinds = (analysis: ReturnType<typeof analysed>) =>
  new Map(analysis.findings.map(({ rule, kind }) => [rule, kind]));

test("a whole file without denials does not raise the question; a part of one leaves it open", () => {
  const rows = [prompt(1), step(2)];
  const page = { ...session("ses_lead", []), messages: { data: rows, cursor: { next: "page-2" } } };
  expect(kinds(analysed(session("ses_lead", rows))).get("denied-call")).toBe("notApplicable");
  expect(kinds(analysed(page)).get("denied-call")).toBe("open");
  expect(kinds(analysed(page)).get("orphan-notice")).toBe("open");
});

test("an open dispatch is an answer of its own kind", () => {
  const analysis = analysed(
    session("ses_lead", [prompt(1), step(2, [acknowledged("call_a", "ses_child_a", [2, 3])])]),
  );
  expect(kinds(analysis).get("unanswered-dispatch")).toBe("fail");
  expect(kinds(analysis).get("failed-dispatch")).toBe("pass");
});
