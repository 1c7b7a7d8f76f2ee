// How often the premise of a rule held and failed, where a bundle lets it be checked.

import { expect, test } from "vitest";
import { analysed } from "@/tests/scenario/analysed.ts";
import { acknowledged, idle, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const lead = (...rows: Parameters<typeof session>[1]) => session("ses_lead", rows);
const one = "ses_child_1";
const two = "ses_child_2";

test("child-resumed is held against every call that asks for one child and is answered with the name of one", () => {
  const rows = [
    prompt(1),
    step(2, [acknowledged("call_a", one, [2, 3], { resumes: one })]),
    step(5, [acknowledged("call_b", two, [5, 6], { resumes: one })]),
    step(8, [acknowledged("call_c", null, [8, 9], { resumes: one })]),
  ];
  const tally = analysed(lead(...rows)).tallies.find(({ warrant }) => String(warrant) === "child-resumed");
  expect(tally).toMatchObject({ held: 1, failed: 1 });
});

test("child-by-description is held against the title of every child that an id links, read as the rule reads it", () => {
  const tallyWith = (title: string) => {
    const child = session(one, [prompt(3), step(4), idle(6)], { parent: "ses_lead", created: 3, title });
    const analysis = analysed(lead(prompt(1), step(2, [acknowledged("call_a", one, [2, 3])])), child);
    return analysis.tallies.find(({ warrant }) => String(warrant) === "child-by-description");
  };
  expect(tallyWith("look around")).toMatchObject({ held: 1, failed: 0 });
  expect(tallyWith("look around (@researcher subagent)")).toMatchObject({ held: 1, failed: 0 });
  expect(tallyWith("look around (@home)")).toMatchObject({ held: 0, failed: 1 });
});
