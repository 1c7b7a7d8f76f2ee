// The list of problems stays one that a person can read, and says what it leaves out.

import { expect, test } from "vitest";
import { analysed } from "@/tests/scenario/analysed.ts";
import { prompt, session, step } from "@/tests/scenario/rows-2.ts";

test("of many problems of one kind the first are named, and the number of all is said", () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ ...step(100 - index), id: `msg_${index}` }));
  const { problems } = analysed(session("ses_lead", [prompt(1), ...rows]));
  const disorder = problems.filter(({ code }) => code === "time-disorder");
  expect(disorder).toHaveLength(26);
  expect(disorder.at(-1)?.message).toBe("34 more of this kind, 59 in all.");
});
