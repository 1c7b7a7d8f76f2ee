// Whose words a prompt in a child's session is: a person's, or its lead's.

import { expect, test } from "vitest";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { acknowledged, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const lead = (...rows: Parameters<typeof session>[1]) => session("ses_lead", rows);
const one = "ses_child_1";

test("what the lead writes to its child is no human prompt, though the host records it as a user's", () => {
  const child = session(
    one,
    [
      prompt(3, "You are a subagent spawned by another session.\nLook around."),
      step(4),
      prompt(9, "And the docs?"),
      step(10),
      idle(12),
    ],
    { parent: "ses_lead", created: 3 },
  );
  const analysis = analysed(
    lead(prompt(1), step(2, [acknowledged("call_a", one, [2, 3])]), notice(20, one), step(21)),
    child,
  );
  const kinds = analysis.timeline.moments
    .filter(({ session: at, kind }) => String(at) === one && kind.endsWith("prompt"))
    .map(({ kind, text }) => [kind, text]);
  expect(kinds).toEqual([
    ["lead-prompt", "You are a subagent spawned by another session.\nLook around."],
    ["prompt", "And the docs?"],
  ]);
  expect(analysis.sessions.map(({ id, prompts }) => [String(id), said(prompts)])).toEqual([
    [one, "computed 1 by count"],
    ["ses_lead", "computed 1 by count"],
  ]);
});

test("without a sign of the lead's hand a child's first prompt is only inferred to be its lead's", () => {
  const child = session(one, [prompt(3, "Look."), step(4), idle(6)], { parent: "ses_lead", created: 3 });
  const analysis = analysed(child);
  expect(
    analysis.timeline.moments
      .filter(({ kind }) => kind.endsWith("prompt"))
      .map(({ kind, standing }) => [kind, standing]),
  ).toEqual([["lead-prompt", "inferred"]]);
  expect(analysis.sessions.map(({ prompts }) => said(prompts))).toEqual(["unknown: ambiguous"]);
});
