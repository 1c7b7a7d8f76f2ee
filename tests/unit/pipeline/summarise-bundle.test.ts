// The library's row: counts and values of an analysis with the standing of each, and what is left of it live-observed.

import { describe, expect, test } from "vitest";
import { summaryWithoutInferred } from "@/lib/model/library-live-observed.ts";
import { summariseBundle } from "@/lib/pipeline/summarise-bundle.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { acknowledged, at, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const CHILD = "ses_child";
const OTHER = "ses_other";

/** One child reports, the other never does while the lead goes idle. */
function summary() {
  const analysis = analysed(
    session("ses_lead", [
      prompt(1),
      step(2, [acknowledged("call_a", CHILD, [2, 3]), acknowledged("call_b", OTHER, [2, 3])]),
      notice(20, CHILD),
      step(21),
      idle(23),
    ]),
  );
  const made = summariseBundle(analysis);
  if (made === null) throw new Error("no summary");
  return { analysis, made };
}

describe("the row of a bundle", () => {
  test("is named after its lead and spans its recorded times", () => {
    const { made } = summary();

    expect(made.session).toBe("ses_lead");
    expect(made.from).toMatchObject({ standing: "observed", value: at(1) });
    expect(made.to).toMatchObject({ value: at(23) });
  });

  test("counts every dispatch once, by fate and standing", () => {
    const { analysis, made } = summary();

    expect(made.fates.reduce((sum, { count }) => sum + count, 0)).toBe(analysis.dispatches.length);
    expect(made.fates[0]).toEqual({ fate: "completed", standing: "observed", count: 1 });
  });

  test("names the sessions that are not loaded", () => {
    const { made } = summary();

    expect(made.sessionsLoaded).toBe(1);
    expect(made.sessionsMissing.map(({ id }) => id).sort()).toEqual([CHILD, OTHER]);
  });

  test("of a bundle without a session cannot be made", () => {
    expect(summariseBundle(analysed())).toBeNull();
  });
});

test("only live-observed leaves no inferred value in the row", () => {
  const { made } = summary();
  const { summary: shown, hidden } = summaryWithoutInferred(made);

  expect(hidden).toBe(made.standings.inferred);
  expect(made.host.standing).toBe("inferred");
  expect(shown.host).toEqual({ claim: made.host.claim, standing: "hidden" });
  expect(shown.hostBecause).toEqual([]);
  expect(JSON.stringify(shown)).not.toContain('"standing":"inferred"');
  expect(shown.standings.inferred).toBe(0);
});
