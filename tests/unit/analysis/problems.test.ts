// The list of problems stays one that a person can read, and says what it leaves out.

import { expect, test } from "vitest";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { acknowledged, prompt, session, step } from "@/tests/scenario/rows-2.ts";
import { messageOf } from "../../scenario/worded.ts";

test("of many problems of one kind the first are named, and the number of all is said", () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ ...step(100 - index), id: `msg_${index}` }));
  const { problems } = analysed(session("ses_lead", [prompt(1), ...rows]));
  const disorder = problems.filter(({ code }) => code === "time-disorder");
  expect(disorder).toHaveLength(26);
  expect(messageOf(disorder.at(-1))).toBe("34 more places like this are not listed (59 in all).");
});

test("what a part of an export lacks is not counted as zero", () => {
  const page = {
    ...session("ses_lead", []),
    messages: { data: [prompt(1), step(2)], cursor: { next: "page-2" } },
  };
  const { totals } = analysed(page);
  expect(said(totals.denials)).toBe("unknown: cut off");
  expect(said(totals.dispatches)).toBe("unknown: cut off");
});

test("with an acknowledgement that cannot be read the most open at once is not known", () => {
  const call = acknowledged("call_a", "ses_child_a", [2, 3], { status: "queued" });
  const analysis = analysed(session("ses_lead", [prompt(1), step(2, [call])]));
  expect(said(analysis.totals.mostOpen)).toBe("unknown: unreadable");
  expect(analysis.recordedOpenAtOnce).toBe(0);
});
